import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import {
	type Assignment,
	assignedTwice,
	endBeforeBegin,
	levelUnknown,
	qualifications,
} from "../contract.ts";
import { type Held, type QualificationFacts, readAssignment } from "./sql.ts";

/** Refuses whoever may not deal with this person's qualifications. */
export function requireForUser(
	tx: Tx,
	context: Pick<ReadContext | WriteContext, "session" | "now">,
	userId: string,
	level: PermissionLevel,
): Promise<void> {
	const { permission: key } = qualifications;
	return demandUser(tx, context.session, { key, level, userId, today: todayOf(context) });
}

/** Refuses what the qualification does not know. */
export function checkHeld(
	{ type, levels }: Pick<QualificationFacts, "type" | "levels">,
	{ level, validFrom, validTo }: Held,
): void {
	const fits = type === "LEVEL" ? level !== null : level === null;
	if (!fits || (level ?? 0) > levels.length) refuse(levelUnknown);
	if (validTo !== null && validTo < validFrom) refuse(endBeforeBegin);
}

const overlap = "23P01";

/** Runs a write; days on which the qualification is held already are refused. */
export async function onFreeDays(write: () => Promise<void>): Promise<void> {
	try {
		await write();
	} catch (error) {
		if ((error as { code?: string }).code !== overlap) throw error;
		refuse(assignedTwice);
	}
}

/** After a write: its trace and its message; answers what holds now. */
export async function finishAssignment(
	context: WriteContext,
	id: string,
	before: Assignment | undefined,
): Promise<Assignment> {
	const { tx, tenantId } = context;
	const after = await readAssignment(tx, tenantId, id, todayOf(context));
	if (after === undefined) throw new Error("The assignment is gone.");
	await traceAssignment(context, before, after);
	return after;
}

export async function traceAssignment(
	context: WriteContext,
	before: Assignment | undefined,
	after: Assignment | undefined,
): Promise<void> {
	const one = (after ?? before) as Assignment;
	const change = after === undefined ? "deleted" : "changed";
	await audit(context.tx, context, {
		entity: "user_qualification",
		entityId: one.id,
		subjectUserId: one.userId,
		action: before === undefined ? "created" : change,
		before: before && kept(before),
		after: after && kept(after),
	});
	context.announce({
		kind: qualifications.topic,
		ids: [one.qualificationId],
		update: "UPDATE",
	});
}

const kept = ({ userId, qualificationId, level, validFrom, validTo }: Assignment) => ({
	userId,
	qualificationId,
	level,
	validFrom,
	validTo,
});
