import { sql } from "kysely";
import { clockClasses } from "#domain/working-time/timeline/time-class.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import type { BookableActivity } from "../../contract/overrides.ts";

export interface Override extends Pick<BookableActivity, "classType" | "isAllowed" | "isDefault"> {
	readonly activityId: string;
}

const classes = sql`${[...clockClasses]}::text[]`;

/** Which activities there are for a person's clock, archived ones too, by class and name. */
export function bookableActivities(tx: Tx, tenantId: string, userId: string) {
	return rows(tx)<BookableActivity>`
		select a.id, a.name, a.code, a.color, a.class_type as "classType", a.booking_requires_gps as "bookingRequiresGps",
			a.is_enabled as "isEnabled", a.is_default as "isCompanyDefault",
			coalesce(o.is_allowed, true) as "isAllowed", coalesce(o.is_default, false) as "isDefault"
		from activity a
		left join activity_override o
			on o.tenant_id = a.tenant_id and o.activity_id = a.id and o.user_id = ${userId}
		where a.tenant_id = ${tenantId} and a.class_type = any(${classes})
		order by array_position(${classes}, a.class_type), a.name collate natural_order, a.id`;
}

/** How often a person's overrides have changed. */
export async function overrideVersion(tx: Tx, tenantId: string, userId: string): Promise<number> {
	const row = await firstRow(tx)<{ version: number }>`
		select sum(version)::int as version from activity_override
		where tenant_id = ${tenantId} and user_id = ${userId}`;
	return row?.version ?? 0;
}

/** Class types of activities, of whatever category; without those that do not exist. */
export async function classTypesOf(tx: Tx, tenantId: string, ids: readonly string[]) {
	const found = await rows(tx)<{ id: string; classType: string; isEnabled: boolean }>`
		select id, class_type as "classType", is_enabled as "isEnabled" from activity
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	return new Map(found.map((row) => [row.id, row]));
}

/**
 * Writes what a person's overrides are to be; rows that change count their version.
 *
 * @param wanted every activity for which there is, or was, something to say
 */
export async function writeOverrides(
	tx: Tx,
	tenantId: string,
	userId: string,
	wanted: readonly Override[],
): Promise<void> {
	// a class has one default at any moment: the former one goes first
	const later = wanted.filter(({ isDefault }) => isDefault);
	const sooner = wanted.filter(({ isDefault }) => !isDefault);
	for (const rows of [sooner, later]) {
		if (rows.length === 0) continue;
		await tx
			.insertInto("activity_override")
			.values(
				rows.map((row) => ({
					tenant_id: tenantId,
					user_id: userId,
					activity_id: row.activityId,
					class_type: row.classType,
					is_allowed: row.isAllowed,
					is_default: row.isDefault,
				})),
			)
			.onConflict((conflict) =>
				conflict.columns(["tenant_id", "user_id", "activity_id"]).doUpdateSet((eb) => ({
					is_allowed: eb.ref("excluded.is_allowed"),
					is_default: eb.ref("excluded.is_default"),
					version: eb("activity_override.version", "+", 1),
				})),
			)
			.execute();
	}
}

/** Takes away what is said of an activity for people; answers for whom it was. */
export function deleteOverridesOf(tx: Tx, tenantId: string, activityId: string) {
	return rows(tx)<{ userId: string; isAllowed: boolean; isDefault: boolean }>`
		delete from activity_override where tenant_id = ${tenantId} and activity_id = ${activityId}
		returning user_id as "userId", is_allowed as "isAllowed", is_default as "isDefault"`;
}
