import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";
import { type TemplateVersion, templates } from "../../contract/templates.ts";
import type { TemplateDay } from "../../contract/worksheet-day.ts";
import { dayColumns, dayJson } from "./day-columns.ts";

export const templateTable = masterTable("worksheet_template", templates, {
	columns: { name: "name", kind: "kind", attribution: "attribution", weeks: "weeks" },
	unique: { worksheet_template_name: "name" },
	extra: {
		userCount: sql`(select count(distinct w.user_id) from worksheet w
			where w.tenant_id = m.tenant_id and w.template_id = m.id)`,
	},
});

interface Template {
	readonly id: string;
	readonly weeks: number;
	readonly isEnabled: boolean;
}

/** Those that people may be given. */
export function enabledTemplates(tx: Tx, tenantId: string) {
	return rows(tx)<{ id: string; name: string }>`
		select id, name from worksheet_template where tenant_id = ${tenantId} and is_enabled`;
}

/** What nobody else may do with a template until the end of the transaction: change its versions, or delete it. */
const holds = {
	changes: sql`for no key update`,
	deletion: sql`for key share`,
	nothing: sql``,
} as const;

export function readTemplate(
	tx: Tx,
	tenantId: string,
	templateId: string,
	prevents: keyof typeof holds,
) {
	return firstRow(tx)<Template>`
		select id, weeks, is_enabled as "isEnabled" from worksheet_template
		where tenant_id = ${tenantId} and id = ${templateId}
		${holds[prevents]}`;
}

const versionColumns = sql`
	v.id, v.template_id as "templateId", v.valid_from as "validFrom", v.valid_to as "validTo", v.weeks, v.version,
	(select coalesce(jsonb_agg(${dayJson("d")} || jsonb_build_object('week', d.week, 'weekday', d.weekday)
		order by d.week, d.weekday), '[]')
	from worksheet_day d where d.tenant_id = v.tenant_id and d.version_id = v.id) as days`;

/** Versions of some templates, the newest first; of all days unless a range is given. */
export function versionsOf(
	tx: Tx,
	tenantId: string,
	templateIds: readonly string[],
	range: Days = {},
) {
	const asked = versionsOfThose(tenantId, sql`select unnest(${templateIds}::uuid[])`, range);
	return rows(tx)<TemplateVersion>`${asked}`;
}

interface Days {
	readonly from?: string | null;
	readonly to?: string | null;
}

/** @param templateIds sub-query */
export function versionsOfThose(
	tenantId: string,
	templateIds: RawBuilder<unknown>,
	{ from = null, to = null }: Days,
): RawBuilder<unknown> {
	return sql`
		select ${versionColumns} from worksheet_template_version v
		where v.tenant_id = ${tenantId} and v.template_id = any(array(${templateIds}))
			and daterange(v.valid_from, v.valid_to, '[]') && daterange(${from}, ${to}, '[]')
		order by v.valid_from desc`;
}

export function readVersion(tx: Tx, tenantId: string, versionId: string) {
	return firstRow(tx)<TemplateVersion>`
		select ${versionColumns} from worksheet_template_version v
		where v.tenant_id = ${tenantId} and v.id = ${versionId} for update of v`;
}

export async function insertVersion(
	tx: Tx,
	tenantId: string,
	{ days, ...version }: Omit<TemplateVersion, "validTo" | "version">,
): Promise<void> {
	await addRows(tx, "worksheet_template_version", { tenant_id: tenantId, ...columnsOf(version) });
	await insertDays(tx, tenantId, version.id, days);
}

/** @param validTo null: it goes on */
export function endVersion(tx: Tx, tenantId: string, id: string, validTo: string | null) {
	return changeRow(tx, "worksheet_template_version", { tenantId, id }, { valid_to: validTo });
}

/** @returns the new version */
export async function replaceDays(
	tx: Tx,
	tenantId: string,
	versionId: string,
	days: readonly TemplateDay[],
): Promise<number> {
	await execute(tx)`
		delete from worksheet_day where tenant_id = ${tenantId} and version_id = ${versionId}`;
	await insertDays(tx, tenantId, versionId, days);
	return changeRow(tx, "worksheet_template_version", { tenantId, id: versionId }, {});
}

async function insertDays(
	tx: Tx,
	tenantId: string,
	versionId: string,
	days: readonly TemplateDay[],
): Promise<void> {
	if (days.length === 0) return;
	const version = { tenant_id: tenantId, version_id: versionId };
	const rows = days.map((day) => {
		const { week, weekday } = day;
		return { ...version, week, weekday, ...dayColumns(day) };
	});
	await addRows(tx, "worksheet_day", rows);
}

export function removeVersion(tx: Tx, tenantId: string, versionId: string): Promise<void> {
	return removeRow(tx, "worksheet_template_version", { tenantId, id: versionId });
}

export interface PlannedRange {
	readonly userId: string;
	readonly from: string;
	/** Null: from then on. */
	readonly to: string | null;
}

/** Who works by a template from a day on, and when. */
export function usesOf(tx: Tx, tenantId: string, templateId: string, from: string) {
	return rows(tx)<PlannedRange>`
		select user_id as "userId", greatest(valid_from, ${from}::date) as "from", valid_to as "to" from worksheet
		where tenant_id = ${tenantId} and template_id = ${templateId} and (valid_to is null or valid_to >= ${from}::date)
		order by user_id, valid_from`;
}
