import type { FileRow } from "../../contract/files.ts";
import { mostRows } from "../../contract/files.ts";
import type { ComputedFile } from "./compute-file.ts";

interface Window {
	readonly from?: number | undefined;
	readonly count: number;
	readonly search?: string | undefined;
}

/** Rows at the beginning and end, and around what was found. */
const [first, last, around] = [40, 3, 3];

/** The rows that somebody wants to see; of a long file those around findings, unless others are asked for. */
export function wantedRows(file: ComputedFile, { from, count, search }: Window): FileRow[] {
	const places = Array.from(file.rows, (_, at) => at);
	const lineOf = linesOf(file);
	const chosen =
		search === undefined
			? from === undefined
				? shortened(file, places)
				: places.slice(from, from + count)
			: places.filter(finder(file, search.toLowerCase())).slice(0, count);
	return chosen.map((at) => shownRow(file, at, lineOf[at] ?? null));
}

function shortened({ findings }: ComputedFile, places: readonly number[]): number[] {
	if (places.length <= mostRows) return [...places];
	const wanted = new Set([...places.slice(0, first), ...places.slice(-last)]);
	for (const { row } of findings) {
		if (row === null || wanted.size >= mostRows - 2 * around) continue;
		for (let at = row - around; at <= row + around; at++) wanted.add(at);
	}
	return places.filter((at) => wanted.has(at));
}

function finder({ rows, facts }: ComputedFile, wanted: string): (at: number) => boolean {
	const names = new Map(
		[...facts.people.values()].map((one) => [
			one.id,
			`${one.lastName}, ${one.firstName}`.toLowerCase(),
		]),
	);
	return (at) => {
		const row = rows[at];
		if (row === undefined) return false;
		return (
			row.fields.some((text) => text.toLowerCase() === wanted) ||
			(names.get(row.entry.userId) ?? "").includes(wanted)
		);
	};
}

/** Lines of the file, from 1; null of rows that do not stand there. */
function linesOf({ head, rows }: ComputedFile): (number | null)[] {
	let line = head.length;
	return rows.map(({ isWritten }) => {
		if (isWritten) line += 1;
		return isWritten ? line : null;
	});
}

function shownRow({ rows }: ComputedFile, at: number, line: number | null): FileRow {
	const row = rows[at] as ComputedFile["rows"][number];
	const { userId, accountId, month, minutes, days, cents } = row.entry;
	return { at, line, fields: [...row.fields], userId, accountId, month, minutes, days, cents };
}
