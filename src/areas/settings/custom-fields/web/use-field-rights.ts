import { holdsAnywhere, holdsGlobally } from "#domain/access/may.ts";
import type { MasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { permissionsOf, useSessionOrNull } from "#kit/web/session/session-store.ts";

const key = "customfields.manage";

/** What the person may do with groups and fields: both belong to the whole company. */
export function useFieldRights(): MasterRights {
	const permissions = permissionsOf(useSessionOrNull());
	return {
		mayRead: holdsAnywhere(permissions, key, "READ"),
		mayWrite: holdsGlobally(permissions, key, "WRITE"),
		mayDelete: holdsGlobally(permissions, key, "FULL"),
	};
}
