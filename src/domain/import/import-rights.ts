import type { PermissionKey } from "../access/permission-keys.ts";
import type { PermissionLevel } from "../access/permission-level.ts";
import type { ImportKind } from "./import-fields.ts";

/** What an import of a kind may write, and so what the person who runs it must hold. */
export const keyOfKind: Readonly<Record<ImportKind, PermissionKey>> = {
	PEOPLE: "users.manage",
	UNITS: "units.manage",
	ABSENCES: "absences.manage",
};

/** How much of it: what is imported of absences counts at once, as if a supervisor had approved it. */
export const levelOfKind: Readonly<Record<ImportKind, PermissionLevel>> = {
	PEOPLE: "WRITE",
	UNITS: "WRITE",
	ABSENCES: "FULL",
};
