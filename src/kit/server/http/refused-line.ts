import type { FastifyRequest } from "fastify";
import type { RefusalFacts } from "../refusals/refuse.ts";
import type { Session } from "../session.ts";

const askers = new WeakMap<FastifyRequest, Session>();

/** Keeps who asks, in case it has to be refused. */
export function noteAsker(request: FastifyRequest, session: Session): void {
	askers.set(request, session);
}

/** What the log says of somebody who tried what they may not: who, what, and what would have been needed. Nothing that was sent. */
export function refusedLine(request: FastifyRequest, code: string, facts: RefusalFacts): object {
	const { tenantId, userId, role, impersonatorId } = askers.get(request) ?? {};
	const { permission, level } = facts as { readonly permission?: string; readonly level?: string };
	const operation = `${request.method} ${request.routeOptions.url ?? ""}`;
	const traceId = request.id;
	return { code, operation, permission, level, tenantId, userId, role, impersonatorId, traceId };
}
