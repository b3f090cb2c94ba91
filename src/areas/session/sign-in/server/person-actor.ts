import type { Actor } from "#kit/server/audit.ts";
import type { RequestContext } from "#kit/server/http/context.ts";

/** Who acts where no session is open yet, or not any more: the person it is about. */
export function personActor(
	{ traceId, now }: RequestContext,
	tenantId: string,
	userId: string,
): Actor {
	const session = { userId, role: "USER", impersonatorId: null } as const;
	return { tenantId, session, traceId, now };
}
