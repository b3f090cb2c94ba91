import { sql } from "kysely";
import { stepsToDecide } from "#areas/time-tracking/approvals/server/public.ts";
import type { StepKind } from "#domain/approval/approval-state.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { TimeTracking } from "../../contract.ts";
import type { EntrySpan, OverlapRow } from "./around-entry.ts";
import type { ManagedScope } from "./managed-page.ts";
import { matter } from "./tracking-page.ts";
import type { Condition } from "./ways-to-entries.ts";

interface Values {
	/** Seconds since 1970. */
	readonly begin: number;
	readonly end: number;
	readonly activity: TimeTracking["activity"];
}

/** What is known of an entry that waits, and of the change asked of it. */
export interface EntryToDecide {
	readonly version: number;
	readonly zone: string;
	/** The civil day it lies on now. */
	readonly day: string;
	readonly was: Values;
	/** The same as `was` where no change is asked for. */
	readonly wanted: Values;
	readonly reason: string | null;
	readonly openSteps: readonly StepKind[];
	readonly question: TimeTracking["question"];
}

export type DecisionScope = Pick<ManagedScope, "tenantId" | "ownId" | "reach" | "isInSite">;

/** Entries that wait for the reader; what runs is not decided yet. */
export function entriesToDecide({ tenantId, ownId, reach, isInSite }: DecisionScope): Condition {
	const isReached = reach.FULL === null ? sql`true` : sql`t.user_id in ${reach.FULL}`;
	return sql`
		select w.purpose, w.id, w.change_id, t.user_id, w.since
		from ${stepsToDecide("time_tracking", tenantId)} w
		-- what waits is little: each is looked up by its key, never all entries of all who are led
		cross join lateral (
			select t.* from time_tracking t where t.tenant_id = ${tenantId} and t.id = w.id and t.deleted_at is null
				and t.end_at is not null and t.state in ('PLANNED', 'REQUESTED', 'APPROVED') offset 0) t
		join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
		where t.user_id <> ${ownId} and ${isReached} and ${isInSite}`;
}

const activityOf = (alias: "a" | "k") => {
	const of = (name: string) => sql.ref(`${alias}.${name}`);
	return sql`jsonb_build_object('id', ${of("id")}, 'name', ${of("name")}, 'code', ${of("code")}, 'color', ${of("color")},
		'classType', ${of("class_type")}, 'bookingRequiresGps', ${of("booking_requires_gps")})`;
};

const seconds = (at: Condition) => sql`extract(epoch from ${at})::bigint`;

/** `EntryToDecide` of the row `p`. */
export function entryToDecide({ tenantId }: DecisionScope): Condition {
	return sql`(
		select jsonb_build_object('version', coalesce(c.version, t.version), 'zone', t.zone, 'day', t.day,
			'was', jsonb_build_object('begin', ${seconds(sql`t.begin_at`)}, 'end', ${seconds(sql`t.end_at`)}, 'activity', ${activityOf("a")}),
			'wanted', jsonb_build_object('begin', ${seconds(sql`coalesce((c.proposed ->> 'begin')::timestamptz, t.begin_at)`)},
				'end', ${seconds(sql`coalesce((c.proposed ->> 'end')::timestamptz, t.end_at)`)}, 'activity', ${activityOf("k")}),
			'reason', case when c.id is null then t.reason else c.reason end,
			'openSteps', ${matter.openSteps}, 'question', ${matter.question})
		from time_tracking t
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		left join time_tracking_change_request c on c.tenant_id = t.tenant_id and c.id = p.change_id
		left join activity w on w.tenant_id = t.tenant_id and w.id = (c.proposed ->> 'activityId')::uuid
		-- what is asked for may have gone meanwhile
		join activity k on k.tenant_id = t.tenant_id and k.id = coalesce(w.id, t.activity_id)
		where t.tenant_id = ${tenantId} and t.id = p.id)`;
}

/** As `entriesWithin`, of many: other entries in the time of each, by its place among them. */
export function entriesWithinMany(tx: Tx, tenantId: string, asked: readonly EntrySpan[]) {
	const each = <K extends keyof EntrySpan>(name: K) => asked.map((one) => one[name]);
	return rows(tx)<OverlapRow & { readonly nth: number }>`
		select (q.nth - 1)::int as nth, o.*
		from unnest(${each("id")}::uuid[], ${each("userId")}::uuid[], ${each("begin")}::timestamptz[], ${each("end")}::timestamptz[])
			with ordinality q (id, user_id, begin_at, end_at, nth)
		cross join lateral (
			select t.id, t.begin_at as begin, t.end_at as end, t.zone, t.state, a.name as "activityName"
			from time_tracking t
			join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
			where t.tenant_id = ${tenantId} and t.user_id = q.user_id and t.deleted_at is null
				and t.id <> q.id and t.state in ('PLANNED', 'REQUESTED', 'APPROVED')
				and t.day between (q.begin_at - interval '3 days')::date and (q.end_at + interval '1 day')::date
				and t.begin_at < q.end_at and t.occupied_to > q.begin_at
			order by t.begin_at, t.id limit 20) o
		order by q.nth, o.begin, o.id`;
}
