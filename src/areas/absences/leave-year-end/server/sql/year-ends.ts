import { sql } from "kysely";
import {
	accountKind,
	storedAmount,
	unitOfKind,
	unitsIn,
} from "#areas/absences/leave-accounts/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows, changeRow } from "#kit/server/versioned-rows/sql.ts";
import type { LeaveYearEndRun } from "../../contract.ts";

/** A year that somebody closed; quantities are in the unit of its kind of leave. */
export interface RunRow
	extends Omit<LeaveYearEndRun, "runAt" | "remaining" | "expired" | "carried">,
		Record<string, unknown> {
	readonly runAt: Date;
	readonly unit: AccountUnit;
	readonly remainingUnits: number;
	readonly expiredUnits: number;
	readonly carriedUnits: number;
}

/** How a year was closed; no row where nobody has. */
export function standingRun(
	tenantId: string,
	year: number,
	activityId: string | undefined,
): Statement {
	const units = (name: string) =>
		sql`coalesce(sum(${unitsIn(`x.${name}`, `x.${name}_minutes`)}), 0)::int`;
	return statementOf(sql`
		select y.id, y.version, y.state, y.run_at as "runAt",
			${unitOfKind(tenantId, sql`y.activity_id`)} as unit, u.first_name || ' ' || u.last_name as "runBy", f.*, exists (
			select from leave_year_end z where z.tenant_id = y.tenant_id and z.activity_id = y.activity_id and z.year > y.year
				and z.state <> 'UNDONE') as "isBuiltOn"
		from leave_year_end y
		left join app_user u on u.tenant_id = y.tenant_id and u.id = y.run_by
		cross join lateral (
			select count(*)::int as people, ${units("remaining")} as "remainingUnits", ${units("expired")} as "expiredUnits",
				${units("carried")} as "carriedUnits"
			from leave_year_end_person x where x.tenant_id = y.tenant_id and x.year_end_id = y.id) f
		where y.tenant_id = ${tenantId} and y.year = ${year}::int and y.activity_id = ${accountKind(tenantId, activityId)}
			and y.state <> 'UNDONE'`);
}

export interface NewYearEnd {
	readonly id: string;
	readonly year: number;
	readonly activityId: string;
	readonly runAt: Date;
	readonly runBy: string;
}

/** Begins to close a year, or goes on where it was begun. @returns the id of what stands */
export async function holdYearEnd(tx: Tx, tenantId: string, given: NewYearEnd): Promise<string> {
	await execute(tx)`
		insert into leave_year_end (tenant_id, id, year, activity_id, run_at, run_by)
		values (${tenantId}, ${given.id}, ${given.year}, ${given.activityId}, ${given.runAt}, ${given.runBy})
		on conflict (tenant_id, activity_id, year) where state <> 'UNDONE' do nothing`;
	const found = await firstRow(tx)<{ id: string }>`
		select id from leave_year_end where tenant_id = ${tenantId} and activity_id = ${given.activityId} and year = ${given.year}
			and state <> 'UNDONE' for update`;
	if (found === undefined) throw new Error("The year's end was taken back in between.");
	return found.id;
}

export interface StoredYearEnd {
	readonly id: string;
	readonly version: number;
	readonly year: number;
	readonly activityId: string;
	readonly state: LeaveYearEndRun["state"];
}

/** @returns undefined where there is none */
export function readYearEnd(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<StoredYearEnd>`
		select id, version, year, activity_id as "activityId", state from leave_year_end
		where tenant_id = ${tenantId} and id = ${id} for update`;
}

/** Whether a later year of the kind was closed. */
export async function isBuiltOn(
	tx: Tx,
	tenantId: string,
	{ year, activityId }: Pick<StoredYearEnd, "year" | "activityId">,
): Promise<boolean> {
	const found = await firstRow(tx)`
		select 1 from leave_year_end where tenant_id = ${tenantId} and activity_id = ${activityId} and year > ${year}::int
			and state <> 'UNDONE' limit 1`;
	return found !== undefined;
}

export async function markDone(tx: Tx, tenantId: string, id: string): Promise<void> {
	await execute(tx)`
		update leave_year_end set state = 'DONE', version = version + 1
		where tenant_id = ${tenantId} and id = ${id} and state = 'RUNNING'`;
}

export function markUndone(
	tx: Tx,
	tenantId: string,
	id: string,
	by: { readonly at: Date; readonly userId: string },
): Promise<number> {
	return changeRow(
		tx,
		"leave_year_end",
		{ tenantId, id },
		{
			...{ state: "UNDONE", undone_at: by.at, undone_by: by.userId },
		},
	);
}

/** The next people with an account of the year whom the run has not closed it for. */
export async function nextOpen(
	tx: Tx,
	tenantId: string,
	{ id, year, activityId }: Pick<StoredYearEnd, "id" | "year" | "activityId">,
	{ afterId, most }: { readonly afterId: string; readonly most: number },
): Promise<readonly string[]> {
	const found = await rows(tx)<{ id: string }>`
		select u.id from leave_account a
		join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id and u.is_enabled and u.role = 'USER'
		where a.tenant_id = ${tenantId} and a.year = ${year}::int and a.activity_id = ${activityId} and u.id > ${afterId}
			and not exists (select from leave_year_end_person x where x.tenant_id = a.tenant_id and x.year_end_id = ${id} and x.user_id = u.id)
		order by u.id limit ${most}`;
	return found.map((one) => one.id);
}

/** The next people whose year was closed by a run. */
export async function nextClosed(
	tx: Tx,
	tenantId: string,
	id: string,
	{ afterId, most }: { readonly afterId: string; readonly most: number },
): Promise<readonly string[]> {
	const found = await rows(tx)<{ id: string }>`
		select x.user_id as id from leave_year_end_person x
		join app_user u on u.tenant_id = x.tenant_id and u.id = x.user_id and u.is_enabled
		where x.tenant_id = ${tenantId} and x.year_end_id = ${id} and x.user_id > ${afterId} order by x.user_id limit ${most}`;
	return found.map((one) => one.id);
}

/** How many people have an account of the year. */
export async function countPeople(
	tx: Tx,
	tenantId: string,
	{ year, activityId }: Pick<StoredYearEnd, "year" | "activityId">,
): Promise<number> {
	const found = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from leave_account a
		join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id and u.is_enabled and u.role = 'USER'
		where a.tenant_id = ${tenantId} and a.year = ${year}::int and a.activity_id = ${activityId}`;
	return found?.count ?? 0;
}

/** What a year came to for a person, in the unit of the account. */
export interface ClosedPerson {
	readonly userId: string;
	readonly unit: AccountUnit;
	readonly remaining: number;
	readonly expired: number;
	readonly carried: number;
	readonly pots: readonly {
		readonly origin: string;
		readonly year: number;
		readonly expiresOn: string | null;
		readonly units: number;
	}[];
}

export async function insertClosed(
	tx: Tx,
	tenantId: string,
	yearEndId: string,
	people: readonly ClosedPerson[],
): Promise<void> {
	if (people.length === 0) return;
	await addRows(
		tx,
		"leave_year_end_person",
		people.map(({ userId, pots, ...figures }) => ({
			tenant_id: tenantId,
			year_end_id: yearEndId,
			user_id: userId,
			pots: JSON.stringify(pots),
			...storedFigures(figures),
		})),
	);
}

function storedFigures({
	unit,
	remaining,
	expired,
	carried,
}: Omit<ClosedPerson, "userId" | "pots">) {
	const left = storedAmount(remaining, unit);
	const lost = storedAmount(expired, unit);
	const over = storedAmount(carried, unit);
	return {
		...{ remaining: left.days, expired: lost.days, carried: over.days },
		...{ remaining_minutes: left.minutes, expired_minutes: lost.minutes },
		carried_minutes: over.minutes,
	};
}

/** The kind of leave that is asked for, or that which most rules fill; null where there is none. */
export async function yearActivity(
	tx: Tx,
	tenantId: string,
	activityId: string | undefined,
): Promise<string | null> {
	const found = await firstRow(tx)<{ id: string | null }>`
		select ${accountKind(tenantId, activityId)} as id`;
	return found?.id ?? null;
}
