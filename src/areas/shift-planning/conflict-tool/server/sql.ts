import { type RawBuilder, sql } from "kysely";
import type { OfferedShift } from "#areas/shift-planning/open-shifts/contract/offered-shift.ts";
import { shownShift } from "#areas/shift-planning/open-shifts/server/public.ts";
import { relatedTo } from "#areas/shift-planning/shifts/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { ShiftConflict } from "../contract.ts";

export interface ConflictRow extends Omit<ShiftConflict, "violations"> {
	readonly id: string;
}

const person = sql`jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)`;

/** Shifts by id, in order of time. @param units sub-query of the ids of those in which the reader plans */
export function conflictShifts(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	units: RawBuilder<string>,
) {
	return rows(tx)<ConflictRow>`
		select o.id, o.version, ${shownShift(tenantId, sql`o.id`)} as shift, ${person} as "user", o.unit_id in ${units} as "mayChange"
		from shift o join app_user u on u.tenant_id = o.tenant_id and u.id = o.user_id
		where o.tenant_id = ${tenantId} and o.id = any(${[...ids]}::uuid[])
		order by o.begin_at, o.id`;
}

export interface Asked {
	readonly tenantId: string;
	readonly shiftId: string;
	readonly today: string;
	/** Sub-query of the ids of people who may be planned. */
	readonly people: RawBuilder<string>;
	/** Sub-query of the ids of units in which is planned. */
	readonly units: RawBuilder<string>;
	readonly most: number;
}

export interface CandidateRow {
	readonly user: ShiftConflict["user"];
}

/** Whether the person `u` could be asked in place of who has the shift `s`. */
const isCandidate = ({ people, today }: Asked) => sql`
	u.tenant_id = s.tenant_id and u.role = 'USER' and u.is_enabled and u.id <> s.user_id and u.id in ${people}
	and (u.entry_date is null or u.entry_date <= s.day) and (u.exit_date is null or u.exit_date >= s.day)
	and ${relatedTo(today)}`;

/** People who may be given a shift: of its department first, as far as that suggests them. */
export function candidatesFor(tx: Tx, asked: Asked) {
	const { tenantId, shiftId, most } = asked;
	return rows(tx)<CandidateRow>`
		select ${person} as "user" from shift s
		join app_user u on ${isCandidate(asked)}
		where s.tenant_id = ${tenantId} and s.id = ${shiftId}
		order by u.unit_id <> s.unit_id, u.last_name collate natural_order, u.first_name collate natural_order, u.id limit ${most}`;
}

export interface SwapRow extends CandidateRow {
	readonly id: string;
	readonly shift: OfferedShift;
}

/** Shifts of others around the same day that could be taken for it: where is planned, of those who may be. */
export function swapsFor(tx: Tx, asked: Asked) {
	const { tenantId, shiftId, units, most } = asked;
	return rows(tx)<SwapRow>`
		select o.id, ${shownShift(tenantId, sql`o.id`)} as shift, ${person} as "user" from shift s
		join shift o on o.tenant_id = s.tenant_id and o.day between s.day - 2 and s.day + 2 and o.deleted_at is null
			and o.class_type <> 'SHIFT_FREE' and o.unit_id in ${units} and o.begin_at <> s.begin_at
		join app_user u on u.id = o.user_id and ${isCandidate(asked)}
		where s.tenant_id = ${tenantId} and s.id = ${shiftId}
		order by abs(o.day - s.day), o.begin_at, o.id limit ${most}`;
}
