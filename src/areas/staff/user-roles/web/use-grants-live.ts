import { roles } from "#areas/staff/roles/contract.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, grantsTopic } from "../contract.ts";

/** Keeps what is shown of people's rights up to date with changes of others. */
export function useGrantsLive(): void {
	useLiveTopic(grantsTopic, () => void renewGrants());
	useLiveTopic(roles.topic, () => void renewGrants());
}

/** After a change: roles, single grants and what follows from them. */
export async function renewGrants(): Promise<void> {
	await Promise.all([
		renew(contract.listRoleAssignments),
		renew(contract.listUserPermissions),
		renew(contract.getEffectivePermissions),
		renew(roles.operations.list),
		renew(roles.operations.get),
	]);
}
