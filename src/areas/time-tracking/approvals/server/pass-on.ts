import { nearestHolders } from "#areas/staff/user-roles/server/public.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { DeclaredMatter, MatterKind } from "./declared-matter.ts";
import { endSteps, openSteps, openStepsOf, recordApproval, type Subject } from "./sql/steps.ts";
import { tellPeople } from "./tell-people.ts";

/**
 * A request that waits for a substitute waits for those who decide instead: her step is skipped, theirs is open, the history says so, and
 * they are told. Nobody does it but time.
 *
 * @param today the civil day on which grants count
 */
export async function passOn<K extends MatterKind>(
	of: DeclaredMatter<K>,
	tx: Tx,
	actor: Actor & { readonly today: string },
	row: K["row"],
): Promise<void> {
	const { tenantId, today } = actor;
	const { id, userId } = row;
	const subject: Subject = { entity: of.entity, id, userId, purpose: "REQUEST" };
	await endSteps(tx, actor, subject, ["SUBSTITUTE_APPROVAL"], "SKIPPED");
	const open = await openStepsOf(tx, tenantId, { entity: of.entity, id });
	const isAsked = open.some(
		({ purpose, kind }) => purpose === "REQUEST" && kind === "SUPERVISOR_APPROVAL",
	);
	if (!isAsked) await openSteps(tx, actor, subject, ["SUPERVISOR_APPROVAL"]);
	await recordApproval(tx, actor, subject, "PASSED_ON");
	const to = nearestHolders({ tenantId, key: of.reach, level: "FULL", userId, today });
	const { now } = actor;
	await tellPeople(of, { tx, tenantId, now }, row, { move: "PASSED_ON", reason: null, to });
}
