import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { countedAccount } from "./counted-account.ts";
import { readAccount } from "./sql/ledger.ts";

/** What a person's overtime account comes to, and since when days count in it; undefined where there is none. */
export async function balanceToDate(
	tx: Tx,
	whose: { readonly tenantId: string; readonly userId: string; readonly today: string },
) {
	const account = await readAccount(tx, whose.tenantId, whose.userId);
	if (account === undefined) return undefined;
	const { openedOn, balanceMinutes, countedUntil } = await countedAccount(tx, whose, account);
	return { openedOn, balanceMinutes, countedUntil };
}
