import { isVisible } from "#areas/staff/user-roles/server/public.ts";
import type {
	KnownAbsence,
	KnownAbsenceKind,
	KnownAbsentee,
} from "#domain/import/plan-absences.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { Session } from "#kit/server/session.ts";
import type { AbsenceKind, HeldAbsence } from "./absence.ts";
import { heldAbsence } from "./absence.ts";

/** People with a personnel number, as the importing person may deal with their absences. */
export function absentees(tx: Tx, session: Session, today: string) {
	const { tenantId, userId } = session;
	const isOpen = isVisible(session, [["absences.manage", "FULL"]], today);
	const isIllnessOpen = isVisible(session, [["sicknotes.manage", "WRITE"]], today);
	return rows(tx)<KnownAbsentee>`
		select u.id, u.personnel_no as "personnelNo", coalesce(${isOpen}, false) as "isOpen", coalesce(${isIllnessOpen}, false) as "isIllnessOpen",
			u.id = ${userId} as "isOneself",
			coalesce((select jsonb_agg(jsonb_build_object('from', e.entry_date, 'to', e.exit_date) order by e.entry_date)
				from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id),
				jsonb_build_array(jsonb_build_object('from', u.entry_date, 'to', u.exit_date))) as employments,
			coalesce((select jsonb_agg(to_char(c.month, 'YYYY-MM') order by c.month)
				from closed_month c where c.tenant_id = u.tenant_id and c.user_id = u.id), '[]') as "closedMonths"
		from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and u.personnel_no is not null`;
}

/** A kind of absence as it is found by name, and as it is written. */
export interface ImportedKind extends KnownAbsenceKind, Pick<AbsenceKind, "deducts"> {
	readonly accountActivityId: string;
}

export function importedKinds(tx: Tx, tenantId: string) {
	return rows(tx)<ImportedKind>`
		select a.id, a.name, a.code, a.class_type as "classType", a.exclusive, a.booking_unit as "bookingUnit", a.deducts,
			coalesce(a.leave_activity_id, a.id) as "accountActivityId"
		from activity a
		where a.tenant_id = ${tenantId} and a.is_enabled and a.class_type in ('LEAVE', 'SICK', 'ABSENCE')`;
}

/** Absences of some days that count. */
export function countingAbsences(
	tx: Tx,
	tenantId: string,
	{ from, to }: { readonly from: string; readonly to: string },
) {
	return rows(tx)<KnownAbsence>`
		select b.id, b.user_id as "userId", b.activity_id as "activityId", b.from_date::text as "from", b.to_date::text as "to",
			b.from_part as "fromPart", b.to_part as "toPart", b.class_type = 'SICK' as "isSick", b.exclusive,
			b.begin_min is not null as "isByHours"
		from absence b
		where b.tenant_id = ${tenantId} and b.state = 'APPROVED' and b.to_date >= ${from} and b.from_date <= ${to}
		order by b.from_date, b.id`;
}

/** An imported absence that is as it was left, with what its kind takes from. */
export interface LeftAbsence extends HeldAbsence, Pick<AbsenceKind, "deducts"> {
	readonly accountActivityId: string;
}

/** Of imported absences those on which nobody has built, and which the session may take back; held. */
export function leftAbsences(
	tx: Tx,
	session: Session,
	today: string,
	made: readonly { readonly entityId: string; readonly version: number }[],
) {
	const { tenantId } = session;
	const isOpen = isVisible(session, [["absences.manage", "FULL"]], today);
	return rows(tx)<LeftAbsence>`
		select ${heldAbsence}, a.deducts, coalesce(a.leave_activity_id, a.id) as "accountActivityId"
		from absence b
		join unnest(${made.map(({ entityId }) => entityId)}::uuid[], ${made.map(({ version }) => version)}::int[]) g(id, version)
			on g.id = b.id and g.version = b.version
		join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		where b.tenant_id = ${tenantId} and b.state = 'APPROVED' and ${isOpen}
			and not exists (select from approval_step s where s.tenant_id = b.tenant_id and s.entity = 'absence' and s.entity_id = b.id and s.state = 'OPEN')
			and not exists (select from time_tracking_change_request c where c.tenant_id = b.tenant_id and c.entity = 'absence' and c.entity_id = b.id)
			and not exists (select from sick_note n where n.tenant_id = b.tenant_id and n.absence_id = b.id)
			and not exists (select from closed_month c where c.tenant_id = b.tenant_id and c.user_id = b.user_id
				and c.month >= date_trunc('month', b.from_date)::date and c.month <= b.to_date)
			and not exists (select from leave_year_end_person p
				join leave_year_end y on y.tenant_id = p.tenant_id and y.id = p.year_end_id and y.state <> 'UNDONE'
				where p.tenant_id = b.tenant_id and p.user_id = b.user_id and y.activity_id = coalesce(a.leave_activity_id, a.id)
					and y.year >= extract(year from b.from_date))
		order by b.user_id, b.id for update of b`;
}
