import { numberOfPerson } from "./one-person.ts";
import type { WageLine } from "./wage-file-input.ts";
import type { WageFinding } from "./wage-finding.ts";

/** Lines of a file, still without their ends, and what there is to say of those that were handed in. */
export interface WrittenWageFile {
	readonly lines: readonly string[];
	readonly findings: readonly WageFinding[];
}

/** By person, sums of the month before days, then by wage type; lines without one come last. */
export function byWageLine(first: WageLine, second: WageLine): number {
	return (
		byPerson(first.personnelNo ?? "", second.personnelNo ?? "") ||
		Number(first.kind === "CALENDAR") - Number(second.kind === "CALENDAR") ||
		(first.day ?? 0) - (second.day ?? 0) ||
		(first.wageType ?? 10_000) - (second.wageType ?? 10_000)
	);
}

/** Numbers by their size, before those with letters. */
function byPerson(first: string, second: string): number {
	const [one, other] = [numberOfPerson(first), numberOfPerson(second)];
	const isNumber = (text: string) => /^\d+$/.test(text);
	if (isNumber(one) !== isNumber(other)) return isNumber(one) ? -1 : 1;
	if (isNumber(one) && one.length !== other.length) return one.length - other.length;
	return one < other ? -1 : one > other ? 1 : 0;
}
