import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { roles } from "../contract.ts";
import { demandRoleWithinOwn } from "./check-own-rights.ts";

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
