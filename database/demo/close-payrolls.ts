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

/** Of the newest closed months how each day came about is kept too; of all of them the demo would take much longer. */
const tracedMonths = 2;

/**
 * The months of a history are closed, but for the one that was over last; of the newest of them somebody's last week came
 * later, which a correction brought. Called last: nothing is written into a closed month.
 */
export async function closePayrolls(builder: TenantBuilder, { from, to }: DayRange): Promise<void> {
	const first = monthOf(from).from === from ? from : addMonths(monthOf(from).from, 1);
	const last = monthOf(addMonths(to, -2)).from;
	for (let day = first; day <= last; day = addMonths(day, 1)) {
		const month = monthOf(day);
		const userIds = await employedIn(builder, month);
		await lockMonth(builder, month, userIds, day > addMonths(last, -tracedMonths));
		const [late] = day === last ? userIds : [];
		await closeRun(builder, month, { userIds, late });
		if (late !== undefined) await closeRun(builder, month, { userIds: [late], runNo: 1 });
	}
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
	const month = isoOfDay(range.from).slice(0, 7);
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
