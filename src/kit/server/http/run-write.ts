import type { Endpoint } from "#kit/contract/endpoint.ts";
import { correctionOf } from "../correction/correction-of.ts";
import { declareCorrection } from "../correction/sql.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { askSession, type Session, type SessionRow, type SessionToken } from "../session.ts";
import { AfterCommit } from "./after-commit.ts";
import type { RequestContext, WriteContext } from "./context.ts";
import { checkAccess, checkedSession, type Entrance, tokenOf } from "./entrance.ts";
import { readInput } from "./read-input.ts";
import { siteFilter } from "./reads/read-context.ts";

export type WriteUseCase = (context: WriteContext, input: unknown) => Promise<unknown>;

/** A change: all of it in one transaction, whose first statement checks the session. */
export async function runWrite(
	entrance: Entrance,
	endpoint: Endpoint,
	useCase: WriteUseCase,
	base: RequestContext,
): Promise<unknown> {
	const { database, figures } = entrance.services;
	const token = await tokenOf(entrance, endpoint, base);
	const asked = askSession(token, base.now);
	let after = new AfterCommit(base, token.tenantId);
	const answer = await database.transactionAfter<SessionRow, unknown>(
		asked.statement,
		async (tx, [row]) => {
			// what an attempt that is made again would have announced is not announced
			after = new AfterCommit(base, token.tenantId);
			const opened = { endpoint, base, token, after, tx, session: asked.sessionOf(row) };
			const { context, input } = await openWrite(entrance, opened);
			const answer = await useCase(context, input);
			if (endpoint.movesFigures === "MANY") await figures.keepCurrent(context);
			return answer;
		},
	);
	after.run();
	return answer;
}

interface Opened {
	readonly endpoint: Endpoint;
	readonly base: RequestContext;
	readonly token: SessionToken;
	readonly after: Pick<AfterCommit, "announce" | "afterCommit">;
	readonly tx: Tx;
	/** As it was found; undefined: there is none. */
	readonly session: Session | undefined;
}

/** What a use case that writes is given, once session, permission and input are found good. */
export async function openWrite(
	entrance: Entrance,
	{ endpoint, base, token, after, tx, session: found }: Opened,
): Promise<{ readonly context: WriteContext; readonly input: unknown }> {
	const { headers } = base.request;
	const session = checkedSession(entrance, base, token, found);
	checkAccess(endpoint, session);
	const input = readInput(endpoint, base.request, base.language);
	const correction = correctionOf(headers, session);
	if (correction) await declareCorrection(tx, correction);
	const context: WriteContext = {
		...base,
		announce: after.announce,
		afterCommit: after.afterCommit,
		tenantId: session.tenantId,
		session,
		token,
		siteFilter: siteFilter(headers, session),
		tx,
	};
	return { context, input };
}
