import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import { api } from "#kit/web/api.ts";
import { despiteViolations } from "#kit/web/violations/despite-violations.ts";

/** Does something with an entry, despite the rules it violates where the person accepts them. */
export function doAccepted<Answer>(
	title: string,
	act: (accepted: Accepted) => Promise<Answer>,
): Promise<Answer> {
	return despiteViolations(act, async () => {
		const { violationWords } = await import("./violation-words.ts");
		return violationWords(title);
	});
}

/** The same for a form: sends what it holds. */
export function sendAccepted<E extends Endpoint>(endpoint: E, title: string) {
	return (input: GivenOf<E>): Promise<AnswerOf<E>> =>
		doAccepted(title, (accepted) => api(endpoint, Object.assign({}, input, accepted)));
}
