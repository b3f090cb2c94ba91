import { loadViolationWords } from "#areas/shift-planning/shifts/web/public.ts";
import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { despiteViolations } from "#kit/web/violations/despite-violations.ts";
import { renewOffers } from "./renew-offers.ts";

/** Does a step; what it would break is asked about first. @returns whether it was done */
export function act<E extends Endpoint>(
	endpoint: E,
	context: string,
	input: (accepted: Accepted) => GivenOf<E>,
): Promise<boolean> {
	return attempt({
		context,
		act: () =>
			despiteViolations(
				(accepted) => api(endpoint, input(accepted)),
				() => loadViolationWords(context),
			),
		renew: renewOffers,
	});
}
