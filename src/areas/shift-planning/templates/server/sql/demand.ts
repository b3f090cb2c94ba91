import { type RawBuilder, sql } from "kysely";
import type { FreeFactor } from "#domain/holidays/holiday-facts.ts";
import type { HolidayMode } from "#domain/shifts/templates/template-facts.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { TemplateItemValues } from "../../contract/template-items.ts";

/** Whose demand, and of which days; both ends inclusive. */
export interface AskedDemand {
	readonly tenantId: string;
	/** Of the row `w` of a workspace. */
	readonly places: RawBuilder<unknown>;
	readonly from: string;
	readonly to: string;
}

type Row<T> = T & Record<string, unknown>;

export type TemplateRow = Row<{
	readonly id: string;
	readonly name: string;
	readonly workspaceId: string;
	/** Of the workspace. */
	readonly unitId: string;
	readonly holidayMode: HolidayMode;
	readonly countsHalfHolidays: boolean;
	readonly items: readonly TemplateItemValues[];
	/** The nearest site above the workspace's unit; above all sites the oldest one. */
	readonly siteId: string | null;
}>;

const siteOf = (unit: RawBuilder<unknown>) => sql`coalesce(
	(select s.id from unit_closure c join site s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
		where c.tenant_id = w.tenant_id and c.descendant_id = ${unit} order by c.distance limit 1),
	(select s.id from site s where s.tenant_id = w.tenant_id order by s.id limit 1))`;

/** Templates in use of workspaces in use. */
function templatesOf({ tenantId, places }: AskedDemand): Statement {
	return statementOf(sql`
		select t.id, t.name, t.workspace_id as "workspaceId", w.unit_id as "unitId", t.holiday_mode as "holidayMode",
			t.counts_half_holidays as "countsHalfHolidays", t.items, ${siteOf(sql`w.unit_id`)} as "siteId"
		from shift_template t join workspace w on w.tenant_id = t.tenant_id and w.id = t.workspace_id
		where t.tenant_id = ${tenantId} and t.is_enabled and w.is_enabled and ${places}
		order by w.name collate natural_order, w.id, t.name collate natural_order, t.id`);
}

export type HolidayRow = Row<{
	readonly date: string;
	readonly siteId: string | null;
	readonly factor: FreeFactor;
}>;

function holidaysOf({ tenantId, from, to }: AskedDemand): Statement {
	return statementOf(sql`
		select date::text as date, site_id as "siteId", factor::float8 as factor from holiday
		where tenant_id = ${tenantId} and date >= ${from} and date <= ${to}`);
}

export type ExceptionRow = Row<{
	readonly id: string;
	readonly itemId: string;
	readonly day: string;
	readonly activityId: string | null;
	readonly beginMinute: number | null;
	readonly endMinute: number | null;
}>;

function exceptionsOf({ tenantId, places, from, to }: AskedDemand): Statement {
	return statementOf(sql`
		select e.id, e.item_id as "itemId", e.day::text as day, e.activity_id as "activityId",
			e.begin_min as "beginMinute", e.end_min as "endMinute"
		from shift_template_exception e
		join shift_template_item i on i.tenant_id = e.tenant_id and i.id = e.item_id
		join shift_template t on t.tenant_id = i.tenant_id and t.id = i.template_id
		join workspace w on w.tenant_id = t.tenant_id and w.id = t.workspace_id
		where e.tenant_id = ${tenantId} and e.day >= ${from} and e.day <= ${to} and t.is_enabled and ${places}
		order by e.day, e.id`);
}

export type FilledRow = Row<{
	readonly itemId: string;
	readonly day: string;
	readonly copy: number;
	readonly shiftId: string;
}>;

const ofRange = ({ tenantId, from, to }: AskedDemand) => sql`
	s.tenant_id = ${tenantId} and s.day >= ${from} and s.day <= ${to} and s.deleted_at is null`;

function filledOf(asked: AskedDemand): Statement {
	return statementOf(sql`
		select s.template_item_id as "itemId", s.day::text as day, s.copy_no as copy, s.id as "shiftId"
		from shift s join workspace w on w.tenant_id = s.tenant_id and w.id = s.workspace_id
		where ${ofRange(asked)} and s.template_item_id is not null and ${asked.places}`);
}

export type PlannedRow = Row<{
	readonly workspaceId: string;
	readonly day: string;
	readonly activityId: string;
	readonly planned: number;
	readonly open: number;
}>;

function plannedOf(asked: AskedDemand): Statement {
	return statementOf(sql`
		select s.workspace_id as "workspaceId", s.day::text as day, s.activity_id as "activityId",
			count(s.user_id)::int as planned, (count(*) - count(s.user_id))::int as open
		from shift s join workspace w on w.tenant_id = s.tenant_id and w.id = s.workspace_id
		where ${ofRange(asked)} and ${asked.places}
		group by s.workspace_id, s.day, s.activity_id`);
}

export type DemandRows = [TemplateRow, HolidayRow, ExceptionRow, FilledRow, PlannedRow];

/** All that says who is needed; asked together. */
export const demandStatements = (asked: AskedDemand) =>
	[
		templatesOf(asked),
		holidaysOf(asked),
		exceptionsOf(asked),
		filledOf(asked),
		plannedOf(asked),
	] as const;

/** Workspaces of some units, and some of them; about the row `w`. */
export const placesIn = (
	units: RawBuilder<string>,
	workspaceIds?: readonly string[],
): RawBuilder<unknown> => sql`w.unit_id in ${units}
	${workspaceIds ? sql`and w.id = any(${[...workspaceIds]}::uuid[])` : sql``}`;

/** The same, in some units alone. */
export const placesAt = (
	places: RawBuilder<unknown>,
	tenantId: string,
	{ unitIds, recursive }: { readonly unitIds?: string[] | undefined; readonly recursive: boolean },
): RawBuilder<unknown> => {
	if (unitIds === undefined) return places;
	const below = recursive
		? sql`(select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = any(${unitIds}::uuid[]))`
		: sql`(select unnest(${unitIds}::uuid[]))`;
	return sql`${places} and w.unit_id in ${below}`;
};

/** Workspaces whose templates have some items; about the row `w`. */
export const placesOfItems = (
	units: RawBuilder<string>,
	tenantId: string,
	itemIds: readonly string[],
): RawBuilder<unknown> => sql`w.unit_id in ${units} and w.id in (
	select t.workspace_id from shift_template_item i join shift_template t on t.tenant_id = i.tenant_id and t.id = i.template_id
	where i.tenant_id = ${tenantId} and i.id = any(${[...itemIds]}::uuid[]))`;
