import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { readAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { leaveKindNotFound, leaveYearClosed } from "../contract/modifications.ts";
import { amountOfOtherUnit } from "../contract/typed-amount.ts";
import { accountUnitOf } from "./sql/amounts.ts";
import { holdAccounts } from "./sql/ledger.ts";
import { isClosed, versionOf } from "./sql/modifications.ts";

/** A person's account of a year. */
export interface WhoseYear {
	readonly userId: string;
	readonly activityId: string;
	readonly year: number;
}

/** Who changes somebody's leave needs WRITE for her. */
export function demandLeave(
	context: Pick<WriteContext, "tx" | "session" | "now">,
	userId: string,
): Promise<void> {
	const needed = { key: "leaveaccounts.manage", level: "WRITE", userId } as const;
	return demandUser(context.tx, context.session, { ...needed, today: todayOf(context) });
}

/**
 * Refuses a kind of leave that has no accounts of its own, and amounts that its accounts are not kept in.
 *
 * @param isHeld the unit stays until the end of the transaction, as whatever is written in it needs
 * @returns their unit
 */
export async function demandUnit(
	tx: Tx,
	tenantId: string,
	activityId: string,
	amounts: readonly string[],
	{ isHeld }: { readonly isHeld: boolean } = { isHeld: true },
): Promise<AccountUnit> {
	const unit = await accountUnitOf(tx, tenantId, activityId, { isHeld });
	if (unit === undefined) return refuse(leaveKindNotFound);
	if (amounts.some((one) => readAmount(one).unit !== unit)) refuse(amountOfOtherUnit);
	return unit;
}

/**
 * Holds a person's accounts until the end of the transaction, with one of the year; refuses where that was changed meanwhile,
 * or the year was closed.
 *
 * @param version null: there was none
 */
export async function holdYear(
	{ tx, tenantId, now }: WriteContext,
	{ userId, activityId, year }: WhoseYear,
	version: number | null,
): Promise<string> {
	const wanted = [{ id: newId(now.getTime()), year }];
	const held = await holdAccounts(tx, tenantId, { userId, activityId, wanted });
	if (await isClosed(tx, tenantId, { userId, activityId, year })) refuse(leaveYearClosed);
	const account = held.find((one) => one.year === year);
	if (account === undefined) throw new Error(`No account of ${year} could be held.`);
	const isNew = account.id === wanted[0]?.id;
	const current = isNew ? null : await versionOf(tx, tenantId, account.id);
	if (current !== version)
		await refuseStale(tx, {
			tenantId,
			entity: "leave_account",
			entityId: account.id,
			current: { version: current },
		});
	return account.id;
}
