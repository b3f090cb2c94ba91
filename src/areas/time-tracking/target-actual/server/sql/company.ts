import { type RawBuilder, sql } from "kysely";
import type { SettingKey } from "#areas/settings/global/contract/setting-keys.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { type CompanyDays, type Dated, type SheetDayRow, sheetDay } from "./people.ts";

export interface HolidayRow {
	readonly date: string;
	/** Null: at every site. */
	readonly siteId: string | null;
	readonly factor: number;
	readonly kind: string;
}

export interface RuleRow extends Dated {
	readonly ruleId: string;
	readonly versionId: string;
	readonly name: string;
	readonly type: string;
	readonly settings: Readonly<Record<string, unknown>>;
	readonly target: string;
	readonly targetId: string;
	/** Of a unit alone: the units below it and itself, with their steps. */
	readonly reach: readonly { readonly unitId: string; readonly distance: number }[];
}

export interface AccountRow {
	readonly id: string;
	readonly code: string;
	readonly name: string;
	readonly category: string;
	readonly valueClass: string;
	readonly priority: string;
	readonly factorPercent: number;
	readonly isForAll: boolean;
	readonly rules: readonly (Dated & {
		readonly conditions: readonly Readonly<Record<string, unknown>>[];
	})[];
}

export interface TemplateRow {
	readonly id: string;
	readonly kind: string;
	readonly attribution: string;
	readonly versions: readonly (Dated & {
		readonly weeks: number;
		readonly days: readonly (SheetDayRow & { readonly week: number; readonly weekday: number })[];
	})[];
}

/** Settings that days follow from. */
export const daySettingKeys = [
	"timetracking.balanceMode",
	"timetracking.shiftGapMinutes",
	"timetracking.churchSundays",
	"timetracking.holidayWork",
] as const satisfies readonly SettingKey[];
export type DaySettingKey = (typeof daySettingKeys)[number];

export interface SettingRow extends Dated {
	readonly key: DaySettingKey;
	readonly scope: "GLOBAL" | "SITE" | "UNIT";
	readonly placeId: string | null;
	readonly value: unknown;
	/** Of a unit alone: the units below it and itself, with their steps. */
	readonly reach: RuleRow["reach"];
}

/** What holds for several people of a company in a range of days. */
export interface CompanyRow {
	readonly holidays: readonly HolidayRow[];
	readonly rules: readonly RuleRow[];
	readonly accounts: readonly AccountRow[];
	readonly templates: readonly TemplateRow[];
	readonly settings: readonly SettingRow[];
}

/** @param templateIds the worksheets that are wanted */
export async function readCompany(tx: Tx, days: CompanyDays, templateIds: readonly string[]) {
	const found = await firstRow(tx)<CompanyRow>`
		select ${holidays(days)} as holidays, ${rules(days)} as rules,
			${accounts(days)} as accounts, ${templates(days.tenantId, sql`${[...templateIds]}::uuid[]`)} as templates,
			${settings(days)} as settings`;
	return found as CompanyRow;
}

/** A scalar. */
export function holidays({ tenantId, from, to }: CompanyDays) {
	return sql`(select coalesce(jsonb_agg(jsonb_build_object(
			'date', h.date, 'siteId', h.site_id, 'factor', h.factor, 'kind', h.kind) order by h.date, h.id), '[]')
		from holiday h where h.tenant_id = ${tenantId} and h.date between ${from} and ${to})`;
}

function rules({ tenantId, from, to }: CompanyDays) {
	return sql`(select coalesce(jsonb_agg(jsonb_build_object(
			'ruleId', r.id, 'versionId', v.id, 'name', r.name, 'type', r.type, 'settings', v.settings, 'target', a.target,
			'targetId', a.target_id, 'from', greatest(v.valid_from, a.valid_from), 'to', least(v.valid_to, a.valid_to),
			'reach', ${reach(tenantId, sql`a.target`, sql`a.target_id`)})
			order by v.id, a.id), '[]')
		from time_rule r
		join time_rule_version v on v.tenant_id = r.tenant_id and v.rule_id = r.id
		join time_rule_assignment a on a.tenant_id = r.tenant_id and a.rule_id = r.id
		where r.tenant_id = ${tenantId} and r.is_enabled
			and v.valid_from <= ${to} and (v.valid_to is null or v.valid_to >= ${from})
			and a.valid_from <= ${to} and (a.valid_to is null or a.valid_to >= ${from}))`;
}

function reach(tenantId: string, kind: RawBuilder<string>, id: RawBuilder<string>) {
	return sql`(select coalesce(jsonb_agg(jsonb_build_object('unitId', c.descendant_id, 'distance', c.distance)), '[]')
		from unit_closure c where ${kind} = 'UNIT' and c.tenant_id = ${tenantId} and c.ancestor_id = ${id})`;
}

function settings({ tenantId, from, to }: CompanyDays) {
	return sql`(select coalesce(jsonb_agg(jsonb_build_object(
			'key', s.key, 'scope', s.scope, 'placeId', s.place_id, 'value', s.value, 'from', s.valid_from, 'to', s.valid_to,
			'reach', ${reach(tenantId, sql`s.scope`, sql`s.place_id`)}) order by s.id), '[]')
		from setting s
		where s.tenant_id = ${tenantId} and s.key = any(${[...daySettingKeys]}) and s.valid_from <= ${to}
			and (s.valid_to is null or s.valid_to >= ${from}))`;
}

function accounts({ tenantId, from, to }: CompanyDays) {
	return sql`(select coalesce(jsonb_agg(jsonb_build_object(
			'id', a.id, 'code', a.code, 'name', a.name, 'category', a.category, 'valueClass', a.value_class, 'priority', a.priority,
			'factorPercent', a.factor_percent, 'isForAll', a.is_for_all,
			'rules', (select coalesce(jsonb_agg(jsonb_build_object('from', r.valid_from, 'to', r.valid_to,
					'conditions', (select coalesce(jsonb_agg(k.settings || jsonb_build_object('type', k.type) order by k.id), '[]')
						from special_account_condition k where k.tenant_id = ${tenantId} and k.rule_id = r.id))
					order by r.id), '[]')
				from special_account_rule r where r.tenant_id = ${tenantId} and r.account_id = a.id
					and r.valid_from <= ${to} and (r.valid_to is null or r.valid_to >= ${from})))
			order by a.id), '[]')
		from special_account a where a.tenant_id = ${tenantId} and a.is_enabled)`;
}

/**
 * A scalar.
 *
 * @param templateIds an array: joined to it, a plan made for any of them would look through all templates
 */
export function templates(tenantId: string, templateIds: RawBuilder<unknown>) {
	return sql`(select coalesce(jsonb_agg(jsonb_build_object(
			'id', t.id, 'kind', t.kind, 'attribution', t.attribution,
			'versions', (select coalesce(jsonb_agg(jsonb_build_object('from', v.valid_from, 'to', v.valid_to, 'weeks', v.weeks,
					'days', (select coalesce(jsonb_agg(jsonb_build_object('week', x.week, 'weekday', x.weekday, ${sheetDay})
							order by x.week, x.weekday), '[]')
						from worksheet_day x where x.tenant_id = ${tenantId} and x.version_id = v.id))
					order by v.valid_from), '[]')
				from worksheet_template_version v where v.tenant_id = ${tenantId} and v.template_id = t.id))
			order by t.id), '[]')
		from worksheet_template t where t.tenant_id = ${tenantId} and t.id = any(${templateIds}))`;
}
