import { wholeDay } from "../leave/leave-days.ts";
import { dateOfDay } from "../time/civil-date.ts";
import type { LocalDay } from "../time/quantities.ts";

/** § 45 (2) SGB V: workdays a calendar year for the care of children who are ill. */
interface ChildSickLaw {
	/** Calendar years, both inclusive. */
	readonly from: number;
	readonly to: number;
	readonly perChild: number;
	readonly most: number;
	/** Of single parents. */
	readonly single: { readonly perChild: number; readonly most: number };
}

/** Each year's figures are decided anew (§ 45 (2a)): of a year that is not here nothing is known. */
const laws: readonly ChildSickLaw[] = [
	{ from: 2024, to: 2026, perChild: 15, most: 35, single: { perChild: 30, most: 70 } },
];

/** What somebody has declared of her children. */
export interface ChildrenDeclared {
	readonly children: number;
	readonly isSingleParent: boolean;
}

/** Without a word the least is taken for granted: one child, with two parents. */
const undeclared: ChildrenDeclared = { children: 1, isSingleParent: false };

/** Ten thousandths of a workday in a calendar year; null: of that year the law is not known. */
export function childSickQuota(
	year: number,
	{ children, isSingleParent }: ChildrenDeclared,
): number | null {
	const law = laws.find(({ from, to }) => from <= year && year <= to);
	if (law === undefined) return null;
	const { perChild, most } = isSingleParent ? law.single : law;
	return Math.min(children * perChild, most) * wholeDay;
}

/** A day at home with a child that is ill. */
export interface ChildSickDay {
	readonly day: LocalDay;
	/** Ten thousandths of a workday. */
	readonly cost: number;
}

/** A calendar year of an absence; quantities are ten thousandths of a workday. */
export interface ChildSickYear extends ChildrenDeclared {
	readonly year: number;
	readonly quota: number | null;
	/** Without the absence, and with it. */
	readonly before: number;
	readonly after: number;
	readonly isDeclared: boolean;
}

/**
 * What an absence takes of the quotas of its years, the earliest first. How many children there are is what was declared for the
 * last of its days in that year.
 *
 * @param own its days, with what each costs
 * @param others days of other absences of the kind that count or are asked for
 */
export function childSickYears(
	own: readonly ChildSickDay[],
	others: readonly ChildSickDay[],
	declared: readonly (ChildrenDeclared & {
		readonly from: LocalDay;
		readonly to: LocalDay | null;
	})[],
): ChildSickYear[] {
	const years = Map.groupBy(own, yearOf);
	return [...years].map(([year, days]) => {
		const last = Math.max(...days.map(({ day }) => day));
		const row = declared.find(({ from, to }) => from <= last && (to === null || last <= to));
		const { children, isSingleParent } = row ?? undeclared;
		const before = sumOf(others.filter((one) => yearOf(one) === year));
		return {
			...{ year, children, isSingleParent, isDeclared: row !== undefined },
			quota: childSickQuota(year, { children, isSingleParent }),
			...{ before, after: before + sumOf(days) },
		};
	});
}

const yearOf = ({ day }: ChildSickDay): number => dateOfDay(day).year;

function sumOf(days: readonly ChildSickDay[]): number {
	return days.reduce((sum, { cost }) => sum + cost, 0);
}
