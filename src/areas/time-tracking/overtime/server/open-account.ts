import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	overtimeAccountMissing,
	overtimeModificationSettled,
	overtimeMonthClosed,
} from "../contract/refusals.ts";
import { type CountedAccount, changeableEntry, countedAccount } from "./counted-account.ts";
import { holdAccount, holderOf, type StoredAccount, type StoredEntry } from "./sql/ledger.ts";

/** Refuses people who may not deal with this person's account. */
export function demandPerson(
	context: WriteContext,
	userId: string,
	level: PermissionLevel,
): Promise<void> {
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

interface OpenModification {
	readonly userId: string;
	/** As if the modification had been taken back. */
	readonly account: CountedAccount;
	readonly entry: StoredEntry;
}

/** A modification that may still be changed, with the account it lies on. */
export async function openModification(
	context: WriteContext,
	id: string,
): Promise<OpenModification> {
	const { tx, tenantId } = context;
	const userId = await holderOf(tx, tenantId, id);
	if (userId === undefined) return refuse(commonRefusals.notFound);
	const held = await openAccount(context, userId, "WRITE");
	const whose = { tenantId, userId, today: todayOf(context) };
	const account = await countedAccount(tx, whose, held, id);
	const entry = changeableEntry(account, id);
	if (entry === undefined) return refuse(overtimeModificationSettled);
	// what was carried over with a closed month stays
	const { closedUntil } = account;
	if (closedUntil !== null && entry.effectiveOn <= closedUntil) refuse(overtimeMonthClosed);
	return { userId, account, entry };
}
