import type { WriteContext } from "#kit/server/http/context.ts";
import { roles } from "../contract.ts";

/** After a change of what a role contains: other processes forget what its holders may do, browsers fetch roles anew. */
export function announceRoles(context: WriteContext, id: string): void {
	context.announce({ kind: "ROLES" });
	context.announce({ kind: roles.topic, ids: [id], update: "UPDATE" });
}
