import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import type { contract } from "../contract.ts";
import { isWithinOwn } from "./own-rights.ts";
import { readRole, type StoredRole } from "./sql.ts";

type Endpoint = (typeof contract)["getRolePermissions"];

export const getRolePermissions: Handler<typeof contract.getRolePermissions> = async (
	context,
	{ id },
) => {
	const { session, tenantId } = context;
	const role = await context.read((tx) => readRole(tx, tenantId, id));
	return role === undefined ? refuse(commonRefusals.notFound) : permissionsAnswer(session, role);
};

export function permissionsAnswer(session: Session, role: StoredRole): AnswerOf<Endpoint> {
	const { id, name, version, grants } = role;
	return { id, name, version, permissions: [...grants], isWithinOwn: isWithinOwn(session, role) };
}
