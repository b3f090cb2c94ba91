import { numberOfPerson } from "./one-person.ts";
import type { WageLine } from "./wage-file-input.ts";
import type { WageFinding } from "./wage-finding.ts";

/** Lines of a file, still without their ends, and what there is to say of those that were handed in. */
export interface WrittenWageFile {
	readonly lines: readonly string[];
	readonly findings: readonly WageFinding[];
}

/** By person, sums of the month before days, then by wage type; lines without one come last. */
export function inFileOrder<Line extends { readonly given: WageLine }>(
	lines: readonly Line[],
): Line[] {
	const placed = lines.map((line) => ({ line, person: placeOfPerson(line.given) }));
	placed.sort(
		(first, second) =>
			compared(first.person, second.person) || byKind(first.line.given, second.line.given),
	);
	return placed.map(({ line }) => line);
}

function byKind(first: WageLine, second: WageLine): number {
	return (
		Number(first.kind === "CALENDAR") - Number(second.kind === "CALENDAR") ||
		(first.day ?? 0) - (second.day ?? 0) ||
		(first.wageType ?? 10_000) - (second.wageType ?? 10_000)
	);
}

/** Numbers by their size, before those with letters. */
function placeOfPerson({ personnelNo }: WageLine): string {
	const number = numberOfPerson(personnelNo ?? "");
	return /^\d+$/.test(number) ? number.padStart(20, "0") : `a${number}`;
}

function compared(first: string, second: string): number {
	if (first === second) return 0;
	return first < second ? -1 : 1;
}
