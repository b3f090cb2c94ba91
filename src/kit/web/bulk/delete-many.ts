import { alertDialog } from "../../ui/dialog/alert-dialog.tsx";
import { ApiError, NetworkError } from "../api-error.ts";
import { handleError } from "../errors/handle-error.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { currentTexts } from "../texts.ts";

interface Given<Row> {
	readonly rows: readonly Row[];
	/** How the person knows it. */
	readonly nameOf: (row: Row) => string;
	readonly remove: (row: Row) => Promise<unknown>;
	/** Title of the message. */
	readonly title: string;
}

interface Outcome<Row> {
	readonly deleted: readonly Row[];
	readonly kept: readonly Row[];
}

const atOnce = 4;

/**
 * Deletes one by one, a few at a time. What could not be deleted is told at the end, with the reason of each; what the
 * whole session or connection stops ends it at once.
 */
export async function deleteMany<Row>(
	given: Given<Row>,
): Promise<Outcome<Row>> {
	const waiting = [...given.rows];
	const deleted = new Set<Row>();
	const reasons: { readonly row: Row; readonly reason: string }[] = [];
	let stopped: unknown;
	const lane = async () => {
		for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
			try {
				await given.remove(row);
				deleted.add(row);
			} catch (error) {
				if (concernsAll(error)) {
					stopped ??= error;
					waiting.length = 0;
				} else reasons.push({ row, reason: reasonOf(error) });
			}
		}
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
	if (stopped !== undefined) handleError(stopped, { context: given.title });
	else if (reasons.length > 0) await tell(given, reasons);
	return {
		deleted: given.rows.filter((row) => deleted.has(row)),
		kept: given.rows.filter((row) => !deleted.has(row)),
	};
}

async function tell<Row>(
	{ title, nameOf }: Given<Row>,
	reasons: readonly { readonly row: Row; readonly reason: string }[],
): Promise<void> {
	const t = currentTexts(german, english).errors;
	await alertDialog({
		title,
		text: t.bulkDelete(reasons.length),
		lines: reasons.map(({ row, reason }) => `${nameOf(row)}: ${reason}`),
	});
}

function concernsAll(error: unknown): boolean {
	return (
		error instanceof NetworkError ||
		(error instanceof ApiError &&
			["ClientUnauthorized", "InvalidRole", "Maintenance"].includes(
				error.error,
			))
	);
}

function reasonOf(error: unknown): string {
	const t = currentTexts(german, english).errors;
	return error instanceof ApiError && error.message !== ""
		? error.message
		: t.unknown;
}
