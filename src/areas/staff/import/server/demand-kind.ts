import { holdsAnywhere } from "#domain/access/may.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { ImportKind } from "#domain/import/import-fields.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";

/** What an import of a kind may write, and so what the person who runs it must hold. */
export const keyOfKind: Readonly<Record<ImportKind, PermissionKey>> = {
	PEOPLE: "users.manage",
	UNITS: "units.manage",
};

export function mayImport(session: Session, kind: ImportKind): boolean {
	return holdsAnywhere(session.permissions, keyOfKind[kind], "WRITE");
}

export function demandKind(session: Session, kind: ImportKind): void {
	if (mayImport(session, kind)) return;
	refuse(commonRefusals.forbidden, { permission: keyOfKind[kind], level: "WRITE" });
}
