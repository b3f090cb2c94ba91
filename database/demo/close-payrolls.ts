import { sql } from "kysely";
import { reckonPeople, setClosed } from "#areas/payroll/payrolls/server/public.ts";
import { insertClosed } from "#areas/time-tracking/month-close/server/public.ts";
import { monthsToFreeze } from "#areas/time-tracking/target-actual/server/public.ts";
import { engineVersion, sumOfDays } from "#domain/month-close/day-figures.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, type DayRange, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { employedIn, insertPeriod } from "./insert-payrolls.ts";
import { insertWageFiles } from "./insert-wage-files.ts";

/** Of the newest closed months how each day came about is kept too; of all of them the demo would take much longer. */
const tracedMonths = 2;

/**
 * The months of a history are closed, but for the one that was over last, and go to payroll. Somebody's last week came later in
 * the newest two: the correction of the older one went with the next file, that of the newest waits. Called last: nothing is
 * written into a closed month.
 */
export async function closePayrolls(builder: TenantBuilder, { from, to }: DayRange): Promise<void> {
	const first = monthOf(from).from === from ? from : addMonths(monthOf(from).from, 1);
	const last = monthOf(addMonths(to, -2)).from;
	const by = await clerkOf(builder);
	let corrected: { readonly month: DayRange; readonly userId: string } | undefined;
	for (let day = first; day <= last; day = addMonths(day, 1)) {
		const month = monthOf(day);
		const userIds = await employedIn(builder, month);
		await lockMonth(builder, month, userIds, day > addMonths(last, -tracedMonths));
		const late = day >= addMonths(last, -1) ? await lateAmong(builder, userIds) : undefined;
		await closeRun(builder, month, { userIds, late });
		const at = closedAt(month);
		if (corrected !== undefined)
			await closeRun(builder, corrected.month, { userIds: [corrected.userId], runNo: 1 });
		const made = { at, by, isImported: day < last };
		await insertWageFiles(builder, { month: monthName(month), nth: 0, ...made });
		// "Lohn und Gehalt" has a file of one month alone
		if (corrected !== undefined)
			await insertWageFiles(builder, { month: monthName(corrected.month), nth: 1, ...made });
		if (day === last && late !== undefined)
			await closeRun(builder, month, { userIds: [late], runNo: 1 });
		corrected = late === undefined ? undefined : { month, userId: late };
	}
}

/** Example: 2026-06 */
function monthName({ from }: DayRange): string {
	return isoOfDay(from).slice(0, 7);
}

/** Somebody whose pay goes to LODAS, where there is one: its next file bears corrections too. */
async function lateAmong(
	{ tx, tenantId }: TenantBuilder,
	userIds: readonly string[],
): Promise<string | undefined> {
	const found = await tx
		.selectFrom("app_user as u")
		.innerJoin("payroll_export_config as m", (join) =>
			join.onRef("m.tenant_id", "=", "u.tenant_id").onRef("m.site_id", "=", "u.site_id"),
		)
		.innerJoin("wage as w", (join) =>
			join.onRef("w.tenant_id", "=", "u.tenant_id").onRef("w.user_id", "=", "u.id"),
		)
		.select("u.id")
		.where("u.tenant_id", "=", tenantId)
		.where("m.type", "=", "DATEV_LODAS")
		.where("w.kind", "=", "HOURLY")
		.where("u.id", "in", [...userIds])
		.orderBy("u.id")
		.executeTakeFirst();
	return found?.id ?? userIds[0];
}

async function clerkOf({ tx, tenantId }: TenantBuilder): Promise<string> {
	const logins = await tx
		.selectFrom("user_login")
		.select(["user_id", "username"])
		.where("tenant_id", "=", tenantId)
		.orderBy("username")
		.execute();
	const clerk = logins.find(({ username }) => username === "abrechnung") ?? logins[0];
	return clerk?.user_id as string;
}

interface Run {
	readonly userIds: readonly string[];
	/** Whose last week is not there yet. */
	readonly late?: string | undefined;
	readonly runNo?: number;
}

/** On the third day of the next month. */
function closedAt({ to }: DayRange): Date {
	return new Date(`${isoOfDay((to + 3) as LocalDay)}T09:00:00Z`);
}

async function closeRun(
	builder: TenantBuilder,
	range: DayRange,
	{ userIds, late, runNo = 0 }: Run,
): Promise<void> {
	const { tx, tenantId } = builder;
	const at = closedAt(range);
	const month = monthName(range);
	const ids = await insertPeriod(builder, range, userIds, runNo);
	const terms = { month, chargeBy: "UNIT", proRata: "CALENDAR_DAYS" } as const;
	const all = await reckonPeople(tx, tenantId, terms, userIds);
	const early = late === undefined ? [] : [late];
	const through = isoOfDay((range.to - 7) as LocalDay);
	const known = await reckonPeople(tx, tenantId, { ...terms, through }, early);
	const closed = userIds.flatMap((userId) => {
		const reckoned = known.get(userId) ?? all.get(userId);
		if (reckoned === undefined) return [];
		const lines = reckoned.lines.map((line) => ({ ...line, id: builder.newId(at.getTime()) }));
		return [{ row: { id: ids.get(userId) as string, userId, month, runNo }, reckoned, lines }];
	});
	await setClosed(tx, tenantId, at, closed);
	await acknowledgeWarnings(builder, [...ids.values()], at);
	await tx
		.updateTable("payroll_period")
		.set({ state: "CLOSED" })
		.where("tenant_id", "=", tenantId)
		.where("month", "=", isoOfDay(range.from))
		.where("run_no", "=", runNo)
		.execute();
}

/** Nothing is closed with a warning that nobody has looked at. */
async function acknowledgeWarnings(
	{ tx, tenantId }: TenantBuilder,
	ids: readonly string[],
	at: Date,
): Promise<void> {
	await sql`
		update payroll x set checked_by = l.user_id, checked_at = ${at}, acknowledged = (
			select coalesce(jsonb_agg(w || jsonb_build_object('reason', 'Mit der Leitung besprochen', 'by', l.user_id,
				'at', ${at.toISOString()}::text)), '[]') from jsonb_array_elements(x.warnings) w)
		from (select user_id from user_login where tenant_id = ${tenantId} order by username = 'abrechnung' desc limit 1) l
		where x.tenant_id = ${tenantId} and x.id = any(${[...ids]}::uuid[])`.execute(tx);
}

async function lockMonth(
	{ tx, tenantId }: TenantBuilder,
	range: DayRange,
	userIds: readonly string[],
	isTraced: boolean,
): Promise<void> {
	const first = isoOfDay(range.from);
	const frozen = await monthsToFreeze(tx, { tenantId, userIds }, first.slice(0, 7), isTraced);
	await insertClosed(
		tx,
		tenantId,
		[...frozen].map(([userId, { days, rules }]) => ({
			...{ tenantId, userId, month: first, closeNo: 1, by: null, at: closedAt(range), days },
			figures: sumOfDays(days.map(({ result }) => result)),
			versions: { engine: engineVersion, rules, ledgerIds: [] },
		})),
	);
}
