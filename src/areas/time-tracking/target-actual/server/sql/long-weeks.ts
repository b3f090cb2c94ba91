import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { bitsOfFlags } from "../../contract/fields.ts";
import type { CurrentDay } from "./results.ts";
import { notedDays } from "./stale.ts";

export interface WeeksAsked {
	readonly tenantId: string;
	readonly userIds: readonly string[];
	/** Mondays as civil days: of the first and of the last week that is asked for. */
	readonly firstMonday: string;
	readonly lastMonday: string;
	/** Weeks that are averaged, and minutes a working day may have on average. */
	readonly weeks: number;
	readonly dailyMinutes: number;
	/** Until when what runs counts; null: it does not count. */
	readonly runningUntil: Date | null;
	/** Days that hold instead of those that are kept. */
	readonly computed: readonly CurrentDay[];
}

/**
 * Of some people those whose weeks have to be looked at: they worked longer, on average of the weeks before one that is
 * asked for, than their working days allow; and the young, whose week has a limit of its own. Nobody beyond the law is
 * missing once no day waits; some of them keep it, since each absence is taken for a day off, days whose result waits are,
 * and of weeks that nobody asked for yet nothing is known. Where nothing waits the index alone is read.
 */
export async function whoMayExceedWeeks(tx: Tx, asked: WeeksAsked): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`${mayExceedWeeks(asked)}`;
	return found.map(({ id }) => id);
}

/** Their ids, as a query. */
export function mayExceedWeeks(asked: WeeksAsked): RawBuilder<unknown> {
	const { dailyMinutes } = asked;
	const first = weekOf(sql`${asked.firstMonday}::date`);
	const last = weekOf(sql`${asked.lastMonday}::date`);
	return sql`
		with worked as (${worked(asked)}), running as (${running(asked)}), summed as (${summed(asked)})
		select id from summed
		where week between ${first} and ${last} and minutes > days * ${dailyMinutes}::int or ${isUnknown(asked)}
		union ${young(asked)}`;
}

/** The first and the last day that averages look at. */
export function daysOfWeeks({
	firstMonday,
	lastMonday,
	weeks,
}: Pick<WeeksAsked, "firstMonday" | "lastMonday" | "weeks">) {
	const from = sql`(${firstMonday}::date - ${7 * (weeks - 1)}::int)`;
	return { from, to: sql`(${lastMonday}::date + 6)` };
}

/** Counted from a Monday, in whole numbers: `extract` takes longer than all the rest. */
const sinceMonday = (day: RawBuilder<unknown>) => sql`(${day} - date '1900-01-01')`;
const weekOf = (day: RawBuilder<unknown>) => sql`${sinceMonday(day)} / 7`;

/** Minutes as the law counts them, and working days, by weeks. */
function worked(asked: WeeksAsked) {
	const off = bitsOfFlags(["HOLIDAY", "ABSENCE", "NOT_EMPLOYED"]);
	const isWorkingDay = sql`r.flags & ${off}::int = 0 and ${sinceMonday(sql`r.day`)} % 7 < 6`;
	return sql`
		select r.user_id, ${weekOf(sql`r.day`)} as week, count(*) as known, sum(r.net_min) as minutes,
			count(*) filter (where ${isWorkingDay} and (r.is_fresh or not coalesce(n.days @> r.day, false))) as days
		from ${daysThatHold(asked)} r
		left join (${notedDays(asked)}) n on n.user_id = r.user_id
		group by 1, 2`;
}

function daysThatHold(asked: WeeksAsked) {
	const { tenantId, userIds, computed } = asked;
	const { from, to } = daysOfWeeks(asked);
	const kept = sql`
		select k.user_id, k.day, k.net_min, k.flags, false as is_fresh from day_result k
		where k.tenant_id = ${tenantId} and k.user_id = any(${[...userIds]}::uuid[]) and k.day >= ${from} and k.day <= ${to}`;
	if (computed.length === 0) return sql`(${kept})`;
	const fresh = sql`
		select *, true from unnest(${computed.map((one) => one.userId)}::uuid[], ${computed.map((one) => one.day)}::date[],
			${computed.map((one) => one.netMinutes)}::int[], ${computed.map((one) => one.flags)}::int[])`;
	return sql`(
		with computed (user_id, day, net_min, flags, is_fresh) as materialized (${fresh})
		${kept} and not exists (select from computed c where c.user_id = k.user_id and c.day = k.day)
		union all select * from computed)`;
}

/** Whether something was recorded in a week that is not kept whole: only there records are looked at. */
function isUnknown({ tenantId }: WeeksAsked) {
	const monday = sql`(date '1900-01-01' + summed.week * 7)`;
	return sql`summed.known < 7 and exists (select from time_tracking t where t.tenant_id = ${tenantId}
		and t.user_id = summed.id and t.day between ${monday} and ${monday} + 6 and t.deleted_at is null)`;
}

/** What runs is in no result. */
function running({ tenantId, userIds, runningUntil }: WeeksAsked) {
	return sql`
		select t.user_id, date_part('epoch', ${runningUntil}::timestamptz - t.begin_at) / 60 + 1 as minutes
		from time_tracking t
		where t.tenant_id = ${tenantId} and t.user_id = any(${[...userIds]}::uuid[]) and t.end_at is null`;
}

function summed(asked: WeeksAsked) {
	const { userIds, weeks } = asked;
	const { from, to } = daysOfWeeks(asked);
	return sql`
		select p.id, w.week, coalesce(d.known, 0) as known, coalesce(sum(d.days) over span, 0) as days,
			coalesce(sum(d.minutes) over span, 0) + coalesce(r.minutes, 0) as minutes
		from unnest(${[...userIds]}::uuid[]) p(id)
		cross join generate_series(${weekOf(from)}, ${weekOf(to)}) w(week)
		left join worked d on d.user_id = p.id and d.week = w.week
		left join running r on r.user_id = p.id
		window span as (partition by p.id order by w.week rows between ${sql.lit(weeks - 1)} preceding and current row)`;
}

function young({ tenantId, userIds, firstMonday }: WeeksAsked) {
	return sql`
		select u.id from app_user u
		left join user_private p on p.tenant_id = u.tenant_id and p.user_id = u.id
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])
			and (p.birth_date > ${firstMonday}::date - interval '18 years'
				or (p.birth_date is null and exists (select from contract c
					where c.tenant_id = ${tenantId} and c.user_id = u.id and c.minor_until >= ${firstMonday})))`;
}
