import { times } from "#kit/contract/limits.ts";
import { getSession, type SessionAnswer } from "#kit/contract/session.ts";
import { api } from "../api.ts";
import { ApiError } from "../api-error.ts";
import { deviceNow } from "../clock.ts";
import { takeSession } from "./take-session.ts";

/** When the last answer came. */
let readAt = Number.NEGATIVE_INFINITY;
let last: Promise<SessionAnswer | null> | undefined;

/**
 * Who is signed in, asked of the server on every guard; an answer less than a second old is used again.
 *
 * @throws NetworkError, or what else the server refused
 */
export function checkSession(
	options: { readonly anew?: boolean } = {},
): Promise<SessionAnswer | null> {
	const isFresh = deviceNow() - readAt < times.sessionReuse;
	if (last !== undefined && isFresh && !options.anew) return last;
	// one that is still on its way is shared however long it takes
	readAt = Number.POSITIVE_INFINITY;
	const asked = ask();
	last = asked;
	asked.then(
		() => {
			if (last === asked) readAt = deviceNow();
		},
		() => {
			if (last === asked) forgetCheck();
		},
	);
	return asked;
}

/** The next guard asks anew. */
export function forgetCheck(): void {
	last = undefined;
}

async function ask(): Promise<SessionAnswer | null> {
	try {
		const session: SessionAnswer | null = await api(getSession, {}, { orNobody: true });
		if (session !== null) takeSession(session);
		return session;
	} catch (error) {
		if (error instanceof ApiError && error.error === "ClientUnauthorized") return null;
		throw error;
	}
}
