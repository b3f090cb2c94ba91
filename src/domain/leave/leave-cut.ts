import type { DayRange } from "../time/month.ts";
import { type LeaveAmount, writtenAmount } from "./amount/account-unit.ts";
import { common, fullCalendarMonths } from "./employment-months.ts";
import { type CutKind, cutKinds, type LeaveLine } from "./leave-line.ts";

/** A declared time that shortens leave. */
export interface LeaveCut extends DayRange {
	readonly kind: CutKind;
	/** Months in which somebody works part-time beside it are not cut. */
	readonly worksPartTime: boolean;
}

const laws: Readonly<Record<CutKind, string>> = {
	PARENTAL: "§ 17 BEEG",
	CARE: "§ 4 PflegeZG",
};

/**
 * What is cut of a year: a twelfth of its leave for each full calendar month, never rounded to whole or half days. No
 * month is cut twice.
 *
 * @param part the employed part of the year
 * @param granted what the year grants
 */
export function cutLines(
	cuts: readonly LeaveCut[],
	part: DayRange,
	{ units, unit }: LeaveAmount,
): readonly LeaveLine[] {
	const cutAlready = new Set<number>();
	return cutKinds.flatMap((kind) => {
		const ranges = cuts
			.filter((cut) => cut.kind === kind && !cut.worksPartTime)
			.map((cut) => common(cut, part))
			.filter((range) => range !== null);
		const months = [...fullCalendarMonths(ranges)].filter((month) => !cutAlready.has(month));
		const [first] = months;
		if (first === undefined) return [];
		for (const month of months) cutAlready.add(month);
		const cut = Math.round((units * months.length) / 12);
		return [
			{
				kind: "CUT" as const,
				origin: kind,
				units: 0 - cut,
				effectiveOn: first,
				expiresOn: null,
				steps: [
					`${writtenAmount(units, unit)} × ${months.length} ÷ 12 = ${writtenAmount(cut, unit)}`,
				],
				law: laws[kind],
				fullCalendarMonths: months.length,
			},
		];
	});
}
