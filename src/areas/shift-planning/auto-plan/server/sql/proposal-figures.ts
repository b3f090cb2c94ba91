import { type RawBuilder, sql } from "kysely";
import {
	type FiguredDays,
	figureColumns,
	figuresOfPerson,
	isAmong,
	plannedShifts,
	zoneOfUnit,
} from "#areas/shift-planning/shifts/server/public.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";

interface Asked {
	readonly ids: readonly string[];
	/** Keys of shifts that are not to count. */
	readonly without: readonly string[];
	readonly days: FiguredDays;
	/** Departments whose proposals may be read. */
	readonly units: RawBuilder<string>;
	/** People whose plan may be read; null: everybody. */
	readonly people: RawBuilder<string> | null;
}

const mostPeople = 500;

/** Figures of those whom proposals give something or take something from, as if it were planned. */
export function proposalFigures(tenantId: string, asked: Asked): Statement {
	const { days, people } = asked;
	return statementOf(sql`
		with chosen as materialized (${chosenShifts(tenantId, asked)})
		select u.id as "userId", ${figureColumns} from app_user u
		${figuresOfPerson(tenantId, days, countedShifts(tenantId, days))}
		where u.tenant_id = ${tenantId} and u.id in (select user_id from chosen union select from_user_id from chosen)
			and ${isAmong(sql`u.id`, people)}
		order by u.id limit ${mostPeople}`);
}

/** What is to be somebody's that is not hers yet. */
function chosenShifts(tenantId: string, { ids, without, units }: Asked) {
	return sql`
		select x."shiftId" as shift_id, x."userId" as user_id, x."fromUserId" as from_user_id, x.day, x."beginMinute" as begin_min,
			x."endMinute" as end_min, x."activityId" as activity_id, a.class_type,
			${zoneOfUnit(tenantId, sql`coalesce(w.unit_id, p.unit_id)`)} as zone,
			(select coalesce(sum((y ->> 'minutes')::int), 0) from jsonb_array_elements(x.pauses) y)::int as pause_min
		from auto_plan p
		cross join lateral jsonb_to_recordset(p.shifts) as x(key text, "shiftId" uuid, "userId" uuid, "fromUserId" uuid, day date,
			"beginMinute" int, "endMinute" int, "workspaceId" uuid, "activityId" uuid, state text, pauses jsonb)
		join activity a on a.tenant_id = p.tenant_id and a.id = x."activityId"
		left join workspace w on w.tenant_id = p.tenant_id and w.id = x."workspaceId"
		where p.tenant_id = ${tenantId} and p.id = any(${[...ids]}::uuid[]) and p.state <> 'CLOSED' and p.unit_id in ${units}
			and x.state = 'PROPOSED' and x."userId" is not null and x."userId" is distinct from x."fromUserId"
			and not x.key = any(${[...without]}::text[])`;
}

/** Of the person `u`: her own shifts without those that go to somebody, and those that come to her. */
function countedShifts(tenantId: string, days: FiguredDays) {
	const at = (minute: string) =>
		sql`(k.day + make_interval(mins => ${sql.ref(minute)})) at time zone k.zone`;
	return sql`
		select s.* from (${plannedShifts(tenantId, days)}) s
		where not exists (select from chosen k where k.shift_id = s.id)
		union all
		select ${tenantId}::uuid, k.shift_id, k.day, ${at("k.begin_min")}, ${at("k.end_min")}, k.zone, k.activity_id, k.class_type,
			k.pause_min
		from chosen k where k.user_id = u.id`;
}
