import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewOvertime } from "./renew-overtime.ts";

/** Asks and takes a modification back; tells whether it was done. */
export async function takeBack(modificationId: string): Promise<boolean> {
	const t = currentTexts(texts).detail;
	const answer = await confirmDelete({
		title: t.remove,
		text: t.removeText,
		confirm: t.remove,
	});
	if (answer === null) return false;
	try {
		await api(contract.deleteOvertimeModification, { modificationId });
		return true;
	} catch (error) {
		handleError(error, { context: t.remove });
		return false;
	} finally {
		await renewOvertime();
	}
}
