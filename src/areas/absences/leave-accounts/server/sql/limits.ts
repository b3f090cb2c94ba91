import { sql } from "kysely";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rowsOf } from "#kit/server/rows-of.ts";
import { limitUnits, storedAmount } from "./amounts.ts";

/** In the unit of the account. */
export interface LimitRow extends Record<string, unknown> {
	readonly userId: string;
	readonly advance: number;
	/** Null: none. */
	readonly notice: number | null;
	readonly version: number;
}

export function limitsOf(tx: Tx, tenantId: string, userIds: readonly string[], activityId: string) {
	return rowsOf<LimitRow>(tx, limitsStatement({ tenantId, userIds, activityId }));
}

const limitsStatement = composedStatement(
	["tenantId", "userIds", "activityId"],
	({ tenantId, userIds, activityId }) => sql`
		select m.user_id as "userId", ${limitUnits("advance", sql`k.account_unit`)} as advance,
			${limitUnits("notice", sql`k.account_unit`)} as notice, m.version
		from leave_limit m
		join activity k on k.tenant_id = m.tenant_id and k.id = m.activity_id
		where m.tenant_id = ${tenantId} and m.user_id = any(${userIds}::uuid[]) and m.activity_id = ${activityId}`,
);

interface Whose {
	readonly tenantId: string;
	readonly userId: string;
	readonly activityId: string;
	/** Of the accounts of that kind. */
	readonly unit: AccountUnit;
}

/**
 * Writes a person's limits, where they are as they were last seen.
 *
 * @param version null: there were none
 * @returns undefined where somebody else has written meanwhile
 */
export async function writeLimit(
	tx: Tx,
	{ tenantId, userId, activityId, unit }: Whose,
	{ advance, notice }: Pick<LimitRow, "advance" | "notice">,
	version: number | null,
): Promise<number | undefined> {
	const [least, from] = [
		storedAmount(advance, unit),
		notice === null ? null : storedAmount(notice, unit),
	];
	const [days, minutes] = [least.days ?? 0, least.minutes ?? 0];
	const [noticeDays, noticeMinutes] = [from?.days ?? null, from?.minutes ?? null];
	if (version === null) {
		const added = await execute(tx)`
			insert into leave_limit (tenant_id, user_id, activity_id, advance_days, notice_days, advance_minutes, notice_minutes)
			values (${tenantId}, ${userId}, ${activityId}, ${days}, ${noticeDays}, ${minutes}, ${noticeMinutes})
			on conflict (tenant_id, user_id, activity_id) do nothing`;
		return added === 1 ? 1 : undefined;
	}
	const changed = await execute(tx)`
		update leave_limit set advance_days = ${days}, notice_days = ${noticeDays}, advance_minutes = ${minutes},
			notice_minutes = ${noticeMinutes}, version = version + 1
		where tenant_id = ${tenantId} and user_id = ${userId} and activity_id = ${activityId} and version = ${version}`;
	return changed === 1 ? version + 1 : undefined;
}
