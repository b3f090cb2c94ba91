import type { ChildSickYearAnswer } from "#areas/absences/requests/contract/child-sick-year.ts";
import {
	type ChildSickDay,
	type ChildSickYear,
	childSickYears,
} from "#domain/absences/child-sick.ts";
import { writtenDays } from "#domain/leave/leave-days.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type ChildSickRow, readChildSick } from "./sql.ts";

/** An absence for a child that is ill, kept or wanted. */
export interface ChildSickAbsence {
	readonly userId: string;
	/** Null of a new one. */
	readonly id: string | null;
	readonly days: readonly ChildSickDay[];
}

/**
 * What absences take of the quotas of their years, in the order of the absences; one statement, however many they are. Each is
 * seen beside all others of its person that count or are asked for.
 */
export async function childYearsOf(
	tx: Tx,
	tenantId: string,
	absences: readonly ChildSickAbsence[],
): Promise<readonly ChildSickYear[][]> {
	const years = absences.flatMap(({ days }) => days.map(({ day }) => dateOfDay(day).year));
	if (years.length === 0) return absences.map(() => []);
	const people = await childSickPeople(
		tx,
		tenantId,
		absences.map(({ userId }) => userId),
		{ from: Math.min(...years), to: Math.max(...years) },
	);
	return absences.map((one) => childYears(one, people.get(one.userId)));
}

/** What is kept of people about children that are ill in some calendar years, by their ids. */
export async function childSickPeople(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, ChildSickRow>> {
	const found = await readChildSick(tx, tenantId, [...new Set(userIds)].sort(), {
		...{ from: `${from}-01-01`, to: `${to}-12-31` },
	});
	return new Map(found.map((row) => [row.userId, row]));
}

/** What one absence takes, by what is kept of its person. */
export function childYears(
	{ id, days }: Omit<ChildSickAbsence, "userId">,
	row: ChildSickRow | undefined,
): ChildSickYear[] {
	const others = (row?.days ?? []).filter(({ absenceId }) => absenceId !== id);
	return childSickYears(
		days,
		others.map(({ day, cost }) => ({ day: dayOfIso(day), cost })),
		(row?.declared ?? []).map(({ from, to, ...said }) => ({
			...said,
			from: dayOfIso(from),
			to: to === null ? null : dayOfIso(to),
		})),
	);
}

/** As it is answered. */
export function shownChildYear({
	quota,
	before,
	after,
	...year
}: ChildSickYear): ChildSickYearAnswer {
	return {
		...year,
		quota: quota === null ? null : writtenDays(quota),
		...{ before: writtenDays(before), after: writtenDays(after) },
		left: quota === null ? null : writtenDays(quota - after),
	};
}
