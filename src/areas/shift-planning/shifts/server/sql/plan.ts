import { type RawBuilder, sql } from "kysely";
import { holdsWords, isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, ShiftPlan } from "../../contract.ts";
import { contractMinutes } from "./contract-minutes.ts";

type Input = InputOf<(typeof contract)["getShiftPlan"]>;
type Condition = RawBuilder<unknown>;
type Person = ShiftPlan["people"][number];

/** Whose shifts somebody sees; sub-queries of ids, null for everybody. */
export interface PlanScope {
	readonly tenantId: string;
	readonly ownId: string;
	/** People whose plan may be read, and written. */
	readonly people: Readonly<Record<"READ" | "WRITE", Condition | null>>;
	/** Units whose plan may be read, written, and taken away. */
	readonly units: Readonly<Record<"READ" | "WRITE" | "FULL", RawBuilder<string>>>;
	/** She sees what is known of the people of her own department. */
	readonly seesColleagues: boolean;
	/** Whether the current-site filter leaves the row `u` of a person. */
	readonly isInSite: Condition;
}

/** As they come: id, place of the day in the range, and what shifts are alike in; its places are found when the answer is made. */
export type RawCells = readonly [
	id: string,
	day: number,
	beginMinute: number,
	endMinute: number,
	pauseMinutes: number,
	workspaceId: string | null,
	activityId: string,
	isPublished: boolean,
	version: number,
	groupId: string | null,
];

export interface PersonRow extends Omit<Person, "id" | "shifts">, Record<string, unknown> {
	/** Null in the only row where nobody is shown. */
	readonly id: string | null;
	readonly total: number;
	readonly unitName: string;
	readonly shifts: readonly RawCells[];
}

export const isAmong = (id: Condition, ids: Condition | null) =>
	ids === null ? sql`true` : sql`${id} in ${ids}`;

/** Minutes of the day of the row `s`, by the clock of its place. */
export const localMinute = (column: string) =>
	sql`(extract(epoch from ${sql.ref(column)} at time zone s.zone - s.day::timestamp) / 60)::int`;

/** Of the row `s`. */
const cells = ({
	from,
}: Pick<
	Input,
	"from"
>) => sql`json_build_array(s.id, s.day - ${from}::date, ${localMinute("s.begin_at")},
	${localMinute("s.end_at")}, coalesce(s.pause1_min, 0) + coalesce(s.pause2_min, 0), s.workspace_id, s.activity_id,
	s.published_at is not null, s.version, s.group_id)`;

const inRange = ({ from, to }: Pick<Input, "from" | "to">) =>
	sql`s.day >= ${from} and s.day <= ${to}`;

/** Whether the row `s`, or that of another name, is of one of the units that are asked for. */
export function ofUnits(
	tenantId: string,
	{ unitIds, recursive }: Pick<Input, "unitIds" | "recursive">,
	row = "s",
): Condition {
	const unitId = sql.ref(`${row}.unit_id`);
	if (unitIds === undefined) return sql`true`;
	if (!recursive) return sql`${unitId} = any(${unitIds}::uuid[])`;
	return sql`${unitId} in (select descendant_id from unit_closure
		where tenant_id = ${tenantId} and ancestor_id = any(${unitIds}::uuid[]))`;
}

export function ofWorkspaces({ workspaceIds }: Pick<Input, "workspaceIds">): Condition {
	return workspaceIds ? sql`s.workspace_id = any(${workspaceIds}::uuid[])` : sql`true`;
}

type Asked = Pick<
	Input,
	"from" | "to" | "unitIds" | "recursive" | "search" | "qualificationIds" | "page" | "pageSize"
>;

/** People of the plan: whose plan may be read `is_open`, of whom what was made known is seen `is_known`. */
function allPeople(scope: PlanScope, input: Asked): Condition {
	const { ownId, people } = scope;
	return sql`
		select u.id, u.first_name, u.last_name, u.unit_id, u.entry_date, u.exit_date, n.name as unit_name,
			${isAmong(sql`u.id`, people.READ)} as is_open, (u.id = ${ownId} or ${isColleague(scope)}) as is_known
		from app_user u join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where ${sql.join(peopleOf(scope, input), sql` and `)}`;
}

/** A page of them by unit and name. */
const pageOf = (all: Condition, { page, pageSize }: Asked) => sql`
	select *, row_number() over (order by unit_name collate natural_order, unit_id, last_name collate natural_order,
		first_name collate natural_order, id) as place
	from ${all} order by place limit ${pageSize} offset ${(page - 1) * pageSize}`;

/** Of a page of the plan the people whose plan may be read, and oneself; a sub-query of their ids. */
export function readablePage(scope: PlanScope, input: Asked): Condition {
	const all = sql`(${allPeople(scope, input)}) person`;
	return sql`select p.id from (${pageOf(all, input)}) p where p.is_open or p.id = ${scope.ownId}`;
}

/** People of the plan, each with her shifts of the range, in one statement. */
export function planPage(scope: PlanScope, input: Input): Statement {
	const { tenantId, ownId, people, units } = scope;
	return statementOf(sql`
		with person as materialized (${allPeople(scope, input)}), paged as materialized (${pageOf(sql`person`, input)})
		select (select count(*) from person)::int as total, u.id, u.first_name as "firstName", u.last_name as "lastName",
			u.unit_id as "unitId", u.unit_name as "unitName", u.entry_date::text as "entryDate", u.exit_date::text as "exitDate",
			${isAmong(sql`u.id`, people.WRITE)} as "mayPlan", h.minutes as "targetMinutes", coalesce(l.shifts, '[]') as shifts
		from (select 1) one
		left join paged u on true
		left join lateral (
			select json_agg(${cells(input)} order by s.day, s.begin_at, s.id) as shifts from (
				select * from shift s where s.tenant_id = ${tenantId} and s.user_id = u.id and ${inRange(input)}
					and s.deleted_at is null offset 0) s
			where (u.is_open or s.unit_id in ${units.READ} or u.is_known and s.published_at is not null)
				and ${ofWorkspaces(input)}) l on true
		left join lateral (
			select c.minutes from (${contractMinutes(tenantId, input)}) c where u.is_open or u.id = ${ownId}) h on true
		order by u.place`);
}

function isColleague({ tenantId, ownId, seesColleagues }: PlanScope): Condition {
	if (!seesColleagues) return sql`false`;
	return sql`u.unit_id = (select me.unit_id from app_user me where me.tenant_id = ${tenantId} and me.id = ${ownId})`;
}

function peopleOf(scope: PlanScope, input: Asked): Condition[] {
	const { tenantId, ownId, people, units, isInSite } = scope;
	const { from, to, unitIds, recursive, search, qualificationIds } = input;
	const lent = (where: Condition) => sql`u.id in (select s.user_id from shift s
		where s.tenant_id = ${tenantId} and ${inRange(input)} and s.deleted_at is null and ${where})`;
	const isSeen = [
		sql`u.id = ${ownId}`,
		isAmong(sql`u.id`, people.READ),
		isColleague(scope),
		// who works where one reads the plan, wherever she belongs
		lent(sql`s.unit_id in ${units.READ}`),
	];
	return [
		sql`u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and ${isInSite}`,
		sql`(u.entry_date is null or u.entry_date <= ${to}) and (u.exit_date is null or u.exit_date >= ${from})`,
		sql`(${sql.join(isSeen, sql` or `)})`,
		...(unitIds
			? [
					sql`(${isOfUnits(tenantId, unitIds, recursive)} or ${lent(ofUnits(tenantId, { unitIds, recursive }))})`,
				]
			: []),
		...(qualificationIds ? [isQualified(tenantId, qualificationIds, input)] : []),
		...holdsWords(search),
	];
}

/** The person `u` holds one of them on a day of the range. */
function isQualified(tenantId: string, ids: readonly string[], { from, to }: Asked): Condition {
	return sql`u.id in (select q.user_id from user_qualification q
		where q.tenant_id = ${tenantId} and q.qualification_id = any(${[...ids]}::uuid[])
			and q.valid_from <= ${to} and (q.valid_to is null or q.valid_to >= ${from}))`;
}

export interface OpenRow extends Record<string, unknown> {
	readonly shifts: readonly RawCells[];
}

/** Shifts that nobody has, in order of time: of the units whose plan may be read. */
export function openShifts({ tenantId, units }: PlanScope, input: Input): Statement {
	return statementOf(sql`
		select coalesce(json_agg(${cells(input)} order by s.day, s.begin_at, s.id), '[]') as shifts from shift s
		where s.tenant_id = ${tenantId} and ${inRange(input)} and s.deleted_at is null and s.user_id is null
			and s.unit_id in ${units.READ} and ${ofUnits(tenantId, input)} and ${ofWorkspaces(input)}`);
}

export type WorkspaceRow = ShiftPlan["workspaces"][number] &
	Record<string, unknown> & { readonly isEnabled: boolean; readonly isSeen: boolean };

/** All workspaces, with whether they are of use to the reader. */
export function workspacesOf({ tenantId, units }: PlanScope, input: Input): Statement {
	return statementOf(sql`
		select w.id, w.name, w.unit_id as "unitId", w.color, w.is_enabled as "isEnabled",
			array(select x.activity_id from workspace_activity x
				where x.tenant_id = w.tenant_id and x.workspace_id = w.id order by x.activity_id) as "activityIds",
			w.unit_id in ${units.READ} as "isSeen", w.unit_id in ${units.WRITE} as "mayPlan",
			${ofUnits(tenantId, input, "w")} ${input.workspaceIds ? sql`and w.id = any(${input.workspaceIds}::uuid[])` : sql``} as "isAsked"
		from workspace w where w.tenant_id = ${tenantId} order by w.name collate natural_order, w.id`);
}

export type KindRow = ShiftPlan["activities"][number] &
	Record<string, unknown> & { readonly isEnabled: boolean };

export function shiftKinds(tenantId: string): Statement {
	return statementOf(sql`
		select a.id, a.name, a.code, a.color, a.class_type as "classType", a.is_enabled as "isEnabled" from activity a
		where a.tenant_id = ${tenantId} and a.category = 'SHIFT' order by a.name collate natural_order, a.id`);
}

export interface LastEdits extends Record<string, unknown> {
	readonly undo: string | null;
	readonly redo: string | null;
}

/** What somebody did last and may take back, and took back last. */
export function lastEdits(tenantId: string, userId: string): Statement {
	const last = (state: string, order: RawBuilder<unknown>) => sql`(select e.id from shift_edit e
		where e.tenant_id = ${tenantId} and e.user_id = ${userId} and e.state = ${state}
		order by e.made_at ${order}, e.id ${order} limit 1)`;
	return statementOf(
		sql`select ${last("DONE", sql`desc`)} as undo, ${last("UNDONE", sql`asc`)} as redo`,
	);
}

/** Of the people whose plan may be read those who have shifts in a range, some of them at most. */
export async function plannedPeople(
	tx: Tx,
	{ tenantId, people }: PlanScope,
	input: Pick<Input, "from" | "to" | "unitIds" | "recursive">,
	most: number,
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select distinct s.user_id as id from shift s
		where s.tenant_id = ${tenantId} and s.day >= ${input.from} and s.day <= ${input.to} and s.deleted_at is null
			and s.user_id is not null and ${isAmong(sql`s.user_id`, people.READ)} and ${ofUnits(tenantId, input)}
		order by id ${atMost(most)}`;
	return found.map(({ id }) => id);
}
