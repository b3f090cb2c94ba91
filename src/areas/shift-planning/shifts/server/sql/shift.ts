import { type RawBuilder, sql } from "kysely";
import type { CustomValues } from "#areas/settings/custom-fields/contract/values.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuseBroken } from "#kit/server/refusals/refuse-broken.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { shiftCopyFilled } from "../../contract/refusals.ts";

/** A row of the plan, as it is kept; instants in their written form. */
export interface ShiftRow {
	readonly id: string;
	readonly version: number;
	readonly userId: string | null;
	readonly unitId: string;
	readonly workspaceId: string | null;
	readonly activityId: string;
	readonly classType: string;
	readonly customerId: string | null;
	readonly groupId: string | null;
	readonly day: string;
	readonly zone: string;
	/** Whole minutes since 1970. */
	readonly begin: number;
	readonly end: number;
	readonly pauses: readonly { readonly begin: number; readonly minutes: number }[];
	readonly publishedAt: string | null;
	/** Which copy of a template's item it stands for on its day, the copy counted from 1; null: for none. */
	readonly slot: CopySlot | null;
	/** The run of a sequence that made it. */
	readonly runId: string | null;
	/** Values of custom fields. */
	readonly custom: CustomValues;
}

export interface CopySlot {
	readonly itemId: string;
	readonly copy: number;
}

export const minute = (column: string) =>
	sql`floor(extract(epoch from ${sql.ref(column)}) / 60)::float8`;

/** Of the row `s`. */
export const shiftRow = sql`s.id, s.version, s.user_id as "userId", s.unit_id as "unitId", s.workspace_id as "workspaceId",
	s.activity_id as "activityId", s.class_type as "classType", s.customer_id as "customerId", s.group_id as "groupId",
	s.day::text as day, s.zone, ${minute("s.begin_at")} as begin, ${minute("s.end_at")} as "end",
	${pauses("s")} as pauses, to_jsonb(s.published_at) #>> '{}' as "publishedAt", s.run_id as "runId", s.custom,
	case when s.template_item_id is not null then jsonb_build_object('itemId', s.template_item_id, 'copy', s.copy_no) end as slot`;

/** As JSON, in order of time; half-open instants in minutes. */
export function pauses(row: string): RawBuilder<unknown> {
	const one = (
		nth: number,
	) => sql`case when ${sql.ref(`${row}.pause${nth}_at`)} is null then '[]'::jsonb
		else jsonb_build_array(jsonb_build_object('begin', ${minute(`${row}.pause${nth}_at`)}, 'minutes', ${sql.ref(`${row}.pause${nth}_min`)})) end`;
	return sql`${one(1)} || ${one(2)}`;
}

export type KnownShift = ShiftRow & { readonly isDeleted: boolean };

const byId = (tenantId: string, ids: readonly string[]) => sql`
	select ${shiftRow}, s.deleted_at is not null as "isDeleted" from shift s
	where s.tenant_id = ${tenantId} and s.id = any(${[...ids]}::uuid[]) order by s.id`;

/** Shifts by id, deleted ones too. */
export function readShifts(tx: Tx, tenantId: string, ids: readonly string[]) {
	return rows(tx)<KnownShift>`${byId(tenantId, ids)}`;
}

/** The same, held against other changes. */
export function holdShifts(tx: Tx, tenantId: string, ids: readonly string[]) {
	return rows(tx)<KnownShift>`${byId(tenantId, ids)} for no key update`;
}

/** What is written of a shift; the version is the one that it has then. */
export interface WrittenShift extends Omit<ShiftRow, "publishedAt"> {
	readonly publishedAt: string | null;
	readonly isDeleted: boolean;
	/** Of a new one: the shift that it is copied from, whose own requirements it takes over. */
	readonly likeId?: string | undefined;
}

const asRows = (shifts: readonly WrittenShift[]) => sql`
	jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as x(id uuid, version int, "userId" uuid, "unitId" uuid,
		"workspaceId" uuid, "activityId" uuid, "classType" text, "customerId" uuid, "groupId" uuid, day date, zone text,
		begin float8, "end" float8, pauses jsonb, "publishedAt" timestamptz, "isDeleted" boolean, slot jsonb, "runId" uuid,
		custom jsonb)`;

const instant = (value: RawBuilder<unknown>) => sql`to_timestamp(${value} * 60)`;
const pauseAt = (nth: number) => instant(sql`(x.pauses -> ${sql.lit(nth)} ->> 'begin')::float8`);
const pauseMinutes = (nth: number) => sql`(x.pauses -> ${sql.lit(nth)} ->> 'minutes')::int`;

/**
 * Writes shifts as they are to be, new ones and those that are there; all in one statement.
 *
 * @returns whether all were written: a new one whose id another shift has already is not
 */
export async function writeShifts(
	tx: Tx,
	tenantId: string,
	shifts: readonly WrittenShift[],
	now: Date,
): Promise<boolean> {
	if (shifts.length === 0) return true;
	const written = await refuseBroken(
		{ shift_template_copy: shiftCopyFilled },
		() => rows(tx)<{ id: string }>`
		insert into shift (tenant_id, id, version, user_id, unit_id, workspace_id, activity_id, class_type, customer_id, group_id,
			day, zone, begin_at, end_at, pause1_at, pause1_min, pause2_at, pause2_min, published_at, deleted_at,
			template_item_id, copy_no, run_id, custom)
		select ${tenantId}, x.id, x.version, x."userId", x."unitId", x."workspaceId", x."activityId", x."classType", x."customerId",
			x."groupId", x.day, x.zone, ${instant(sql`x.begin`)}, ${instant(sql`x."end"`)},
			${pauseAt(0)}, ${pauseMinutes(0)}, ${pauseAt(1)}, ${pauseMinutes(1)}, x."publishedAt",
			case when x."isDeleted" then ${now}::timestamptz end,
			(x.slot ->> 'itemId')::uuid, (x.slot ->> 'copy')::int, x."runId", coalesce(x.custom, '{}')
		from ${asRows(shifts)}
		on conflict (tenant_id, id) do update set version = excluded.version, user_id = excluded.user_id,
			unit_id = excluded.unit_id, workspace_id = excluded.workspace_id, activity_id = excluded.activity_id,
			class_type = excluded.class_type, customer_id = excluded.customer_id, group_id = excluded.group_id,
			day = excluded.day, zone = excluded.zone, begin_at = excluded.begin_at, end_at = excluded.end_at,
			pause1_at = excluded.pause1_at, pause1_min = excluded.pause1_min, pause2_at = excluded.pause2_at,
			pause2_min = excluded.pause2_min, published_at = excluded.published_at, deleted_at = excluded.deleted_at,
			template_item_id = excluded.template_item_id, copy_no = excluded.copy_no, run_id = excluded.run_id,
			custom = excluded.custom
		-- a new one has the first version: it takes the place of none
		where shift.version = excluded.version - 1
		returning id`,
	);
	return written.length === shifts.length;
}

/** New shifts ask for what those ask for that they were copied from. */
export async function copyRequirements(
	tx: Tx,
	tenantId: string,
	shifts: readonly WrittenShift[],
): Promise<void> {
	const copies = shifts.flatMap(({ id, likeId }) => (likeId === undefined ? [] : { id, likeId }));
	if (copies.length === 0) return;
	await execute(tx)`
		insert into qualification_requirement (tenant_id, id, shift_id, qualification_id, min_level)
		select ${tenantId}, uuidv7(), x.id, r.qualification_id, r.min_level
		from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as x(id uuid, "likeId" uuid)
		join qualification_requirement r on r.tenant_id = ${tenantId} and r.shift_id = x."likeId"
		on conflict do nothing`;
}
