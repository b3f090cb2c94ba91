import { type RawBuilder, sql } from "kysely";
import type { MatterInbox } from "#areas/time-tracking/approvals/server/public.ts";
import type { BookingUnit } from "#domain/absences/kind-fault.ts";
import type { Occasion } from "#domain/absences/occasion.ts";
import type { ActivityState } from "#domain/approval/approval-state.ts";
import type { AbsenceClass } from "#domain/working-time/facts.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows, changeRow } from "#kit/server/versioned-rows/sql.ts";
import { addCosts, type CostOfDay } from "./prices.ts";

/** What an absence holds; civil days in their written form. */
export interface AbsenceValues {
	readonly activityId: string;
	readonly classType: AbsenceClass;
	/** Nothing else that counts may lie in its time. */
	readonly exclusive: boolean;
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
	readonly beginMinutes: number | null;
	readonly endMinutes: number | null;
}

/** An absence as somebody decides about it. */
export interface HeldAbsence extends AbsenceValues {
	readonly id: string;
	readonly userId: string;
	readonly state: ActivityState;
	readonly reason: string | null;
	readonly version: number;
}

/** Columns of the row `b`. */
export const heldAbsence = sql`b.id, b.user_id as "userId", b.activity_id as "activityId", b.class_type as "classType", b.exclusive,
	b.from_date::text as "from", b.to_date::text as "to", b.from_part as "fromPart", b.to_part as "toPart",
	b.begin_min as "beginMinutes", b.end_min as "endMinutes", b.state, b.reason, b.version`;

/** Reads an absence, and holds it where it is to be written. First its person is held, then the absence, everywhere. */
export function readAbsence(
	tx: Tx,
	tenantId: string,
	id: string,
	{ isHeld = false }: { readonly isHeld?: boolean } = {},
) {
	return firstRow(tx)<HeldAbsence>`
		select ${heldAbsence} from absence b
		where b.tenant_id = ${tenantId} and b.id = ${id} ${isHeld ? sql`for update` : sql``}`;
}

/** A kind of absence with what it asks for. */
export interface AbsenceKind {
	readonly id: string;
	readonly name: string;
	readonly classType: string;
	readonly isEnabled: boolean;
	readonly exclusive: boolean;
	readonly bookingUnit: BookingUnit;
	readonly deducts: "NONE" | "LEAVE" | "OVERTIME";
	/** Whose leave account it is taken from. */
	readonly accountActivityId: string;
	/** The company has rules for that account. */
	readonly keepsAccount: boolean;
	/** How many supervisors must agree, one after the other. */
	readonly stages: number;
	readonly mayApproveOwn: boolean;
	readonly substitute: "NONE" | "OPTIONAL" | "REQUIRED";
	readonly reasonRequired: boolean;
	readonly retroactiveDays: number | null;
	readonly occasion: Occasion | null;
	/** Withheld from the person. */
	readonly isWithheld: boolean;
}

export function kindOf(tx: Tx, tenantId: string, userId: string, activityId: string) {
	return firstRow(tx)<AbsenceKind>`
		select a.id, a.name, a.class_type as "classType", a.is_enabled as "isEnabled", a.exclusive, a.booking_unit as "bookingUnit",
			a.deducts, coalesce(a.leave_activity_id, a.id) as "accountActivityId",
			exists (select from leave_rule r where r.tenant_id = a.tenant_id and r.activity_id = coalesce(a.leave_activity_id, a.id)
				and r.is_enabled) as "keepsAccount", (a.approval ->> 'stages')::int as stages,
			coalesce((a.approval ->> 'selfApproval')::boolean, false) as "mayApproveOwn", a.approval ->> 'substitute' as substitute,
			a.reason_required as "reasonRequired", a.retroactive_days as "retroactiveDays", a.occasion,
			exists (select from activity_override o where o.tenant_id = a.tenant_id and o.activity_id = a.id
				and o.user_id = ${userId} and not o.is_allowed) as "isWithheld"
		from activity a where a.tenant_id = ${tenantId} and a.id = ${activityId}`;
}

/** How often supervisors have agreed to a request, and whether one of them was this person. */
export async function stagesDone(tx: Tx, tenantId: string, absenceId: string, ownId: string) {
	const row = await firstRow(tx)<{ done: number; isOwn: boolean }>`
		select count(*)::int as done, coalesce(bool_or(s.decided_by = ${ownId}), false) as "isOwn"
		from approval_step s
		where s.tenant_id = ${tenantId} and s.entity = 'absence' and s.entity_id = ${absenceId} and s.purpose = 'REQUEST'
			and s.kind = 'SUPERVISOR_APPROVAL' and s.state = 'DONE'`;
	return row ?? { done: 0, isOwn: false };
}

/** An absence's values as the table holds them. */
export function columnsOf(values: AbsenceValues) {
	return {
		activity_id: values.activityId,
		class_type: values.classType,
		exclusive: values.exclusive,
		from_date: values.from,
		to_date: values.to,
		from_part: values.fromPart,
		to_part: values.toPart,
		begin_min: values.beginMinutes,
		end_min: values.endMinutes,
	};
}

export async function insertAbsence(
	tx: Tx,
	tenantId: string,
	{ id, userId, state, reason, ...values }: Omit<HeldAbsence, "version">,
): Promise<void> {
	await addRows(tx, "absence", {
		tenant_id: tenantId,
		id,
		user_id: userId,
		state,
		reason,
		...columnsOf(values),
	});
}

/** @returns the new version */
export function updateAbsence(
	tx: Tx,
	tenantId: string,
	id: string,
	change: {
		readonly state: ActivityState;
		readonly values?: AbsenceValues;
		/** Given now: none is owed any more. */
		readonly reason?: string;
	},
): Promise<number> {
	const { state, values, reason } = change;
	return changeRow(
		tx,
		"absence",
		{ tenantId, id },
		{ state, ...(values && columnsOf(values)), ...(reason !== undefined && { reason }) },
	);
}

/** Writes what the days of an absence cost anew. */
export async function writeCosts(
	tx: Tx,
	tenantId: string,
	{ id: absenceId, userId }: { readonly id: string; readonly userId: string },
	costs: readonly CostOfDay[],
): Promise<void> {
	await execute(tx)`
		delete from absence_day where tenant_id = ${tenantId} and absence_id = ${absenceId}`;
	await addCosts(
		tx,
		tenantId,
		costs.map((cost) => ({ ...cost, absenceId, userId })),
	);
}

/** Absences that are wanted or count, and of whose days nothing is written. */
export function absencesToPrice(tx: Tx, tenantId: string) {
	return rows(tx)<HeldAbsence>`
		select ${heldAbsence} from absence b
		where b.tenant_id = ${tenantId} and b.state in ('PLANNED', 'REQUESTED', 'APPROVED')
			and not exists (select from absence_day d where d.tenant_id = b.tenant_id and d.absence_id = b.id)
		order by b.user_id, b.from_date, b.id`;
}

export function costsOf(tx: Tx, tenantId: string, absenceId: string) {
	return rows(tx)<CostOfDay>`
		select d.day::text as day, (d.cost * 10000)::int as cost, d.cost_min as "costMinutes", d.reason
		from absence_day d where d.tenant_id = ${tenantId} and d.absence_id = ${absenceId} order by d.day`;
}

/** Absences that ask something of their person. */
export const absenceInbox: MatterInbox = {
	table: sql`absence`,
	isThere: sql`true`,
	waitsFor: {},
	sortedBy: sql`m.from_date`,
};

/** The sum of what the row `b` costs. */
export const costColumns: RawBuilder<unknown> = sql`
	coalesce((select sum(d.cost) from absence_day d where d.tenant_id = b.tenant_id and d.absence_id = b.id), 0)::float8 as "costDays",
	coalesce((select sum(d.cost_min) from absence_day d where d.tenant_id = b.tenant_id and d.absence_id = b.id), 0)::int as "costMinutes"`;
