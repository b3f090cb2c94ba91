import { dayOfIso, isoOfDay } from "../../../../domain/time/iso-day.ts";
import type { LocalDay } from "../../../../domain/time/quantities.ts";
import type { InputOf } from "../../../../kit/contract/endpoint.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { assignRoles, type WantedRole } from "./assign-roles.ts";
import { demandPeople, demandRolesGrantable } from "./demand-grantable.ts";
import { keepAdministrator } from "./keep-administrator.ts";
import {
	deleteAssignment,
	lockBasicAssignments,
	type StoredAssignment,
	updateAssignmentDays,
} from "./sql/stored.ts";
import { todayOf } from "./today-of.ts";
import { traceAssignment } from "./trace-assignment.ts";

type Input = InputOf<(typeof contract)["updateBasicRoles"]>;

/** What was held before today stays known: it ends yesterday; what began today only is taken back. */
export async function updateBasicRoles(
	context: WriteContext,
	{ userId, roles }: Input,
): Promise<Record<string, never>> {
	const { tx, tenantId, session } = context;
	const today = todayOf(context);
	const isTaking = roles.some(({ scope }) => scope === null);
	await demandPeople(context, [userId], isTaking ? "FULL" : "WRITE", today);
	const held = await lockBasicAssignments(tx, tenantId, userId, today);
	const ended = held.filter((one) => isEnded(one, roles));
	await demandRolesGrantable(tx, session, ended);
	await keepAdministrator(tx, tenantId, today, async () => {
		for (const one of ended) await end(context, one, today);
		await assignRoles(tx, context, userId, addedTo(held, roles, today));
	});
	return {};
}

function isEnded(
	{ roleId, scope }: StoredAssignment,
	roles: Input["roles"],
): boolean {
	return roles.some((one) => one.roleId === roleId && one.scope !== scope);
}

function addedTo(
	held: readonly StoredAssignment[],
	roles: Input["roles"],
	validFrom: string,
): WantedRole[] {
	return roles.flatMap(({ roleId, scope }) => {
		const isHeld = held.some(
			(one) => one.roleId === roleId && one.scope === scope,
		);
		if (scope === null || isHeld) return [];
		const place = { siteId: null, unitId: null };
		return [{ roleId, scope, ...place, validFrom, validTo: null }];
	});
}

async function end(
	context: WriteContext,
	one: StoredAssignment,
	today: string,
): Promise<void> {
	const { tx, tenantId } = context;
	const { id, validFrom } = one;
	if (validFrom === today) {
		await deleteAssignment(tx, tenantId, id);
		return traceAssignment(context, one, undefined);
	}
	const days = { validFrom, validTo: dayBefore(today) };
	await updateAssignmentDays(tx, tenantId, id, days);
	await traceAssignment(context, one, { ...one, ...days });
}

function dayBefore(day: string): string {
	return isoOfDay((dayOfIso(day) - 1) as LocalDay);
}
