import { grantForbidden } from "#areas/staff/user-roles/contract.ts";
import { beyondEverywhere } from "#areas/staff/user-roles/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { roles } from "../contract.ts";
import { type RoleGrant, readRole, type StoredRole } from "./sql.ts";

type Contents = Pick<StoredRole, "grants" | "hasUnknown">;

/** Whether the session could hand out everywhere what a role contains. */
export function isWithinOwn(session: Session, contents: Contents): boolean {
	return beyondOwn(session, contents) === undefined;
}

/** Refuses a role that holds more than the session does; it may be assigned anywhere, so it is judged for the company. */
export function demandWithinOwn(session: Session, contents: Contents): void {
	const facts = beyondOwn(session, contents);
	if (facts !== undefined) refuse(grantForbidden, { facts });
}

/** The same for a role that is there. */
export async function demandRoleWithinOwn(
	tx: Tx,
	session: Session,
	roleId: string,
): Promise<StoredRole | undefined> {
	const role = await readRole(tx, session.tenantId, roleId);
	if (role !== undefined) demandWithinOwn(session, role);
	return role;
}

function beyondOwn(session: Session, { grants, hasUnknown }: Contents) {
	const all: readonly (RoleGrant | { key: string; level: "FULL" })[] = hasUnknown
		? [...grants, { key: "", level: "FULL" }]
		: grants;
	return beyondEverywhere(session, all);
}

/** Before a role that nobody ever held is deleted: what it contained goes with it, and stays in the audit. */
export async function removeContents(
	tx: Tx,
	context: WriteContext,
	{ id }: { readonly id: string },
): Promise<void> {
	const role = await demandRoleWithinOwn(tx, context.session, id);
	const contents = role?.grants.map(({ key, level }) => [key, level]) ?? [];
	if (contents.length === 0) return;
	await audit(tx, context, {
		entity: roles.entity,
		entityId: id,
		action: "permissions-changed",
		before: Object.fromEntries(contents),
		after: {},
	});
}
