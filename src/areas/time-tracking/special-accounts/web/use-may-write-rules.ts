import { holdsGlobally } from "#domain/access/may.ts";
import { permissionsOf, useSessionOrNull } from "#kit/web/session/session-store.ts";
import { specialAccounts } from "../contract/accounts.ts";

/** Whether the person may change rules, which belong to the whole company. */
export function useMayWriteRules(): boolean {
	const permissions = permissionsOf(useSessionOrNull());
	return holdsGlobally(permissions, specialAccounts.permission, "WRITE");
}
