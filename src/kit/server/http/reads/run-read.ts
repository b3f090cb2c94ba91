import { type Endpoint, isMereRead } from "#kit/contract/endpoint.ts";
import { type Reads, readsOf, writingReadsOf } from "../../database/reads.ts";
import { askSession, type Session, type SessionRow, type SessionToken } from "../../session.ts";
import type { RequestContext } from "../context.ts";
import { type Entrance, tokenOf } from "../entrance.ts";
import { allowedInput, ask, keptSession, type Read, type ReadUseCase } from "./asked-read.ts";
import { assumingSession } from "./assuming-session.ts";
import { neededPlace } from "./read-place.ts";

/**
 * A read: its session may be up to a second old, or is checked on the way (`assumingSession`). Where a replica shows all that
 * this browser must see, it answers; whatever goes wrong there, a refusal too, is asked of the primary.
 */
export async function runRead(
	entrance: Entrance,
	endpoint: Endpoint,
	useCase: ReadUseCase,
	base: RequestContext,
): Promise<unknown> {
	const { services } = entrance;
	const token = await tokenOf(entrance, endpoint, base);
	const read = { entrance, endpoint, useCase, base, token };
	const known = services.sessions.get(token.cacheKey, base.now.getTime());
	if (known !== undefined) {
		entrance.limits.admit(base, token);
		return answeredFor(read, known);
	}
	const assumed = mayAssume(read) ? services.sessions.assumed(token.cacheKey) : undefined;
	if (assumed !== undefined) {
		const { session, answered } = await assumingSession(read, assumed);
		return answered === undefined ? answeredFor(read, session) : answered.answer;
	}
	const question = askSession(token, base.now);
	const [row] = await services.database.gate<SessionRow>(question.statement);
	return answeredFor(read, keptSession(read, question.sessionOf(row)));
}

/** What may be asked again where the session turns out to be another one: nothing of it is the primary's alone. */
function mayAssume({ entrance, endpoint, token }: Read): boolean {
	const { replica } = entrance.services;
	return replica === undefined && isMereRead(endpoint) && isOrdinary(endpoint, token);
}

/** With a person's cookie; not about the session itself, nor written by the use case itself. */
function isOrdinary({ access, raw }: Endpoint, token: SessionToken): boolean {
	if (raw || token.isKey || token.device !== undefined) return false;
	return !("signedIn" in access && access.web);
}

async function answeredFor(read: Read, session: Session): Promise<unknown> {
	const { entrance, endpoint } = read;
	const { services } = entrance;
	const input = allowedInput(read, session);
	const elsewhere = replicaReads(read, session);
	if (elsewhere !== undefined) {
		try {
			const answered = await answer(read, session, input, elsewhere);
			services.counters.reads.add("replica");
			return answered;
		} catch (error) {
			services.counters.reads.add("primary");
			services.replica?.noteFailure(endpoint.operationId, error);
		}
	}
	const reads = isMereRead(endpoint) ? readsOf : writingReadsOf;
	return answer(read, session, input, reads(services.database, session.tenantId));
}

async function answer(
	read: Read,
	session: Session,
	input: unknown,
	reads: Reads,
): Promise<unknown> {
	const { answered, after } = await ask(read, session, input, reads);
	after.run();
	return answered;
}

/**
 * Programs and devices keep no cookie that says how far they must read. What is about the session itself, and what writes its
 * response itself, is the primary's.
 */
function replicaReads({ endpoint, base, token }: Read, session: Session): Reads | undefined {
	const { replica } = base.services;
	if (replica === undefined || endpoint.method !== "GET" || !isOrdinary(endpoint, token))
		return undefined;
	return replica.readsFor(endpoint.operationId, {
		tenantId: session.tenantId,
		place: neededPlace(base.request),
		rights: session.rights,
	});
}
