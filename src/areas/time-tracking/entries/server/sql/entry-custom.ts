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
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";

type Reader = Pick<ReadContext, "tenantId" | "session" | "now">;

/** Custom values of the row `t`, as the reader may see them: personal ones are her own, or take the right on contracts. */
export function trackingCustom(reader: Reader): CustomScope {
	const { tenantId, session } = reader;
	const key = "contracts.manage";
	const people = visibleUsers(session, key, "READ", todayOf(reader));
	return {
		tenantId,
		entity: "TRACKING",
		column: sql`t.custom`,
		readable: sql<boolean>`true`,
		personal: sql<boolean>`(t.user_id = ${session.userId} or t.user_id in ${people})`,
		isOn: session.uiFeatures.includes("CUSTOMFIELDS"),
	};
}

type ShownCustom = Pick<TimeTrackingDetail, "custom" | "customNames" | "unitIds">;

/** Custom values of one entry with the names of people they point to, and where its person belongs. */
export async function shownCustom(tx: Tx, scope: CustomScope, id: string): Promise<ShownCustom> {
	const row = await firstRow(tx)<ShownCustom>`
		select k.custom, ${namesOfPeople(scope, sql`k.custom`)} as "customNames",
			array(select c.ancestor_id from app_user u
				join unit_closure c on c.tenant_id = u.tenant_id and c.descendant_id = u.unit_id
				where u.tenant_id = t.tenant_id and u.id = t.user_id) as "unitIds"
		from time_tracking t cross join lateral (select ${shownValues(scope)} as custom) k
		where t.tenant_id = ${scope.tenantId} and t.id = ${id}`;
	return row ?? { custom: {}, customNames: {}, unitIds: [] };
}

interface StoredCustom {
	readonly custom: CustomValues;
	readonly unitId: string;
}

/** What is stored with an entry, and the unit that its person belongs to. */
export async function storedCustom(
	tx: Tx,
	tenantId: string,
	{ id, userId }: { readonly id: string; readonly userId: string },
): Promise<StoredCustom> {
	const row = await firstRow(tx)<StoredCustom>`
		select u.unit_id as "unitId", coalesce((select t.custom from time_tracking t
			where t.tenant_id = u.tenant_id and t.id = ${id}), '{}') as custom
		from app_user u where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	return row as StoredCustom;
}

/** With a change that gave the entry its version already. */
export async function putCustom(tx: Tx, tenantId: string, id: string, custom: CustomValues) {
	await execute(tx)`update time_tracking set custom = ${JSON.stringify(custom)}
		where tenant_id = ${tenantId} and id = ${id}`;
}
