import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { ApiError, concernsAll } from "../api-error.ts";
import { handleError } from "../errors/handle-error.ts";
import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";

/** Shows how far it is, and stops it: what was done stays, the rest is no longer tried. */
export interface Progress {
	readonly onStep: (tried: number) => void;
	readonly signal: AbortSignal;
}

interface Several<Row> {
	readonly rows: readonly Row[];
	/** How the person knows a row. */
	readonly nameOf: (row: Row) => string;
	/** Title of the message about those it was not possible for. */
	readonly title: string;
}

interface Change<Row> extends Several<Row> {
	readonly change: (row: Row) => Promise<unknown>;
	/** Fetches anew what is shown, before any message. */
	readonly renew: () => Promise<unknown>;
	/** Message when all were changed, e.g. "3 Kunden geändert"; of entries unless given. */
	readonly done?: (count: number) => string;
	readonly progress?: Progress;
}

/**
 * Changes one by one, a few at a time; what could not be changed is listed at the end, with the reason of each.
 * @returns how many were changed
 */
export async function changeMany<Row>(given: Change<Row>): Promise<number> {
	const { bulkChange, bulkChanged, bulkStopped } = currentTexts(texts).errors;
	const { rows, progress, done = bulkChanged } = given;
	const outcome = await eachRow(rows, given.change, progress);
	await given.renew();
	const count = outcome.done.length;
	if (await sayWhatStayed(outcome, given, bulkChange)) return count;
	const rest = outcome.kept.length;
	toast(
		rest === 0
			? { type: "positive", title: done(count) }
			: { type: "info", title: bulkStopped(count, rows.length) },
	);
	return count;
}

interface Deletion<Row> extends Several<Row> {
	readonly remove: (row: Row) => Promise<unknown>;
}

/**
 * Deletes one by one, a few at a time. What could not be deleted is listed at the end, with the reason of each; what the
 * whole session or connection stops ends it at once.
 */
export async function deleteMany<Row>(given: Deletion<Row>) {
	const outcome = await eachRow(given.rows, given.remove);
	await sayWhatStayed(outcome, given, currentTexts(texts).errors.bulkDelete);
	return { deleted: outcome.done, kept: outcome.kept };
}

const atOnce = 4;

/** Does something to each row, a few at a time, whatever happens to the others. */
async function eachRow<Row>(
	rows: readonly Row[],
	act: (row: Row) => Promise<unknown>,
	progress?: Progress,
) {
	const waiting = [...rows];
	const done = new Set<Row>();
	const refused: { readonly row: Row; readonly reason: string }[] = [];
	let stopped: unknown;
	let tried = 0;
	const next = () => (progress?.signal.aborted ? undefined : waiting.shift());
	const lane = async () => {
		for (let row = next(); row !== undefined; row = next()) {
			try {
				await act(row);
				done.add(row);
			} catch (error) {
				if (concernsAll(error)) {
					stopped ??= error;
					waiting.length = 0;
				} else refused.push({ row, reason: reasonOf(error) });
			}
			tried += 1;
			progress?.onStep(tried);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
	return {
		done: rows.filter((row) => done.has(row)),
		/** Those for which it was not possible or no longer tried. */
		kept: rows.filter((row) => !done.has(row)),
		refused,
		/** What the whole session or connection stopped; nothing more was tried after it. */
		stopped,
	};
}

function reasonOf(error: unknown): string {
	const t = currentTexts(texts).errors;
	return error instanceof ApiError && error.message !== "" ? error.message : t.unknown;
}

/** Names the rows it was not possible for, with the reason of each; resolves to whether there were any. */
async function sayWhatStayed<Row>(
	{ stopped, refused }: Awaited<ReturnType<typeof eachRow<Row>>>,
	{ title, nameOf }: Several<Row>,
	sentence: (count: number) => string,
): Promise<boolean> {
	if (stopped !== undefined) handleError(stopped, { context: title });
	else if (refused.length > 0) {
		await alertDialog({
			title,
			text: sentence(refused.length),
			lines: refused.map(({ row, reason }) => `${nameOf(row)}: ${reason}`),
		});
	} else return false;
	return true;
}
