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
function mayExceedWeeks(asked: WeeksAsked): RawBuilder<unknown> {
	const { tenantId, userIds, firstMonday } = asked;
	return sql`
		${longWeeks(asked)}
		union
		select u.id from app_user u
		left join user_private p on p.tenant_id = u.tenant_id and p.user_id = u.id
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[]) and ${isYoung({ tenantId, firstMonday })}`;
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

/** Of people of whom nothing waits. */
export type SettledWeeks = Omit<WeeksAsked, "computed">;

/**
 * Ids of people whose average may lie above the law, as a query. Averages themselves are told only of whom even the most that
 * any of them can come to is above it, or of whom weeks are not known: with all people that takes several times as long.
 */
export function longWeeks(asked: WeeksAsked | SettledWeeks): RawBuilder<unknown> {
	const { dailyMinutes, weeks } = asked;
	const { from, to } = daysOfWeeks(asked);
	const first = weekOf(sql`${asked.firstMonday}::date`);
	const last = weekOf(sql`${asked.lastMonday}::date`);
	const all = sql`${to} - ${from} + 1`;
	const sums = sql`w.id, ${atMostBeyond(asked)} as beyond, sum(w.known) as known, min(w.first_day) as first_day,
		max(w.last_day) as last_day`;
	const { apart, whose, andApart } = apartFrom(asked);
	return sql`
		with ${apart}
		summed as materialized (
			select ${sums} from (${keptWeeks(asked, whose)}) w group by w.id
			${andApart(sql`select ${sums} from weeks_apart w group by w.id`)}),
		near as materialized (
			select s.id, s.known, coalesce(g.minutes, 0) as running from summed s
			left join (${running(asked)}) g on g.user_id = s.id
			where s.beyond + coalesce(g.minutes, 0) > 0 or s.known < ${all})
		select id from (
			select w.id, w.week, sum(w.days) over span as days, sum(w.minutes) over span + n.running as minutes, n.known
			from near n
			join (
				${keptWeeks(asked, sql`any(array(select id from near where id = ${whose}))`)}
				${andApart(sql`select * from weeks_apart`)}) w on w.id = n.id
			window span as (partition by w.id order by w.week range between ${sql.lit(weeks - 1)} preceding and current row)) averaged
		where minutes > days * ${dailyMinutes}::int
			-- a week of which nothing is kept exceeds nothing that the week before did not
			and (week between ${first} and ${last} or known < ${all})
		union all
		select p.id from unnest(${[...asked.userIds]}::uuid[]) p(id)
		left join summed on summed.id = p.id
		where coalesce(summed.known, 0) < ${all} and ${isUnknown(asked)}`;
}

/**
 * Of weeks `w` the minutes beyond the law that no average exceeds: weeks that all of them look at in full, of the others what
 * was beyond alone.
 */
function atMostBeyond({ firstMonday, lastMonday, weeks, dailyMinutes }: Averaged) {
	const inAll = sql`w.week between ${weekOf(sql`${lastMonday}::date`)} - ${sql.lit(weeks - 1)}
		and ${weekOf(sql`${firstMonday}::date`)}`;
	const beyond = sql`w.minutes - w.days * ${dailyMinutes}::int`;
	return sql`sum(case when ${inAll} then ${beyond} else greatest(${beyond}, 0) end)`;
}

type Averaged = Pick<WeeksAsked, "firstMonday" | "lastMonday" | "weeks" | "dailyMinutes">;

/**
 * Whether surely no average of weeks is exceeded: as a condition, of one person of whom nothing waits or runs. Days may be
 * missing before the first that is kept, where nothing was recorded on them.
 */
export function hasShortWeeks(asked: Omit<SettledWeeks, "runningUntil">): RawBuilder<unknown> {
	const { tenantId, userIds } = asked;
	const { from, to } = daysOfWeeks(asked);
	return sql`coalesce((
		select summed.beyond <= 0 and summed.last_day = ${to} and summed.known = summed.last_day - summed.first_day + 1
			and (summed.first_day = ${from} or not exists (select from time_tracking t
				where t.tenant_id = ${tenantId} and t.user_id = any(${[...userIds]}::uuid[]) and t.day >= ${from}
					and t.day < summed.first_day and t.deleted_at is null))
		from (
			select ${atMostBeyond(asked)} as beyond, sum(known) as known, min(first_day) as first_day, max(last_day) as last_day
			from (${keptWeeks({ ...asked, runningUntil: null }, oneOf(userIds))}) w) summed), false)`;
}

/**
 * Weeks of people of whom days wait, or others hold than those that are kept, are told from their days; `whose` are the others:
 * to be looked for among ids.
 */
function apartFrom(asked: WeeksAsked | SettledWeeks) {
	if (!("computed" in asked)) {
		return { apart: sql``, whose: oneOf(asked.userIds), andApart: () => sql`` };
	}
	const { from, to } = daysOfWeeks(asked);
	const apart = sql`
		noted as materialized (${notedDays(asked)}),
		computed (user_id, day, net_min, flags, is_fresh) as materialized (${computedDays(asked)}),
		apart as materialized (
			select user_id from noted where days && daterange(${from}, ${to}, '[]') union select user_id from computed),
		weeks_apart as materialized (${weeksApart(asked)}),`;
	const whose = sql`any(array(select id from unnest(${[...asked.userIds]}::uuid[]) p(id)
		where not exists (select from apart a where a.user_id = p.id)))`;
	return { apart, whose, andApart: (query: RawBuilder<unknown>) => sql`union all ${query}` };
}

/** One person is said plainly: of a list the planner expects several, and reads a small company's weeks whole. */
function oneOf([only, ...others]: readonly string[]) {
	return others.length === 0 ? sql`${only}::uuid` : sql`any(${[only, ...others]}::uuid[])`;
}

/** Minutes as the law counts them, and working days, by weeks. */
function keptWeeks(asked: SettledWeeks | WeeksAsked, whose: RawBuilder<unknown>) {
	const { tenantId } = asked;
	const { from, to } = daysOfWeeks(asked);
	return sql`
		select w.user_id as id, w.week, w.known, w.first_day, w.last_day, w.net_min as minutes, w.working_days as days
		from week_result w
		where w.tenant_id = ${tenantId} and w.user_id = ${whose}
			and w.week between ${weekOf(from)} and ${weekOf(to)} and w.known > 0`;
}

/** The same from the days themselves; one that waits is not taken for a working day. */
function weeksApart(asked: WeeksAsked) {
	const { tenantId } = asked;
	const { from, to } = daysOfWeeks(asked);
	const off = bitsOfFlags(["HOLIDAY", "ABSENCE", "NOT_EMPLOYED"]);
	return sql`
		select r.user_id as id, ${weekOf(sql`r.day`)} as week, count(*)::int as known, min(r.day) as first_day,
			max(r.day) as last_day, sum(r.net_min)::int as minutes,
			count(*) filter (where r.flags & ${off}::int = 0 and ${sinceMonday(sql`r.day`)} % 7 < 6
				and (r.is_fresh or not coalesce(n.days @> r.day, false)))::int as days
		from (
			select k.user_id, k.day, k.net_min, k.flags, false as is_fresh from day_result k
			where k.tenant_id = ${tenantId} and k.user_id in (select user_id from apart) and k.day >= ${from} and k.day <= ${to}
				and not exists (select from computed c where c.user_id = k.user_id and c.day = k.day)
			union all select * from computed) r
		left join noted n on n.user_id = r.user_id
		group by 1, 2`;
}

function computedDays({ computed }: WeeksAsked) {
	return sql`
		select *, true from unnest(${computed.map((one) => one.userId)}::uuid[], ${computed.map((one) => one.day)}::date[],
			${computed.map((one) => one.netMinutes)}::int[], ${computed.map((one) => one.flags)}::int[])`;
}

/** Whether something of the person `p` was recorded on a day of which nothing is kept. Mostly all days are, from the first one on. */
function isUnknown(asked: SettledWeeks) {
	const { tenantId } = asked;
	const { from, to } = daysOfWeeks(asked);
	return sql`exists (select from time_tracking t
		where t.tenant_id = ${tenantId} and t.user_id = p.id and t.day >= ${from} and t.day <= ${to} and t.deleted_at is null
			and case when summed.known = summed.last_day - summed.first_day + 1 and t.day between summed.first_day and summed.last_day then false
				else not exists (
					select from day_result r where r.tenant_id = ${tenantId} and r.user_id = p.id and r.day = t.day) end)`;
}

/** What runs is in no result. */
function running({ tenantId, userIds, runningUntil }: SettledWeeks) {
	return sql`
		select t.user_id, date_part('epoch', ${runningUntil}::timestamptz - t.begin_at) / 60 + 1 as minutes
		from time_tracking t
		where t.tenant_id = ${tenantId} and t.user_id = any(${[...userIds]}::uuid[]) and t.end_at is null`;
}

/** Whether the person `u`, with what is private of her in the row `p`, was no adult on a day, or nobody knows. */
export function isYoung({ tenantId, firstMonday }: Pick<WeeksAsked, "tenantId" | "firstMonday">) {
	return sql`(p.birth_date > ${firstMonday}::date - interval '18 years'
		or (p.birth_date is null and exists (select from contract c
			where c.tenant_id = ${tenantId} and c.user_id = u.id and c.minor_until >= ${firstMonday})))`;
}
