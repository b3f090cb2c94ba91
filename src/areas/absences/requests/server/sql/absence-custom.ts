import { sql } from "kysely";
import type { CustomValues } from "#areas/settings/custom-fields/contract/values.ts";
import {
	type CustomScope,
	namesOfPeople,
	shownValues,
} from "#areas/settings/custom-fields/server/public.ts";
import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import type { AbsenceDetail } from "../../contract/absence-answer.ts";
import { type AbsenceScope, absences, isKnownKind, isOpenAbsence } from "./list.ts";

/** Custom values of the row `b`, an absence of the activity `a`: to whom its kind is withheld they are too. */
export function absenceCustom(
	reader: Pick<ReadContext, "session" | "now">,
	scope: AbsenceScope,
): CustomScope {
	const { session } = reader;
	const { tenantId, ownId } = scope;
	const people = visibleUsers(session, "contracts.manage", "READ", todayOf(reader));
	return {
		tenantId,
		entity: "ABSENCE",
		column: sql`b.custom`,
		readable: sql<boolean>`(${isKnownKind(scope)} and ${isOpenAbsence(scope)})`,
		personal: sql<boolean>`(b.user_id = ${ownId} or b.user_id in ${people})`,
		isOn: session.uiFeatures.includes("CUSTOMFIELDS"),
	};
}

type ShownCustom = Pick<AbsenceDetail, "custom" | "customNames" | "unitIds">;

/** Custom values of one absence with the names of people they point to, and where its person belongs. */
export async function shownCustom(tx: Tx, scope: CustomScope, id: string): Promise<ShownCustom> {
	const row = await firstRow(tx)<ShownCustom>`
		select k.custom, ${namesOfPeople(scope, sql`k.custom`)} as "customNames",
			array(select c.ancestor_id from unit_closure c where c.tenant_id = u.tenant_id and c.descendant_id = u.unit_id) as "unitIds"
		from ${absences} cross join lateral (select ${shownValues(scope)} as custom) k
		where b.tenant_id = ${scope.tenantId} and b.id = ${id}`;
	return row ?? { custom: {}, customNames: {}, unitIds: [] };
}

interface StoredCustom {
	readonly custom: CustomValues;
	readonly unitId: string;
}

/** What is stored with an absence, and the department that its person belongs to. */
export async function storedCustom(
	tx: Tx,
	tenantId: string,
	{ id, userId }: { readonly id: string; readonly userId: string },
): Promise<StoredCustom> {
	const row = await firstRow(tx)<StoredCustom>`
		select u.unit_id as "unitId", coalesce((select b.custom from absence b
			where b.tenant_id = u.tenant_id and b.id = ${id}), '{}') as custom
		from app_user u where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	return row as StoredCustom;
}

/** With a change that gave the absence its version already. */
export async function putCustom(tx: Tx, tenantId: string, id: string, custom: CustomValues) {
	await execute(tx)`update absence set custom = ${JSON.stringify(custom)}
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** What a piece is cut of has, the piece has. */
export async function copyCustom(
	tx: Tx,
	tenantId: string,
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
	await execute(tx)`update absence b set custom = o.custom from absence o
		where b.tenant_id = ${tenantId} and b.id = ${to} and o.tenant_id = ${tenantId} and o.id = ${from} and o.custom <> '{}'`;
}
