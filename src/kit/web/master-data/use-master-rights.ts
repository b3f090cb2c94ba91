import { holdsAnywhere, holdsGlobally } from "#domain/access/may.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { permissionsOf, useSessionOrNull } from "../session/session-store.ts";
import type { MasterScreens } from "./master-screens.ts";

export interface MasterRights {
	readonly mayRead: boolean;
	readonly mayWrite: boolean;
	readonly mayDelete: boolean;
}

/** What the person may do with entries; the server decides, this only spares them dead buttons. */
export function useMasterRights({ data, isPlaced }: MasterScreens): MasterRights {
	const permissions = permissionsOf(useSessionOrNull());
	const holds = isPlaced ? holdsAnywhere : holdsGlobally;
	const may = (level: PermissionLevel) => holds(permissions, data.permission, level);
	return {
		mayRead: holdsAnywhere(permissions, data.permission, "READ"),
		mayWrite: may("WRITE"),
		mayDelete: may("FULL"),
	};
}
