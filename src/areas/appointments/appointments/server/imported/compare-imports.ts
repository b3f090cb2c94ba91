import { createHash } from "node:crypto";
import type { ImportedAppointment } from "#domain/appointments/imported/imported-appointments.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type ImportTarget, type KnownImport, knownImports } from "../sql/imported.ts";

/** What reading something again comes to. */
export type ImportMove = "NEW" | "CHANGED" | "UNCHANGED";

export interface ComparedImport {
	readonly appointment: ImportedAppointment;
	readonly move: ImportMove;
	readonly hash: string;
	/** As it was read before. */
	readonly known: KnownImport | undefined;
}

/** Sets what a file holds beside what was read of it before: what is older there, or says the same, changes nothing. */
export async function compareImports(
	tx: Tx,
	target: ImportTarget,
	appointments: readonly ImportedAppointment[],
): Promise<ComparedImport[]> {
	const uids = appointments.map(({ uid }) => uid);
	const known = new Map((await knownImports(tx, target, uids)).map((one) => [one.uid, one]));
	return appointments.map((appointment) => {
		const hash = hashOf(appointment);
		const before = known.get(appointment.uid);
		return { appointment, hash, known: before, move: moveOf(appointment, hash, before) };
	});
}

function moveOf(
	{ sequence }: ImportedAppointment,
	hash: string,
	known: KnownImport | undefined,
): ImportMove {
	if (known === undefined) return "NEW";
	return known.hash === hash || known.sequence > sequence ? "UNCHANGED" : "CHANGED";
}

function hashOf({ sequence: _, ...said }: ImportedAppointment): string {
	return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}
