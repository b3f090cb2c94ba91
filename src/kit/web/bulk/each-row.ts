import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { ApiError, NetworkError } from "../api-error.ts";
import { handleError } from "../errors/handle-error.ts";
import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";

interface BulkOutcome<Row> {
	/** In the order they were given. */
	readonly done: readonly Row[];
	/** Those for which it was not possible or no longer tried. */
	readonly kept: readonly Row[];
	readonly refused: readonly { readonly row: Row; readonly reason: string }[];
	/** What the whole session or connection stopped; nothing more was tried after it. */
	readonly stopped: unknown;
}

const atOnce = 4;

/** Does something to each row, a few at a time, whatever happens to the others. */
export async function eachRow<Row>(
	rows: readonly Row[],
	act: (row: Row) => Promise<unknown>,
): Promise<BulkOutcome<Row>> {
	const waiting = [...rows];
	const done = new Set<Row>();
	const refused: { readonly row: Row; readonly reason: string }[] = [];
	let stopped: unknown;
	const lane = async () => {
		for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
			try {
				await act(row);
				done.add(row);
			} catch (error) {
				if (concernsAll(error)) {
					stopped ??= error;
					waiting.length = 0;
				} else refused.push({ row, reason: reasonOf(error) });
			}
		}
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
	return {
		done: rows.filter((row) => done.has(row)),
		kept: rows.filter((row) => !done.has(row)),
		refused,
		stopped,
	};
}

function concernsAll(error: unknown): boolean {
	return (
		error instanceof NetworkError ||
		(error instanceof ApiError &&
			["ClientUnauthorized", "InvalidRole", "Maintenance"].includes(error.error))
	);
}

function reasonOf(error: unknown): string {
	const t = currentTexts(texts).errors;
	return error instanceof ApiError && error.message !== "" ? error.message : t.unknown;
}

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
