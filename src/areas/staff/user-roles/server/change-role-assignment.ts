import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, grantedTwice } from "../contract.ts";
import { demandDays, demandPeople, demandRolesGrantable } from "./demand-grantable.ts";
import {
	deleteAssignment,
	lockAssignment,
	type StoredAssignment,
	updateAssignmentDays,
} from "./sql/stored.ts";
import { traceAssignment } from "./trace-assignment.ts";

export async function updateRoleAssignment(
	context: WriteContext,
	input: InputOf<(typeof contract)["updateRoleAssignment"]>,
): Promise<{ version: number }> {
	const { tx, tenantId } = context;
	const { id, version, validFrom, validTo } = input;
	const stored = await known(context, id, "WRITE");
	if (stored.version !== version) {
		await refuseStale(tx, {
			tenantId,
			entity: "role_assignment",
			entityId: id,
			current: { ...stored },
		});
	}
	demandDays(input);
	const days = { validFrom, validTo };
	await keepAdministrator(context, () =>
		onceOnly(() => updateAssignmentDays(tx, tenantId, id, days)),
	);
	await traceAssignment(context, stored, { ...stored, ...days });
	return { version: version + 1 };
}

/** Runs a write; a grant that is there already is refused. */
async function onceOnly(write: () => Promise<void>): Promise<void> {
	try {
		await write();
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "DUPLICATE") throw error;
		refuse(grantedTwice);
	}
}

export async function deleteRoleAssignment(
	context: WriteContext,
	{ id }: InputOf<(typeof contract)["deleteRoleAssignment"]>,
): Promise<Record<string, never>> {
	const { tx, tenantId } = context;
	const stored = await known(context, id, "FULL");
	await keepAdministrator(context, () => deleteAssignment(tx, tenantId, id));
	await traceAssignment(context, stored, undefined);
	return {};
}

/** An assignment that the session may change: one of a person and with a role within its own rights. */
async function known(
	context: WriteContext,
	id: string,
	level: "WRITE" | "FULL",
): Promise<StoredAssignment> {
	const { tx, session, tenantId } = context;
	const stored = await lockAssignment(tx, tenantId, id);
	if (stored === undefined) return refuse(commonRefusals.notFound);
	await demandPeople(context, [stored.userId], level, todayOf(context));
	await demandRolesGrantable(tx, session, [stored]);
	return stored;
}
