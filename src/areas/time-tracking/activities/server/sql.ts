import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { activities, activityReasons, mostCounted } from "../contract.ts";

export const activityTable = masterTable("activity", activities, {
	columns: {
		name: "name",
		code: "code",
		color: "color",
		classType: "class_type",
		isDefault: "is_default",
		bookingRequiresGps: "booking_requires_gps",
		reasonRequired: "reason_required",
		creditsTime: "credits_time",
		countsAsWorkingTime: "counts_as_working_time",
		exclusive: "exclusive",
		visibility: "visibility",
		bookingUnit: "booking_unit",
		deducts: "deducts",
		leaveActivityId: "leave_activity_id",
		accountUnit: "account_unit",
		retroactiveDays: "retroactive_days",
		certificateFromDay: "certificate_from_day",
		icon: "icon",
		occasion: "occasion",
		approval: "approval",
	},
	filters: {
		category: (category) => sql`m.category = ${category}`,
		classTypes: (wanted) => sql`m.class_type = any(${wanted}::text[])`,
	},
	names: {
		leaveActivityId: sql`(select a.name from activity a where a.tenant_id = m.tenant_id and a.id = m.leave_activity_id)`,
	},
});

export const activityReasonTable = masterTable("activity_reason", activityReasons, {
	columns: { activityId: "activity_id", text: "text" },
	unique: { activity_reason_text: "text" },
	filters: { activityId: (id) => sql`m.activity_id = ${id}` },
	names: {
		activityId: sql`(select a.name from activity a where a.tenant_id = m.tenant_id and a.id = m.activity_id)`,
	},
});

export function shiftActivities(tenantId: string): Statement {
	return statementOf(sql`
		select id, name, code, color, class_type as "classType", booking_requires_gps as "bookingRequiresGps",
			is_enabled as "isEnabled"
		from activity where tenant_id = ${tenantId} and category = 'SHIFT'
		order by name collate natural_order, id`);
}

export function absenceActivities(tenantId: string): Statement {
	return statementOf(sql`
		select id, name, code, color, class_type as "classType", booking_requires_gps as "bookingRequiresGps",
			is_default as "isDefault", is_enabled as "isEnabled", booking_unit as "bookingUnit", deducts, icon, occasion,
			approval ->> 'substitute' as substitute, reason_required as "reasonRequired"
		from activity where tenant_id = ${tenantId} and category = 'ABSENCE'
		order by name collate natural_order, id`);
}

/** No row where there is no such activity. Its id is said each time, so that a rare one is planned as a rare one. */
export function usageOf(tenantId: string, id: string): Statement {
	const statement = statementOf(sql`
		select
			(select count(*)::int from (select from time_tracking t
				where t.tenant_id = ${tenantId} and t.activity_id = ${id} and t.deleted_at is null ${atMost(mostCounted)}) x) as entries,
			(select count(*)::int from (select from booking b
				where b.tenant_id = ${tenantId} and b.activity_id = ${id} ${atMost(mostCounted)}) x) as bookings,
			(select count(distinct l.cost_centre_id)::int from cost_centre_link l
				where l.tenant_id = a.tenant_id and l.target = 'ACTIVITY' and l.target_id = a.id) as "costCentres",
			(select count(*)::int from activity_reason r
				where r.tenant_id = a.tenant_id and r.activity_id = a.id) as reasons
		from activity a where a.tenant_id = ${tenantId} and a.id = ${id}`);
	return { ...statement, plannedForItsValues: "an activity is that of most entries or of none" };
}

async function holds(tx: Tx, condition: RawBuilder<unknown>): Promise<boolean> {
	const row = await firstRow(tx)<{ holds: boolean }>`select ${condition} as holds`;
	return row?.holds === true;
}

/** Whether entries, bookings, absences or shifts carry the activity's class type, those among them that were deleted too. */
export function isBooked(tx: Tx, tenantId: string, id: string): Promise<boolean> {
	return holds(
		tx,
		sql`exists (select from booking where tenant_id = ${tenantId} and activity_id = ${id})
			or exists (select from time_tracking where tenant_id = ${tenantId} and activity_id = ${id})
			or exists (select from absence where tenant_id = ${tenantId} and activity_id = ${id})
			or exists (select from shift where tenant_id = ${tenantId} and activity_id = ${id})`,
	);
}

/** Its target's kind says in which table it lies, so no foreign key keeps it. */
export function isCharged(tx: Tx, tenantId: string, id: string): Promise<boolean> {
	return holds(
		tx,
		sql`exists (select from cost_centre_link
			where tenant_id = ${tenantId} and target = 'ACTIVITY' and target_id = ${id})`,
	);
}

/** Lets one at a time change what there is of a class: two together could archive its last two. */
export async function lockActivities(tx: Tx, tenantId: string): Promise<void> {
	await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${`activity ${tenantId}`}, 0))`;
}

export function hasOtherEnabled(tx: Tx, tenantId: string, classType: string, id: string) {
	return holds(
		tx,
		sql`exists (select from activity
			where tenant_id = ${tenantId} and class_type = ${classType} and is_enabled and id <> ${id})`,
	);
}

/** Takes the class's default away from whatever has it; answers their ids. */
export async function dropDefault(
	tx: Tx,
	tenantId: string,
	classType: string,
	exceptId: string | undefined,
): Promise<string[]> {
	const changed = await rows(tx)<{ id: string }>`
		update activity set is_default = false, version = version + 1
		where tenant_id = ${tenantId} and class_type = ${classType} and is_default
			and id is distinct from ${exceptId ?? null}::uuid returning id`;
	return changed.map(({ id }) => id);
}

export async function deleteReasons(tx: Tx, tenantId: string, activityId: string) {
	return rows(tx)<{ id: string; text: string }>`
		delete from activity_reason where tenant_id = ${tenantId} and activity_id = ${activityId} returning id, text`;
}
