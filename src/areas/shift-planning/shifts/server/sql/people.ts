import { sql } from "kysely";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { PlanPerson } from "../../contract/plan-people.ts";
import type { contract } from "../../contract.ts";
import { contractMinutes } from "./contract-minutes.ts";
import { type PlanScope, readablePage } from "./plan.ts";

type Input = InputOf<(typeof contract)["getPlanPeople"]>;

export type PlanPersonRow = Record<string, unknown> &
	Pick<PlanPerson, "userId" | "said"> &
	PlanPerson["figures"] & { readonly total: number };

interface Month {
	readonly from: string;
	readonly to: string;
	readonly today: string;
}

/** What they said of the days, and the figures of a month. */
export function planPeople(scope: PlanScope, input: Input, month: Month): Statement {
	const { tenantId } = scope;
	return statementOf(sql`
		select u.id as "userId", ${saidOf(tenantId, input)} as said, s.planned as "plannedMinutes", s.nights, s.weekends,
			c.minutes as "targetMinutes", (d.minutes + s.ahead - c.minutes)::int as "forecastMinutes"
		from app_user u
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		cross join lateral (${shiftSums(tenantId, month)}) s
		cross join lateral (${recordedSums(tenantId, month)}) d
		cross join lateral (${contractMinutes(tenantId, month)}) c
		where u.tenant_id = ${tenantId} and u.id = any(array(${readablePage(scope, input)}))`);
}

/** Of the person `u` at the site `h`, cut to the range. */
function saidOf(tenantId: string, { from, to }: Pick<Input, "from" | "to">) {
	const minute = (column: string) => sql`
		(extract(epoch from ${sql.ref(column)} at time zone h.time_zone - ${from}::timestamp) / 60)::int`;
	const last = sql`(${to}::date - ${from}::date + 1) * 1440`;
	return sql`(select coalesce(json_agg(json_build_array(greatest(0, ${minute("a.begin_at")}), least(${last}, ${minute("a.end_at")}),
			a.available, a.wish) order by a.begin_at), '[]')
		from availability a where a.tenant_id = ${tenantId} and a.user_id = u.id
			and tstzrange(a.begin_at, a.end_at) && tstzrange(${from}::timestamp at time zone h.time_zone,
				(${to}::date + 1)::timestamp at time zone h.time_zone))`;
}

/** Shifts of the person `u`: a planned day off is none, standby takes no time. */
function shiftSums(tenantId: string, { from, to, today }: Month) {
	const net = sql`entry_minutes(s.begin_at, s.end_at) - coalesce(s.pause1_min, 0) - coalesce(s.pause2_min, 0)`;
	const works = sql`s.class_type <> 'SHIFT_STANDBY'`;
	return sql`
		select coalesce(sum(${net}) filter (where ${works}), 0)::int as planned,
			coalesce(sum(${net}) filter (where ${works} and s.day >= ${today}), 0)::int as ahead,
			count(*) filter (where s.class_type = 'SHIFT_NIGHT')::int as nights,
			count(distinct date_trunc('week', s.day)) filter (where extract(isodow from s.day) > 5)::int as weekends
		from shift s where s.tenant_id = ${tenantId} and s.user_id = u.id and s.day >= ${from} and s.day <= ${to}
			and s.deleted_at is null and s.class_type <> 'SHIFT_FREE'`;
}

/** What the days of the person `u` came to until yesterday, and what is credited of later ones already. */
function recordedSums(tenantId: string, { from, to, today }: Month) {
	return sql`
		select coalesce(sum(r.holiday_credit_min + r.absence_credit_min + case when r.day < ${today} then r.worked_min else 0 end), 0) as minutes
		from day_result r where r.tenant_id = ${tenantId} and r.user_id = u.id and r.day >= ${from} and r.day <= ${to}`;
}
