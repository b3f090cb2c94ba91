import { includesLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { permission } from "../absence-matter.ts";
import { scopeOf } from "../list-absences.ts";
import type { AbsenceFileRow } from "../sql/absence-files.ts";
import { type AbsenceRow, absenceById } from "../sql/list.ts";

type Reader = Pick<ReadContext, "tenantId" | "session" | "now">;

/** An absence whose files may be read: whose kind is withheld has none for the reader. */
export async function demandFiles(tx: Tx, reader: Reader, id: string): Promise<AbsenceRow> {
	const [row] = await rowsOf<AbsenceRow>(tx, absenceById(scopeOf(reader), id));
	if (row === undefined) return refuse(commonRefusals.notFound);
	if (!row.isOpen) return refuse(commonRefusals.forbidden, { permission, level: "READ" });
	if (!row.isKnown) return refuse(commonRefusals.notFound);
	return row;
}

type Read = Pick<AbsenceRow, "userId" | "level">;

/** One's own, and with WRITE those of others. */
export function mayChangeFiles({ userId, level }: Read, ownId: string): boolean {
	return userId === ownId || includesLevel(level, "WRITE");
}

/** What somebody else added stands as proof: the person herself leaves it. */
export function mayRemove(
	absence: Read,
	{ ownerId }: Pick<AbsenceFileRow, "ownerId">,
	ownId: string,
): boolean {
	return mayChangeFiles(absence, ownId) && (absence.userId !== ownId || ownerId === ownId);
}

/** Until it was refused or given up. */
export function takesFiles({ state }: Pick<AbsenceRow, "state">): boolean {
	return state !== "REJECTED" && state !== "CANCELLED";
}
