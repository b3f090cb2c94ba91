import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { ShiftClaim } from "../../contract/claims.ts";
import type { OfferedShift } from "../../contract/offered-shift.ts";
import { participation, type Reader, shownShift, unitsOffered } from "./shown.ts";

export interface OfferRow {
	readonly id: string;
	readonly shift: OfferedShift;
	/** Of `shiftplan.participation` at its department, as it is kept. */
	readonly setting: unknown;
	readonly isClaimed: boolean;
	readonly hasBegun: boolean;
}

/** Of the row `o`: it is of a department of hers, and known. */
const isOffered = (reader: Reader) => sql`
	o.tenant_id = ${reader.tenantId} and o.deleted_at is null and o.published_at is not null and o.unit_id in ${unitsOffered(reader)}`;

const offerOf = ({ tenantId, userId, today, now }: Reader) => sql`
	o.id, ${shownShift(tenantId, sql`o.id`)} as shift, ${participation(tenantId, "o.unit_id", today)} as setting, o.begin_at <= ${now} as "hasBegun",
	exists (select from shift_claim k where k.tenant_id = ${tenantId} and k.shift_id = o.id and k.user_id = ${userId}
		and k.state = 'OPEN') as "isClaimed"`;

/** Open shifts that a person may be given, the next ones first. */
export function offersFor(
	tx: Tx,
	reader: Reader,
	{ from, to, most }: { readonly from: string; readonly to: string; readonly most: number },
) {
	return rows(tx)<OfferRow>`
		select ${offerOf(reader)} from shift o
		where ${isOffered(reader)} and o.user_id is null and o.day >= ${from} and o.day <= ${to} and o.begin_at > ${reader.now}
		order by o.begin_at, o.id limit ${most}`;
}

/** A shift of a department of hers, be it open or not. */
export function offerById(tx: Tx, reader: Reader, id: string) {
	return firstRow(
		tx,
	)<OfferRow>`select ${offerOf(reader)} from shift o where ${isOffered(reader)} and o.id = ${id}`;
}

export interface ClaimRow extends Pick<ShiftClaim, "id" | "user"> {
	readonly userId: string;
	readonly shiftId: string;
	readonly madeAt: Date;
	readonly state: "OPEN" | "GRANTED" | "REFUSED" | "WITHDRAWN";
}

const claim = sql`
	k.id, k.shift_id as "shiftId", k.user_id as "userId", k.made_at as "madeAt", k.state,
	jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) as "user"
	from shift_claim k join app_user u on u.tenant_id = k.tenant_id and u.id = k.user_id`;

export function openClaims(tx: Tx, tenantId: string, shiftId: string) {
	return rows(tx)<ClaimRow>`
		select ${claim} where k.tenant_id = ${tenantId} and k.shift_id = ${shiftId} and k.state = 'OPEN' order by k.made_at, k.id`;
}

export function claimById(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<ClaimRow>`select ${claim} where k.tenant_id = ${tenantId} and k.id = ${id}`;
}

/** True where it was not there yet. */
export async function addClaim(
	tx: Tx,
	{ tenantId, userId, now }: Reader,
	{ id, shiftId }: { readonly id: string; readonly shiftId: string },
): Promise<boolean> {
	const added = await rows(tx)`
		insert into shift_claim (tenant_id, id, shift_id, user_id, made_at) values (${tenantId}, ${id}, ${shiftId}, ${userId}, ${now})
		on conflict (tenant_id, shift_id, user_id) where state = 'OPEN' do nothing returning id`;
	return added.length > 0;
}

/** True where there was one. */
export async function endClaim(tx: Tx, tenantId: string, userId: string, shiftId: string) {
	const ended = await rows(tx)`
		update shift_claim set state = 'WITHDRAWN', version = version + 1
		where tenant_id = ${tenantId} and shift_id = ${shiftId} and user_id = ${userId} and state = 'OPEN' returning id`;
	return ended.length > 0;
}

/** Of all that wait for a shift: granted is that of who gets it. */
export async function settleClaims(
	tx: Tx,
	tenantId: string,
	shiftId: string,
	userId: string,
): Promise<void> {
	await execute(tx)`
		update shift_claim set state = case when user_id = ${userId} then 'GRANTED' else 'REFUSED' end, version = version + 1
		where tenant_id = ${tenantId} and shift_id = ${shiftId} and state = 'OPEN'`;
}
