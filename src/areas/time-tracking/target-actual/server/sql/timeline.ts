import { sql } from "kysely";
import type { Tx } from "../../../../../kit/server/database/tenant-transaction.ts";

/** Instants in whole seconds. */
export interface EntryRow {
	readonly id: string;
	readonly userId: string;
	readonly begin: number;
	readonly end: number;
	readonly classType: string;
	readonly activityId: string;
	readonly state: "APPROVED" | "REQUESTED";
	readonly day: string;
}

export interface AbsenceRow {
	readonly id: string;
	readonly userId: string;
	readonly classType: "LEAVE" | "SICK" | "ABSENCE";
	readonly from: string;
	readonly to: string;
	readonly fromPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF";
	readonly toPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF";
	/** Of those in hours. */
	readonly minutes: number | null;
	readonly creditsTime: boolean;
}

/** Instants in whole minutes; pauses with their lengths. */
export interface ShiftRow {
	readonly userId: string;
	readonly begin: number;
	readonly end: number;
	readonly pause1: number | null;
	readonly pause1Minutes: number | null;
	readonly pause2: number | null;
	readonly pause2Minutes: number | null;
	readonly classType: string;
}

export interface Asked {
	readonly tenantId: string;
	readonly userIds: readonly string[];
	/** Civil days, both inclusive. */
	readonly from: string;
	readonly to: string;
}

/** Ended entries that count or may come to count; what runs is added by whoever reads. */
export async function readEntries(
	tx: Tx,
	{ tenantId, userIds, from, to }: Asked,
): Promise<EntryRow[]> {
	const { rows } = await sql<EntryRow>`
		select t.id, t.user_id as "userId", floor(extract(epoch from t.begin_at))::float8 as begin,
			floor(extract(epoch from t.end_at))::float8 as end, t.class_type as "classType", t.activity_id as "activityId",
			t.state, t.day::text as day
		from time_tracking t
		where t.tenant_id = ${tenantId} and t.user_id = any(${[...userIds]}::uuid[]) and t.day >= ${from} and t.day <= ${to}
			and t.deleted_at is null and t.end_at is not null and t.state in ('APPROVED', 'REQUESTED')
		order by t.user_id, t.begin_at, t.id`.execute(tx);
	return rows;
}

export async function readAbsences(
	tx: Tx,
	{ tenantId, userIds, from, to }: Asked,
): Promise<AbsenceRow[]> {
	const { rows } = await sql<AbsenceRow>`
		select b.id, b.user_id as "userId", b.class_type as "classType", b.from_date::text as "from", b.to_date::text as "to",
			b.from_part as "fromPart", b.to_part as "toPart", b.end_min - b.begin_min as minutes, a.credits_time as "creditsTime"
		from absence b
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		where b.tenant_id = ${tenantId} and b.user_id = any(${[...userIds]}::uuid[]) and b.to_date >= ${from}
			and b.from_date <= ${to} and b.state = 'APPROVED'
		order by b.user_id, b.from_date, b.id`.execute(tx);
	return rows;
}

/** Of the plan, published or not: what it asks for is the target of those who work by it. */
export async function readShifts(
	tx: Tx,
	{ tenantId, userIds, from, to }: Asked,
): Promise<ShiftRow[]> {
	const minute = (column: string) =>
		sql`floor(extract(epoch from ${sql.ref(column)}) / 60)::float8`;
	const { rows } = await sql<ShiftRow>`
		select s.user_id as "userId", ${minute("s.begin_at")} as begin, ${minute("s.end_at")} as end,
			${minute("s.pause1_at")} as pause1, s.pause1_min as "pause1Minutes",
			${minute("s.pause2_at")} as pause2, s.pause2_min as "pause2Minutes", s.class_type as "classType"
		from shift s
		where s.tenant_id = ${tenantId} and s.user_id = any(${[...userIds]}::uuid[]) and s.day >= ${from} and s.day <= ${to}
			and s.deleted_at is null
		order by s.user_id, s.begin_at, s.id`.execute(tx);
	return rows;
}
