import { type RawBuilder, sql } from "kysely";
import type { FreeFactor } from "#domain/holidays/holiday-facts.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { Plan } from "../../contract/plans.ts";
import type { TemplateVersion } from "../../contract/templates.ts";
import { exceptionsOf, type StoredException } from "./exceptions.ts";
import { versionsOfThose } from "./templates.ts";

export interface Range {
	readonly from: string;
	readonly to: string;
}

export interface PlannedUser {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly siteId: string | null;
	/** In any order. */
	readonly employments: readonly { readonly validFrom: string; readonly validTo: string | null }[];
}

const employments = sql`
	(select coalesce(jsonb_agg(jsonb_build_object('validFrom', e.entry_date, 'validTo', e.exit_date)), '[]')
	from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id) as employments`;

/** People by condition on the row `u`, by name. */
export function plannedUsers(tx: Tx, tenantId: string, condition: RawBuilder<unknown>) {
	return rows(tx)<PlannedUser>`${usersWhere(tenantId, condition)}`;
}

/** The same, to be sent. */
export function usersWhere(tenantId: string, condition: RawBuilder<unknown>) {
	return sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.site_id as "siteId", ${employments}
		from app_user u where u.tenant_id = ${tenantId} and ${condition}
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit 200`;
}

export function areUsers(userIds: readonly string[]): RawBuilder<unknown> {
	return sql`u.id = any(${[...userIds]}::uuid[])`;
}

/** @param people sub-query of ids */
export function areAmong(people: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`u.id = any(array(${people}))`;
}

export function isUser(userId: string): RawBuilder<unknown> {
	return sql`u.id = ${userId}`;
}

/** Those of a unit who are employed on a day of the range, of a sub-query of ids. */
export function usersOfUnit(
	tenantId: string,
	unitId: string,
	{
		recursive,
		visible,
		...range
	}: Range & { readonly recursive: boolean; readonly visible: RawBuilder<string> },
): RawBuilder<unknown> {
	const units = recursive
		? sql`(select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = ${unitId})`
		: sql`(${unitId}::uuid)`;
	return sql`u.role = 'USER' and u.unit_id in ${units} and u.id in ${visible}
		and (u.entry_date is null or u.entry_date <= ${range.to}::date)
		and (u.exit_date is null or u.exit_date >= ${range.from}::date)`;
}

/** A plan of a person as far as its days hang on it. */
export interface RangePlan extends Omit<Plan, "version" | "weeks" | "isCurrent"> {}

/** Rows `w` of `worksheet`, of people by a sub-query of their ids. */
function areIn(tenantId: string, people: RawBuilder<unknown>, { from, to }: Range) {
	return sql`w.tenant_id = ${tenantId} and w.user_id = any(array(${people}))
		and daterange(w.valid_from, w.valid_to, '[]') && daterange(${from}, ${to}, '[]')`;
}

function plansIn(tenantId: string, people: RawBuilder<unknown>, range: Range) {
	return sql`
		select w.id, w.user_id as "userId", t.id as "templateId", t.name as "templateName", t.kind, t.attribution,
			w.cycle_start as "cycleStart", w.valid_from as "validFrom", w.valid_to as "validTo"
		from worksheet w join worksheet_template t on t.tenant_id = w.tenant_id and t.id = w.template_id
		where ${areIn(tenantId, people, range)}`;
}

export interface RangeHoliday {
	readonly date: string;
	readonly name: string;
	readonly siteId: string | null;
	readonly factor: FreeFactor;
}

/** What tells the days of some people: one query for each kind. @param people sub-query of their ids */
export function rangeQueries(tenantId: string, people: RawBuilder<unknown>, range: Range) {
	const planned = sql`select w.template_id from worksheet w where ${areIn(tenantId, people, range)}`;
	return {
		plans: plansIn(tenantId, people, range),
		versions: versionsOfThose(tenantId, planned, range),
		exceptions: exceptionsOf(tenantId, people, range),
		holidays: sql`
			select h.date, h.name, h.site_id as "siteId", h.factor from holiday h
			where h.tenant_id = ${tenantId} and h.date between ${range.from} and ${range.to}
			order by h.factor desc, h.name`,
	};
}

/** Everything about the days of some people. */
export async function rangeFacts(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: Range,
) {
	const asked = rangeQueries(tenantId, sql`select unnest(${[...userIds]}::uuid[])`, range);
	// none waits for another's answer
	const [plans, versions, exceptions, holidays] = await Promise.all([
		rows(tx)<RangePlan>`${asked.plans}`,
		rows(tx)<TemplateVersion>`${asked.versions}`,
		rows(tx)<StoredException>`${asked.exceptions}`,
		rows(tx)<RangeHoliday>`${asked.holidays}`,
	]);
	return { plans, versions, exceptions, holidays };
}
