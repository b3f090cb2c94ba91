import { type RawBuilder, sql } from "kysely";
import type { FreeFactor } from "#domain/holidays/holiday-facts.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { Plan } from "../../contract/plans.ts";
import { exceptionsIn } from "./exceptions.ts";
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
	return rows(tx)<PlannedUser>`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.site_id as "siteId", ${employments}
		from app_user u where u.tenant_id = ${tenantId} and ${condition}
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit 200`;
}

export function areUsers(userIds: readonly string[]): RawBuilder<unknown> {
	return sql`u.id = any(${[...userIds]}::uuid[])`;
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

/** Rows `w` of `worksheet`. */
function areIn(tenantId: string, userIds: readonly string[], { from, to }: Range) {
	return sql`w.tenant_id = ${tenantId} and w.user_id = any(${userIds}::uuid[])
		and daterange(w.valid_from, w.valid_to, '[]') && daterange(${from}, ${to}, '[]')`;
}

function plansIn(tx: Tx, tenantId: string, userIds: readonly string[], range: Range) {
	return rows(tx)<RangePlan>`
		select w.id, w.user_id as "userId", t.id as "templateId", t.name as "templateName", t.kind, t.attribution,
			w.cycle_start as "cycleStart", w.valid_from as "validFrom", w.valid_to as "validTo"
		from worksheet w join worksheet_template t on t.tenant_id = w.tenant_id and t.id = w.template_id
		where ${areIn(tenantId, userIds, range)}`;
}

interface RangeHoliday {
	readonly date: string;
	readonly name: string;
	readonly siteId: string | null;
	readonly factor: FreeFactor;
}

/** Everything about the days of some people: one statement for each kind. */
export async function rangeFacts(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: Range,
) {
	const planned = sql`select w.template_id from worksheet w where ${areIn(tenantId, userIds, range)}`;
	// none waits for another's answer
	const [plans, versions, exceptions, holidays] = await Promise.all([
		plansIn(tx, tenantId, userIds, range),
		versionsOfThose(tx, tenantId, planned, range),
		exceptionsIn(tx, tenantId, userIds, range),
		rows(tx)<RangeHoliday>`
			select h.date, h.name, h.site_id as "siteId", h.factor from holiday h
			where h.tenant_id = ${tenantId} and h.date between ${range.from} and ${range.to}
			order by h.factor desc, h.name`,
	]);
	return { plans, versions, exceptions, holidays };
}
