import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { remainingOf } from "#domain/leave/leave-accounts.ts";
import { type ExpiringLeave, expiringUntil, openLeave } from "#domain/leave/open-leave.ts";
import type { YearAccount } from "#domain/leave/year-account.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { CostedDay } from "./leave-facts-of.ts";
import {
	type LeaveAsked,
	type LeavePerson,
	type ReckonedYear,
	readLeave,
	reckoningOf,
	reckonLeave,
	standingLine,
	yearOf,
} from "./reckon-leave.ts";
import { kindAsked } from "./sql/people.ts";

/** A year of somebody's leave, before and after what is wanted; all of it in the unit of the account. */
export interface LeaveYear {
	readonly year: number;
	readonly unit: AccountUnit;
	readonly requested: number;
	/** What is left without what is wanted; null where nobody has set up an account. */
	readonly before: number | null;
	readonly after: number | null;
	/** How far it may go below 0. */
	readonly advance: number;
	/** What of that lapses first if nothing more is taken. */
	readonly lapses: ExpiringLeave | null;
}

export interface WantedLeave extends Omit<LeaveAsked, "userIds"> {
	readonly people: readonly {
		readonly userId: string;
		readonly days: readonly CostedDay[];
		/** The absence that is to be changed: what it takes now is left out. */
		readonly exceptAbsenceId: string | null;
	}[];
}

/**
 * What leave of people comes to before and after days that they want, by year: this year, those of the days, and every
 * other that has an account. Reckoned from the facts, so that it is right also where nobody has settled the accounts yet.
 */
export async function leaveOf(
	tx: Tx,
	tenantId: string,
	{ activityId, today, people }: WantedLeave,
): Promise<ReadonlyMap<string, readonly LeaveYear[]>> {
	const userIds = people.map(({ userId }) => userId);
	const yearsWith = await readLeaveYears(tx, tenantId, { activityId, today, userIds });
	return new Map(
		people.flatMap((wanted) => {
			const years = yearsWith(wanted);
			return years === undefined ? [] : [[wanted.userId, years] as const];
		}),
	);
}

/** The years of somebody with what she wants; undefined where she is not there. */
export type LeaveYearsWith = (
	wanted: WantedLeave["people"][number],
) => readonly LeaveYear[] | undefined;

/** The same for who wants several things, each by itself; read once for all, in one round trip. */
export async function readLeaveYears(
	tx: Tx,
	tenantId: string,
	asked: LeaveAsked,
): Promise<LeaveYearsWith> {
	const known = await readLeave(tx, tenantId, asked);
	return ({ userId, days, exceptAbsenceId }) => {
		const person = known.get(userId);
		if (person === undefined) return undefined;
		const others = person.days.filter(({ absenceId }) => absenceId !== exceptAbsenceId);
		return yearsOf({ ...person, days: others }, asked.today, days);
	};
}

function yearsOf(person: LeavePerson, today: string, wanted: readonly CostedDay[]): LeaveYear[] {
	const costly = wanted.filter(({ cost }) => cost > 0);
	const nothing = costly.map(({ day }) => freeOn(day));
	const reckoned = reckoningOf(person, today);
	const found = changedYears(person, reckoned(nothing), reckoned(costly));
	const first = found[0]?.year ?? 0;
	const earlier = new Set(costly.map(({ day }) => yearOf(day)).filter((year) => year < first));
	const unknown = [...earlier].map((year) => ({
		year,
		unit: person.unit,
		requested: 0,
		before: null,
		after: null,
		advance: person.advance,
		lapses: null,
	}));
	return [...unknown.sort((a, b) => a.year - b.year), ...found];
}

/** Years of the same facts but for what is wanted. */
function changedYears(
	{ advance }: Pick<LeavePerson, "advance">,
	before: readonly ReckonedYear[],
	after: readonly ReckonedYear[],
): LeaveYear[] {
	return before.map(({ account, unit, isConfigured, requested }, nth) => {
		const then = after[nth]?.account ?? account;
		return {
			year: account.year,
			...{ unit, requested },
			before: isConfigured ? remainingOf(account) : null,
			after: isConfigured ? remainingOf(then) : null,
			advance,
			lapses: firstLapse(then),
		};
	});
}

interface WithoutDuty {
	readonly userId: string;
	readonly today: string;
	/** Whole days, in their written form. */
	readonly from: string;
	readonly to: string;
	/** The absence that is to be changed. */
	readonly exceptAbsenceId: string | null;
}

/**
 * What unpaid leave does to the account that leave lies in, in the years of its days; those without an account are left out, and
 * where the company keeps none there are no years.
 */
export async function leaveWithoutDuty(
	tx: Tx,
	tenantId: string,
	{ userId, today, from, to, exceptAbsenceId }: WithoutDuty,
): Promise<readonly LeaveYear[]> {
	const kind = await kindAsked(tx, tenantId, undefined);
	if (kind === null) return [];
	const known = await readLeave(tx, tenantId, { activityId: kind.id, today, userIds: [userId] });
	const person = known.get(userId);
	if (person === undefined) return [];
	const others = person.row.unpaid.filter(({ absenceId }) => absenceId !== exceptAbsenceId);
	const reckoned = (unpaid: LeavePerson["row"]["unpaid"]) =>
		reckonLeave({ ...person, row: { ...person.row, unpaid } }, today, [freeOn(to)]);
	const wanted = { absenceId: "", from, to };
	return changedYears(person, reckoned(others), reckoned([...others, wanted])).filter(
		({ year, before }) => before !== null && yearOf(from) <= year && year <= yearOf(to),
	);
}

/** A day that costs nothing: its year is reckoned. */
const freeOn = (day: string): CostedDay => ({ day, cost: 0, costMinutes: 0 });

function firstLapse({ year, lines }: YearAccount): ExpiringLeave | null {
	const open = openLeave(lines.map(standingLine));
	return expiringUntil(open, `${year + 1}-12-31`)[0] ?? null;
}
