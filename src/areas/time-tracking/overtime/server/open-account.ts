import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { makeKeptDaysCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	modificationRefusals,
	overtimeAccountMissing,
	overtimeModificationSettled,
} from "../contract/refusals.ts";
import { changeableEntry, countedAccount, openDays } from "./counted-account.ts";
import { holdAccount, holderOf, type StoredAccount } from "./sql/ledger.ts";

/** Refuses people who may not deal with this person's account. */
export function demandPerson(context: WriteContext, userId: string, level: PermissionLevel) {
	return demandUser(context.tx, context.session, {
		key: "overtime.manage",
		level,
		userId,
		today: todayOf(context),
	});
}

/** A person's account, held until the end of the transaction. */
export async function openAccount(
	context: WriteContext,
	userId: string,
	level: PermissionLevel,
): Promise<StoredAccount> {
	const { tx, tenantId } = context;
	await demandPerson(context, userId, level);
	const account = await holdAccount(tx, tenantId, userId);
	return account ?? refuse(overtimeAccountMissing);
}

/**
 * The same with what it comes to. Days of it that wait are computed first: nobody takes hours that a change took away a
 * moment ago, or is refused those that it brought.
 *
 * @param without an entry that is reckoned as if it had been taken back
 */
export async function openCounted(context: WriteContext, userId: string, without?: string) {
	const { tx, tenantId } = context;
	const held = await openAccount(context, userId, "WRITE");
	const whose = { tenantId, userId, today: todayOf(context) };
	const account = await countedAccount(tx, whose, held, without);
	if (!account.isBeingComputed) return account;
	await makeKeptDaysCurrent(tx, tenantId, [userId], openDays(account));
	return countedAccount(tx, whose, held, without);
}

/** A modification that may still be changed, with the account as if it had been taken back. */
export async function openModification(context: WriteContext, id: string) {
	const userId =
		(await holderOf(context.tx, context.tenantId, id)) ?? refuse(commonRefusals.notFound);
	const account = await openCounted(context, userId, id);
	const entry = changeableEntry(account, id);
	if (entry === undefined) return refuse(overtimeModificationSettled);
	// what was carried over with a closed month stays
	const { closedUntil } = account;
	if (closedUntil !== null && entry.effectiveOn <= closedUntil)
		refuse(modificationRefusals.MONTH_CLOSED);
	return { userId, account, entry };
}
