import { isDeepStrictEqual } from "node:util";
import type { Ahead } from "../../database/ahead.ts";
import { readsOf } from "../../database/reads.ts";
import { askSession, type Session, type SessionQuestion, type SessionRow } from "../../session.ts";
import { allowedInput, ask, keptSession, type Read } from "./asked-read.ts";

interface Assumed {
	/** Who it turned out to be. */
	readonly session: Session;
	/** Undefined: somebody else than was assumed, or with other rights; nothing that was read counts. */
	readonly answered?: { readonly answer: unknown };
}

/**
 * A read of who was known a while ago: the check of the session goes ahead of the first question to the database, in the same
 * round trip, and nothing is answered before it has told who it is. What a read asks leaves nothing behind, so it may
 * be asked once more.
 */
export async function assumingSession(read: Read, assumed: Session): Promise<Assumed> {
	const { database } = read.entrance.services;
	const question = new AheadQuestion(askSession(read.token, read.base.now));
	const attempt = await settled(async () => {
		const input = allowedInput(read, assumed);
		return ask(read, assumed, input, readsOf(database, assumed.tenantId, question));
	});
	if (question.statement !== undefined) {
		question.tell(await database.gate<SessionRow>(question.statement));
	}
	const session = keptSession(read, question.session);
	if (!isDeepStrictEqual(session, assumed)) return { session };
	if ("error" in attempt) throw attempt.error;
	attempt.value.after.run();
	return { session, answered: { answer: attempt.value.answered } };
}

class AheadQuestion implements Ahead {
	readonly #question: SessionQuestion;
	#isTold = false;
	session: Session | undefined;

	constructor(question: SessionQuestion) {
		this.#question = question;
	}

	get statement() {
		return this.#isTold ? undefined : this.#question.statement;
	}

	tell([row]: readonly unknown[]): void {
		this.#isTold = true;
		this.session = this.#question.sessionOf(row as SessionRow | undefined);
	}
}

async function settled<T>(work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
	try {
		return { value: await work() };
	} catch (error) {
		return { error };
	}
}
