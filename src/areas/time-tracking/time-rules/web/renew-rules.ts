import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Everything that shows rules is asked for again. */
export async function renewRules(): Promise<void> {
	await Promise.all(
		[contract.listTimeRules, contract.getTimeRule, contract.listUserTimeRules].map((endpoint) =>
			renew(endpoint),
		),
	);
}
