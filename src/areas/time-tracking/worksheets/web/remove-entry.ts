import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { renewWorksheets } from "./renew-worksheets.ts";

interface Removal {
	readonly title: string;
	/** The question. */
	readonly text: string;
	readonly remove: () => Promise<unknown>;
}

/** Asks and deletes; tells whether it was done. */
export async function removeEntry({ title, text, remove }: Removal): Promise<boolean> {
	if ((await confirmDelete({ title, text })) === null) return false;
	try {
		await remove();
		return true;
	} catch (error) {
		handleError(error, { context: title });
		return false;
	} finally {
		await renewWorksheets();
	}
}
