import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows, changeRow } from "#kit/server/versioned-rows/sql.ts";
import type { SickNote } from "../../contract.ts";

/** An illness with what is known beside its days; civil days in their written form. */
export interface SicknessRow {
	readonly absenceId: string;
	readonly userId: string;
	readonly classType: string;
	readonly state: string;
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
	/** From which calendar day on the kind asks for a certificate; null: never. */
	readonly certificateFromDay: number | null;
	/** It is the illness of a child. */
	readonly isOfChild: boolean;
	readonly version: number;
	readonly workedOnFirstDay: boolean;
	readonly sameIllnessAs: string | null;
	readonly notes: readonly SickNote[];
}

/** Reads an absence as an illness; that it is one is for the caller to see. */
export function readSickness(tx: Tx, tenantId: string, absenceId: string) {
	return firstRow(tx)<SicknessRow>`
		select b.id as "absenceId", b.user_id as "userId", b.class_type as "classType", b.state, b.from_date::text as "from",
			b.to_date::text as "to", b.from_part as "fromPart", b.to_part as "toPart",
			a.certificate_from_day as "certificateFromDay", coalesce(a.occasion = 'CHILD_SICK', false) as "isOfChild", coalesce(s.version, 0) as version,
			coalesce(s.worked_on_first_day, false) as "workedOnFirstDay", s.same_illness_as as "sameIllnessAs",
			(select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'auFrom', n.au_from, 'auTo', n.au_to,
				'isFollowUp', n.is_follow_up, 'isWorkAccident', n.is_work_accident, 'eauRequestedOn', n.eau_requested_on,
				'receivedOn', n.received_on, 'version', n.version) order by n.au_from, n.id), '[]')
				from sick_note n where n.tenant_id = b.tenant_id and n.absence_id = b.id) as notes
		from absence b
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		left join sickness s on s.tenant_id = b.tenant_id and s.absence_id = b.id
		where b.tenant_id = ${tenantId} and b.id = ${absenceId}`;
}

/** An approved illness of a person, as her continued pay is reckoned. */
export interface SpellRow {
	readonly absenceId: string;
	readonly from: string;
	readonly to: string;
	readonly workedOnFirstDay: boolean;
	readonly sameIllnessAs: string | null;
}

/** All illnesses of their own that count of people, and of each person the employments, the earliest first. */
export function readSpells(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<{
		userId: string;
		spells: readonly SpellRow[];
		employments: readonly { readonly from: string; readonly to: string | null }[];
	}>`
		select u.id as "userId",
			(select coalesce(jsonb_agg(jsonb_build_object('absenceId', b.id, 'from', b.from_date, 'to', b.to_date,
				'workedOnFirstDay', coalesce(s.worked_on_first_day, false), 'sameIllnessAs', s.same_illness_as)
				order by b.from_date, b.id), '[]')
				from absence b
				join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id and a.occasion is null
				left join sickness s on s.tenant_id = b.tenant_id and s.absence_id = b.id
				where b.tenant_id = u.tenant_id and b.user_id = u.id and b.class_type = 'SICK' and b.state = 'APPROVED') as spells,
			(select coalesce(jsonb_agg(jsonb_build_object('from', e.entry_date, 'to', e.exit_date) order by e.entry_date),
				case when u.entry_date is null then '[]' else jsonb_build_array(jsonb_build_object('from', u.entry_date, 'to', u.exit_date)) end)
				from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id) as employments
		from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`;
}

/** Days of leave beside an illness that costs something. */
export interface LeaveBeside {
	readonly day: string;
	/** Ten thousandths of a day. */
	readonly cost: number;
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
}

/** What the days of an absence cost, in order. */
export function costsOfSickness(tx: Tx, tenantId: string, absenceId: string) {
	return rows(tx)<{ day: string; cost: number }>`
		select d.day::text as day, (d.cost * 10000)::int as cost from absence_day d
		where d.tenant_id = ${tenantId} and d.absence_id = ${absenceId} order by d.day`;
}

/** Days of approved leave of a person within a range. */
export function leaveBeside(
	tx: Tx,
	tenantId: string,
	{ userId, from, to }: { readonly userId: string; readonly from: string; readonly to: string },
) {
	return rows(tx)<LeaveBeside>`
		select d.day::text as day, (d.cost * 10000)::int as cost, b.from_date::text as "from", b.to_date::text as "to",
			b.from_part as "fromPart", b.to_part as "toPart"
		from absence_day d
		join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		where d.tenant_id = ${tenantId} and d.user_id = ${userId} and d.day between ${from}::date and ${to}::date and d.cost > 0
			and b.state = 'APPROVED' and a.deducts = 'LEAVE'
		order by d.day`;
}

/** Keeps what is known of an illness; the row is made when there is first something to keep. */
export async function keepSickness(
	tx: Tx,
	tenantId: string,
	{ absenceId, userId }: Pick<SicknessRow, "absenceId" | "userId">,
	{ workedOnFirstDay, sameIllnessAs }: Pick<SicknessRow, "workedOnFirstDay" | "sameIllnessAs">,
): Promise<number> {
	const row = await firstRow(tx)<{ version: number }>`
		insert into sickness as s (tenant_id, absence_id, user_id, worked_on_first_day, same_illness_as)
		values (${tenantId}, ${absenceId}, ${userId}, ${workedOnFirstDay}, ${sameIllnessAs})
		on conflict (tenant_id, absence_id) do update set worked_on_first_day = excluded.worked_on_first_day,
			same_illness_as = excluded.same_illness_as, version = s.version + 1
		returning version`;
	return row?.version ?? 0;
}

/** The absence of a certificate. */
export async function absenceOfNote(tx: Tx, tenantId: string, id: string) {
	const row = await firstRow(tx)<{ absenceId: string }>`
		select absence_id as "absenceId" from sick_note where tenant_id = ${tenantId} and id = ${id}`;
	return row?.absenceId;
}

export type NoteFields = Omit<SickNote, "id" | "version">;

function columnsOf(fields: NoteFields) {
	return {
		kind: fields.kind,
		au_from: fields.auFrom,
		au_to: fields.auTo,
		is_follow_up: fields.isFollowUp,
		is_work_accident: fields.isWorkAccident,
		eau_requested_on: fields.eauRequestedOn,
		received_on: fields.receivedOn,
	};
}

export async function insertNote(
	tx: Tx,
	tenantId: string,
	{
		id,
		absenceId,
		userId,
	}: { readonly id: string; readonly absenceId: string; readonly userId: string },
	fields: NoteFields,
): Promise<void> {
	const keys = { tenant_id: tenantId, id, absence_id: absenceId, user_id: userId };
	await addRows(tx, "sick_note", { ...keys, ...columnsOf(fields) });
}

/** @returns the new version */
export function updateNote(tx: Tx, tenantId: string, id: string, fields: NoteFields) {
	return changeRow(tx, "sick_note", { tenantId, id }, columnsOf(fields));
}

export async function deleteNote(tx: Tx, tenantId: string, id: string): Promise<void> {
	await execute(tx)`delete from sick_note where tenant_id = ${tenantId} and id = ${id}`;
}
