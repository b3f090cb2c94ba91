import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { ShiftSwap } from "../../contract/swaps.ts";
import { participation, type Reader, shownShift, unitsOffered } from "./shown.ts";

export interface SwapRow {
	readonly id: string;
	readonly version: number;
	readonly kind: ShiftSwap["kind"];
	readonly state: "OFFERED" | "TAKEN" | "DONE" | "DECLINED" | "WITHDRAWN";
	readonly shiftId: string;
	readonly returnShiftId: string | null;
	readonly offeredById: string;
	readonly offeredToId: string | null;
	readonly takenById: string | null;
}

const swap = sql`x.id, x.version, x.kind, x.state, x.shift_id as "shiftId", x.return_shift_id as "returnShiftId",
	x.offered_by as "offeredById", x.offered_to as "offeredToId", x.taken_by as "takenById"`;

export function swapById(tx: Tx, tenantId: string, id: string) {
	return firstRow(
		tx,
	)<SwapRow>`select ${swap} from shift_swap x where x.tenant_id = ${tenantId} and x.id = ${id}`;
}

/** The same, held; its shifts are held before it. */
export function holdSwap(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<SwapRow>`
		select ${swap} from shift_swap x where x.tenant_id = ${tenantId} and x.id = ${id} for no key update`;
}

/** False where the shift is offered already. */
export async function addSwap(
	tx: Tx,
	{ tenantId, userId, now }: Reader,
	given: Pick<SwapRow, "id" | "kind" | "shiftId" | "offeredToId"> & { readonly note: string },
): Promise<boolean> {
	const { id, kind, shiftId, offeredToId, note } = given;
	const added = await rows(tx)`
		insert into shift_swap (tenant_id, id, shift_id, kind, offered_by, offered_to, note, made_at)
		values (${tenantId}, ${id}, ${shiftId}, ${kind}, ${userId}, ${offeredToId}, ${note}, ${now})
		on conflict (tenant_id, shift_id) where state in ('OFFERED', 'TAKEN') do nothing returning id`;
	return added.length > 0;
}

export async function writeSwap(
	tx: Tx,
	tenantId: string,
	{
		id,
		state,
		takenById,
		returnShiftId,
	}: Pick<SwapRow, "id" | "state" | "takenById" | "returnShiftId">,
): Promise<void> {
	await execute(tx)`
		update shift_swap set state = ${state}, taken_by = ${takenById}, return_shift_id = ${returnShiftId}, version = version + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** Whether the people of a department, and of those below it, have to have approved what they swap; as it is kept. */
export async function settingsOf(
	tx: Tx,
	tenantId: string,
	unitIds: readonly string[],
	today: string,
) {
	const found = await rows(tx)<{ setting: unknown }>`
		select ${participation(tenantId, "n.id", today)} as setting from unit n
		where n.tenant_id = ${tenantId} and n.id = any(${[...unitIds]}::uuid[])`;
	return found.map(({ setting }) => setting);
}

/** Whether shifts of a unit are offered to a person. */
export async function isOfferedTo(
	tx: Tx,
	reader: Omit<Reader, "now">,
	unitId: string,
): Promise<boolean> {
	const row = await firstRow(tx)<{
		is: boolean;
	}>`select ${unitId}::uuid in ${unitsOffered(reader)} as is`;
	return row?.is === true;
}

/** People whom shifts of a unit are offered to, as a sub-query of ids. */
export function peopleOffered(tenantId: string, unitId: string): RawBuilder<string> {
	return sql<string>`(select u.id from unit_closure c join app_user u on u.tenant_id = c.tenant_id and u.unit_id = c.descendant_id
		where c.tenant_id = ${tenantId} and c.ancestor_id = ${unitId} and u.is_enabled and u.role = 'USER')`;
}

export type PersonRow = ShiftSwap["offeredBy"];

/** Most people that somebody chooses among. */
const mostPartners = 500;

/** Of somebody's own department, without herself; of all of them or of one. */
export function partnersOf(
	tx: Tx,
	{ tenantId, userId }: Pick<Reader, "tenantId" | "userId">,
	id: string | null = null,
) {
	return rows(tx)<PersonRow>`
		select u.id, u.first_name as "firstName", u.last_name as "lastName" from app_user me
		join app_user u on u.tenant_id = me.tenant_id and u.unit_id = me.unit_id
		where me.tenant_id = ${tenantId} and me.id = ${userId} and u.id <> me.id and u.is_enabled and u.role = 'USER'
			and (${id}::uuid is null or u.id = ${id}::uuid)
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit ${mostPartners}`;
}

export interface ListedSwap
	extends SwapRow,
		Omit<ShiftSwap, "id" | "version" | "kind" | "state" | "madeAt" | "violations"> {
	readonly state: ShiftSwap["state"];
	readonly madeAt: Date;
}

const person = (
	column: string,
) => sql`(select jsonb_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name)
	from app_user p where p.tenant_id = x.tenant_id and p.id = ${sql.ref(column)})`;

/**
 * What is offered and not over, as far as it concerns somebody, the next shifts first.
 *
 * @param units sub-query of ids of those in which she decides
 */
export function swapsFor(
	tx: Tx,
	reader: Reader,
	{
		units,
		shiftId,
		most,
	}: { readonly units: RawBuilder<string>; readonly shiftId: string | null; readonly most: number },
) {
	const { tenantId, userId, now } = reader;
	return rows(tx)<ListedSwap>`
		select * from (
			select ${swap}, x.note, x.made_at as "madeAt", s.begin_at as "beginAt", ${person("x.offered_by")} as "offeredBy",
				${person("x.offered_to")} as "offeredTo", ${person("x.taken_by")} as "takenBy",
				${shownShift(tenantId, sql`x.shift_id`)} as shift, ${shownShift(tenantId, sql`x.return_shift_id`)} as "returnShift",
				case when x.offered_by = ${userId} then 'OFFERED'
					when x.taken_by = ${userId} then 'TAKEN'
					when x.state = 'OFFERED' and (x.offered_to = ${userId} or x.offered_to is null and s.unit_id in ${unitsOffered(reader)}) then 'ASKED'
					when x.state = 'TAKEN' and s.unit_id in ${units} then 'DECIDES' end as role
			from shift_swap x
			join shift s on s.tenant_id = x.tenant_id and s.id = x.shift_id and s.user_id = x.offered_by and s.deleted_at is null
			where x.tenant_id = ${tenantId} and x.state in ('OFFERED', 'TAKEN') and s.begin_at > ${now}
				and (${shiftId}::uuid is null or x.shift_id = ${shiftId}::uuid or x.return_shift_id = ${shiftId}::uuid)) l
		where l.role is not null
		order by l."beginAt", l.id limit ${most}`;
}
