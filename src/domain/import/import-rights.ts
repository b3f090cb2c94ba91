import type { PermissionKey } from "../access/permission-keys.ts";
import type { ImportKind } from "./import-fields.ts";

/** What an import of a kind may write, and so what the person who runs it must hold. */
export const keyOfKind: Readonly<Record<ImportKind, PermissionKey>> = {
	PEOPLE: "users.manage",
	UNITS: "units.manage",
};
