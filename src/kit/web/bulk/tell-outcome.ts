import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { handleError } from "../errors/handle-error.ts";
import type { BulkOutcome } from "./each-row.ts";

interface Given<Row> {
	/** Title of the message. */
	readonly title: string;
	/** How the person knows a row. */
	readonly nameOf: (row: Row) => string;
	/** Says that it was not possible for so many. */
	readonly refused: (count: number) => string;
}

/** Tells which rows something was not possible for, with the reason of each; resolves to whether there was something to tell. */
export async function tellOutcome<Row>(
	{ stopped, refused }: BulkOutcome<Row>,
	given: Given<Row>,
): Promise<boolean> {
	const { title, nameOf } = given;
	if (stopped !== undefined) handleError(stopped, { context: title });
	else if (refused.length > 0) {
		await alertDialog({
			title,
			text: given.refused(refused.length),
			lines: refused.map(({ row, reason }) => `${nameOf(row)}: ${reason}`),
		});
	} else return false;
	return true;
}
