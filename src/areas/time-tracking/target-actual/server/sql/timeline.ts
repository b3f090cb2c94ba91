import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { PeopleDays } from "./people.ts";

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
	/** Its end is but the moment it was asked for. */
	readonly isRunning?: boolean;
}

export interface AbsenceRow {
	readonly id: string;
	readonly userId: string;
	readonly classType: "LEAVE" | "SICK" | "ABSENCE";
	readonly from: string;
	readonly to: string;
	readonly fromPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF";
	readonly toPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF";
	/** Of those by hours, on the wall clock of their day. */
	readonly beginMinute: number | null;
	readonly endMinute: number | null;
	readonly creditsTime: boolean;
}

/** Instants in whole minutes; pauses with their lengths. */
export interface ShiftRow {
	readonly id: string;
	readonly userId: string;
	readonly begin: number;
	readonly end: number;
	readonly pause1: number | null;
	readonly pause1Minutes: number | null;
	readonly pause2: number | null;
	readonly pause2Minutes: number | null;
	readonly classType: string;
	/** Of standby alone. */
	readonly countsAsWorkingTime: boolean;
}

export interface Asked extends PeopleDays {
	/** Until when what runs counts; null: it does not count, as in everything that is kept. */
	readonly runningUntil: Date | null;
}

/** Entries that count or may come to count; those that run only where it is said until when. */
export function readEntries(tx: Tx, { tenantId, userIds, from, to, runningUntil }: Asked) {
	const end =
		runningUntil === null ? sql`t.end_at` : sql`coalesce(t.end_at, ${runningUntil}::timestamptz)`;
	return rows(tx)<EntryRow>`
		select t.id, t.user_id as "userId", floor(extract(epoch from t.begin_at))::float8 as begin,
			floor(extract(epoch from ${end}))::float8 as end, t.class_type as "classType", t.activity_id as "activityId",
			t.state, t.day::text as day, t.end_at is null as "isRunning"
		from time_tracking t
		where t.tenant_id = ${tenantId} and t.user_id = any(${[...userIds]}::uuid[]) and t.day >= ${from} and t.day <= ${to}
			and t.deleted_at is null and ${end} > t.begin_at and t.state in ('APPROVED', 'REQUESTED')
		order by t.user_id, t.begin_at, t.id`;
}

export function readAbsences(tx: Tx, { tenantId, userIds, from, to }: PeopleDays) {
	return rows(tx)<AbsenceRow>`
		select b.id, b.user_id as "userId", b.class_type as "classType", b.from_date::text as "from", b.to_date::text as "to",
			b.from_part as "fromPart", b.to_part as "toPart", b.begin_min as "beginMinute", b.end_min as "endMinute", a.credits_time as "creditsTime"
		from absence b
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		where b.tenant_id = ${tenantId} and b.user_id = any(${[...userIds]}::uuid[]) and b.to_date >= ${from}
			and b.from_date <= ${to} and b.state = 'APPROVED'
		order by b.user_id, b.from_date, b.id`;
}

/**
 * Of the plan, published or not: what it asks for is the target of those who work by it. Of who is away also what others have
 * from her since: it is what she would have worked (§ 4 EFZG, § 11 BUrlG).
 */
export function readShifts(tx: Tx, days: PeopleDays) {
	return rows(tx)<ShiftRow>`${shiftsOf({ ...days, userIds: [...days.userIds] })}`;
}

/** The same as a question of its own; rows are `ShiftRow`. */
export function shiftsOf({ tenantId, userIds, from, to }: PeopleDays) {
	const minute = (column: string) =>
		sql`floor(extract(epoch from ${sql.ref(column)}) / 60)::float8`;
	return sql`
		select s.id, s.user_id as "userId", ${minute("s.begin_at")} as begin, ${minute("s.end_at")} as end,
			${minute("s.pause1_at")} as pause1, s.pause1_min as "pause1Minutes",
			${minute("s.pause2_at")} as pause2, s.pause2_min as "pause2Minutes", s.class_type as "classType",
			a.counts_as_working_time as "countsAsWorkingTime"
		from (
			select ${plannedColumns("p")}, p.id from shift p
			where p.tenant_id = ${tenantId} and p.user_id = any(${userIds}::uuid[]) and p.day >= ${from} and p.day <= ${to}
				and p.deleted_at is null
			union all
			select ${plannedColumns("m")}, m.shift_id from missed_shift m
			where m.tenant_id = ${tenantId} and m.user_id = any(${userIds}::uuid[]) and m.day >= ${from} and m.day <= ${to}
				and exists (select from absence b where b.tenant_id = m.tenant_id and b.user_id = m.user_id and ${isAwayAllDay("m")})
				and not exists (select from shift p
					where p.tenant_id = m.tenant_id and p.id = m.shift_id and p.user_id = m.user_id and p.deleted_at is null)) s
		join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
		order by s.user_id, s.begin_at, s.id`;
}

const plannedColumns = (row: "p" | "m") => {
	const names = ["tenant_id", "user_id", "activity_id", "class_type", "begin_at", "end_at"];
	const pauses = ["pause1_at", "pause1_min", "pause2_at", "pause2_min"];
	return sql.join([...names, ...pauses].map((name) => sql.ref(`${row}.${name}`)));
};

/** Whether the absence `b` takes all of the day of a row, with approval. */
export const isAwayAllDay = (row: "m" | "s") => sql`b.state = 'APPROVED' and b.begin_min is null
	and ${sql.ref(`${row}.day`)} >= b.from_date + (b.from_part <> 'WHOLE')::int
	and ${sql.ref(`${row}.day`)} <= b.to_date - (b.to_part <> 'WHOLE')::int`;

/** Of some people those who have an entry that runs. */
export async function whoseEntryRuns(tx: Tx, tenantId: string, userIds: readonly string[]) {
	const found = await rows(tx)<{ userId: string; day: string }>`
		select t.user_id as "userId", t.day::text as day from time_tracking t
		where t.tenant_id = ${tenantId} and t.user_id = any(${[...userIds]}::uuid[]) and t.end_at is null
			and t.state in ('APPROVED', 'REQUESTED')
		order by t.user_id`;
	return found;
}
