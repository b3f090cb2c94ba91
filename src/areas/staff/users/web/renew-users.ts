import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Everything that is shown of people is asked for again. */
export async function renewUsers(): Promise<void> {
	await Promise.all(
		[contract.listUsers, contract.getUser, contract.listUserOptions, contract.listUserLogins].map(
			(endpoint) => renew(endpoint),
		),
	);
}
