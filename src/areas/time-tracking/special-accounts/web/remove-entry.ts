import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { renewAccounts } from "./renew-accounts.ts";

interface Given {
	readonly title: string;
	readonly text: string;
	readonly remove: () => Promise<unknown>;
}

/** Asks and deletes; tells whether it was done. */
export async function removeEntry(given: Given): Promise<boolean> {
	const { title, text, remove } = given;
	const answer = await confirmDelete({ title, text, confirm: title });
	if (answer === null) return false;
	try {
		await remove();
		return true;
	} catch (error) {
		handleError(error, { context: title });
		return false;
	} finally {
		await renewAccounts();
	}
}
