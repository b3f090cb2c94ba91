import { holdsAnywhere } from "#domain/access/may.ts";
import type { ImportKind } from "#domain/import/import-fields.ts";
import { keyOfKind, levelOfKind } from "#domain/import/import-rights.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";

export function mayImport(session: Session, kind: ImportKind): boolean {
	return holdsAnywhere(session.permissions, keyOfKind[kind], levelOfKind[kind]);
}

export function demandKind(session: Session, kind: ImportKind): void {
	if (mayImport(session, kind)) return;
	refuse(commonRefusals.forbidden, { permission: keyOfKind[kind], level: levelOfKind[kind] });
}
