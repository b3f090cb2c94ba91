import { renewMaster } from "#kit/web/master-data/use-master-live.ts";
import { renew } from "#kit/web/use-api.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { contract } from "../contract.ts";

/** Fetches anew what is shown of accounts, their rules, and who has them. */
export async function renewAccounts(): Promise<void> {
	await Promise.all([
		renewMaster(specialAccounts),
		renew(contract.listSpecialAccountRules),
		renew(contract.listUserSpecialAccounts),
		renew(contract.listSpecialAccountModifications),
	]);
}
