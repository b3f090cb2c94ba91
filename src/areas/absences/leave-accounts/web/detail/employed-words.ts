import type { Words } from "#kit/contract/texts.ts";
import type { LeaveAccount } from "../../contract/account.ts";
import type { texts } from "../../text.ts";

type Basis = Pick<NonNullable<LeaveAccount["basis"]>, "twelfths" | "entry" | "exit">;

/**
 * Why a year's leave is counted by so many months. Who entered early enough or left late enough has all of it, and reads why that
 * is: hers is not a whole year.
 */
export function employedWords(
	{ twelfths, entry, exit }: Basis,
	{ employment: t }: Words<typeof texts>["why"],
	date: (day: string) => string,
): string {
	const isWhole = twelfths === 12;
	const months = String(twelfths);
	if (exit !== null) {
		if (isWhole) return t.leftLate(date(exit));
		return entry === null
			? t.left(date(exit), months)
			: t.inBetween({ from: date(entry), to: date(exit), months });
	}
	if (entry === null) return t.wholeYear;
	return isWhole ? t.enteredEarly(date(entry)) : t.entered(date(entry), months);
}
