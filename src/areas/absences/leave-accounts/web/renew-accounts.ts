import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Whatever shows leave accounts. */
export const accountAnswers = [
	contract.getLeaveAccount,
	contract.listLeaveAccounts,
	contract.listLeaveRecords,
];

/** Everything that shows leave accounts is asked for again. */
export async function renewAccounts(): Promise<void> {
	await Promise.all(accountAnswers.map((endpoint) => renew(endpoint)));
}
