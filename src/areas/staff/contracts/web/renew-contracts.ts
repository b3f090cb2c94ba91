import { contract as users } from "#areas/staff/users/contract.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Everything that shows employments, contracts and wages is asked for again. */
export async function renewContracts(): Promise<void> {
	await Promise.all(
		[contract.listEmployments, contract.listWages, users.getUser, users.listUsers].map((endpoint) =>
			renew(endpoint),
		),
	);
}
