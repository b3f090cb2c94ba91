import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { renewContracts } from "./renew-contracts.ts";

/** Asks and deletes; tells whether it was done. */
export async function removeEntry(remove: () => Promise<unknown>): Promise<boolean> {
	const t = currentTexts(texts).employments;
	const answer = await confirmDelete({ title: t.removing, text: t.removeText });
	if (answer === null) return false;
	try {
		await remove();
		return true;
	} catch (error) {
		handleError(error, { context: t.removing });
		return false;
	} finally {
		await renewContracts();
	}
}
