import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { AppointmentTemplate } from "../../contract.ts";
import type { DetailScope } from "./detail.ts";
import { ownPlaces } from "./list.ts";
import type { Content, Owner } from "./write.ts";

export type TemplateRow = AppointmentTemplate & Record<string, unknown>;

function templates(scope: DetailScope, condition: RawBuilder<unknown>, most: number): Statement {
	const { tenantId, ownId } = scope;
	return statementOf(sql`
		select t.id, t.version, t.name, t.title, t.location, t.description, t.activity_id as "activityId", t.user_id as "userId",
			t.unit_id as "unitId", n.name as "unitName", t.begin_min as "beginMinutes", t.duration_min as "durationMinutes",
			t.all_day as "allDay", coalesce(t.user_id = ${ownId}::uuid or t.unit_id in ${scope.deletableUnits}, false) as "mayDelete"
		from appointment_template t
		left join unit n on n.tenant_id = t.tenant_id and n.id = t.unit_id
		where t.tenant_id = ${tenantId} and ${condition}
			and (t.user_id = ${ownId} or t.unit_id in (${ownPlaces(scope)}) or t.unit_id in ${scope.readableUnits})
		order by t.unit_id is not null, t.name collate natural_order, t.id limit ${most}`);
}

/** One's own, and those of units whose appointments one may read; rows are `TemplateRow`. */
export function templatesOf(scope: DetailScope, most: number): Statement {
	return templates(scope, sql`true`, most);
}

export function oneTemplate(scope: DetailScope, id: string): Statement {
	return templates(scope, sql`t.id = ${id}`, 1);
}

export type KindRow = { readonly id: string; readonly name: string; readonly color: string };

/** Kinds of appointments that can be chosen. */
export function appointmentKindsOf(tenantId: string): Statement {
	return statementOf(sql`
		select id, name, color from activity where tenant_id = ${tenantId} and class_type = 'APPOINTMENT' and is_enabled
		order by name collate natural_order, id limit 500`);
}

/** How many templates somebody, or a unit, has; she or it is held, so that two at once count each other's. */
export async function countTemplates(tx: Tx, tenantId: string, { userId, unitId }: Owner) {
	if (userId !== null)
		await execute(
			tx,
		)`select from app_user where tenant_id = ${tenantId} and id = ${userId} for no key update`;
	else
		await execute(
			tx,
		)`select from unit where tenant_id = ${tenantId} and id = ${unitId} for no key update`;
	const row = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from appointment_template
		where tenant_id = ${tenantId} and (user_id = ${userId} or unit_id = ${unitId})`;
	return row?.count ?? 0;
}

export interface NewTemplate extends Content {
	readonly id: string;
	readonly name: string;
	readonly beginMinutes: number | null;
	readonly durationMinutes: number;
	readonly allDay: boolean;
}

export async function insertTemplate(
	tx: Tx,
	tenantId: string,
	{ userId, unitId }: Owner,
	row: NewTemplate,
): Promise<void> {
	await addRows(tx, "appointment_template", {
		...{ tenant_id: tenantId, id: row.id, user_id: userId, unit_id: unitId },
		...{ name: row.name, title: row.title, location: row.location || null },
		...{ description: row.description || null, activity_id: row.activityId },
		...{ begin_min: row.beginMinutes, duration_min: row.durationMinutes, all_day: row.allDay },
	});
}

export async function removeTemplate(tx: Tx, tenantId: string, id: string): Promise<void> {
	await removeRow(tx, "appointment_template", { tenantId, id });
}
