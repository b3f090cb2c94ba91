import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Whatever shows balances. */
export const overtimeAnswers = [contract.getOvertimeAccount, contract.listOvertimeAccounts];

/** Everything that shows balances is asked for again. */
export async function renewOvertime(): Promise<void> {
	await Promise.all(overtimeAnswers.map((endpoint) => renew(endpoint)));
}
