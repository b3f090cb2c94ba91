import { api } from "#kit/web/api.ts";
import { contract } from "../contract.ts";

const attempts = new Map<string, Promise<unknown>>();

/** Hands the provider's answer to the server. It is used up by that, so the same one is never sent twice. */
export function finishAttempt(code: string, state: string): Promise<unknown> {
	const known = attempts.get(state) ?? api(contract.loginSso, { code, state });
	attempts.set(state, known);
	return known;
}
