import { type RawBuilder, sql } from "kysely";
import { localMinute } from "#areas/shift-planning/shifts/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { type contract, mostPeople } from "../contract.ts";

type Condition = RawBuilder<unknown>;
type Input = InputOf<typeof contract.getCalendar>;

/** Sub-query of the ids of some people. */
export type People = Condition;

export const nobody: People = sql`select null::uuid where false`;

/** Whom a calendar is about. @param seen sub-queries of the ids of those the reader sees; null for everybody */
export function calendarPeople(
	{ tenantId, ownId }: { readonly tenantId: string; readonly ownId: string },
	seen: readonly (Condition | null)[],
	{ userIds, units, range }: Input,
): People {
	if (userIds === undefined && units === undefined) return sql`select ${ownId}::uuid`;
	const ways = seen.map((ids) => (ids === null ? sql`true` : sql`u.id in ${ids}`));
	const isSeen = sql`(u.id = ${ownId} or ${sql.join(ways, sql` or `)})`;
	const isNamed = userIds ? [sql`u.id = any(${userIds}::uuid[])`] : [];
	const isIn = units ? [sql`u.unit_id in ${unitsOf(tenantId, units)}`] : [];
	return sql`
		select u.id from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and ${isSeen}
			and (u.entry_date is null or u.entry_date <= ${range.to}) and (u.exit_date is null or u.exit_date >= ${range.from})
			and ${sql.join([...isNamed, ...isIn], sql` and `)}
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit ${mostPeople}`;
}

function unitsOf(tenantId: string, { unitIds, recursive }: NonNullable<Input["units"]>): Condition {
	return recursive
		? sql`(select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = any(${unitIds}::uuid[]))`
		: sql`(select unnest(${unitIds}::uuid[]))`;
}

/** Those of them of whom the reader may read something, herself always. @param visible sub-query; null for everybody */
export function readableOf(people: People, ownId: string, visible: Condition | null): People {
	if (visible === null) return people;
	return sql`select p.id from (${people}) p (id) where p.id = ${ownId} or p.id in ${visible}`;
}

export type CalendarUser = AnswerOf<typeof contract.getCalendar>["users"][number] &
	Record<string, unknown>;

export function calendarUsers(tenantId: string, people: People): Statement {
	return statementOf(sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.unit_id as "unitId", u.site_id as "siteId", s.time_zone as zone
		from app_user u join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = any(array(${people}))
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id`);
}

export type ShiftRow = AnswerOf<typeof contract.getCalendar>["shifts"][number] &
	Record<string, unknown>;

/** Shifts of people that are made known, of each in order of time. */
export function shiftsOf(
	tenantId: string,
	people: People,
	{ from, to }: Input["range"],
): Statement {
	return statementOf(sql`
		select s.id, s.user_id as "userId", s.day::text as day, ${localMinute("s.begin_at")} as "beginMinute",
			${localMinute("s.end_at")} as "endMinute", jsonb_build_object('name', a.name, 'color', a.color) as activity, w.name as "workspaceName"
		from unnest(array(${people})) p (id)
		cross join lateral (
			select * from shift x where x.tenant_id = ${tenantId} and x.user_id = p.id and x.day >= ${from} and x.day <= ${to}
				and x.deleted_at is null and x.published_at is not null offset 0) s
		join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
		left join workspace w on w.tenant_id = s.tenant_id and w.id = s.workspace_id
		order by s.user_id, s.begin_at, s.id`);
}
