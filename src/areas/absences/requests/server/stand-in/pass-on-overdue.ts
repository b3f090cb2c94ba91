import { lockPerson } from "#areas/time-tracking/bookings/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Announcement } from "#kit/server/live/announcer.ts";
import { absenceMatter, tracedAs } from "../absence-matter.ts";
import { readAbsence, updateAbsence } from "../sql/absence.ts";
import { isOverdue, type overdueSubstitutes } from "../sql/substitutes.ts";
import { forgetAsking } from "./tell-substitute.ts";

type Overdue = Awaited<ReturnType<typeof overdueSubstitutes>>[number];

interface Actor {
	readonly tenantId: string;
	readonly now: Date;
	/** The civil day on which grants count. */
	readonly today: string;
}

/**
 * Passes a request on to those who decide; nothing where its substitute has answered meanwhile. She may be asked anew, and is no
 * longer waited for.
 *
 * @returns what browsers are to show anew
 */
export async function passOnOverdue(
	tx: Tx,
	actor: Actor,
	{ absenceId, userId, substituteId }: Overdue,
): Promise<Announcement[]> {
	const { tenantId, now, today } = actor;
	// first the person, then the absence, as everywhere
	await lockPerson(tx, tenantId, userId, today);
	const row = await readAbsence(tx, tenantId, absenceId, { isHeld: true });
	if (row === undefined || !(await isOverdue(tx, tenantId, absenceId, now))) return [];
	await forgetAsking({ tx, tenantId }, row);
	await absenceMatter.passOn(tx, actor, row);
	const version = await updateAbsence(tx, tenantId, absenceId, { state: row.state });
	await audit(tx, actor, {
		entity: tracedAs(row),
		entityId: absenceId,
		subjectUserId: userId,
		action: "substitute-passed-on",
		before: row,
		after: { ...row, version },
		reason: null,
	});
	return [userId, substituteId].map((id) => ({
		kind: "ABSENCES",
		ids: [absenceId],
		userId: id,
	}));
}
