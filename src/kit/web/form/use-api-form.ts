import { use } from "react";
import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import type { Form, FormGiven } from "#kit/ui/form/form-given.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { PanelContext } from "#kit/ui/panel-stack/panel-context.ts";
import { api } from "../api.ts";
import { handleError } from "../errors/handle-error.ts";
import { renew } from "../use-api.ts";

interface Given<Values extends object, E extends Endpoint>
	extends Omit<FormGiven<Values>, "save" | "schema" | "toInput" | "onSaved" | "onFailure"> {
	/** The operation that saves; its input checks the form, so that faults show before anything is sent. */
	readonly endpoint: E;
	/** What is sent. */
	readonly input: (values: Values, version: number | undefined) => GivenOf<E>;
	/** How it is sent where more belongs to it than the call, e.g. a question about broken rules. */
	readonly send?: (input: GivenOf<E>) => Promise<AnswerOf<E>>;
	/** Title of the message about a failure that no field can show; the panel's own unless said otherwise. */
	readonly context?: string;
	/** Operations whose answers are out of date afterwards. */
	readonly renews?: readonly Endpoint[];
	readonly onSaved?: (answer: AnswerOf<E>) => void;
}

/** A form that saves by one operation. Refusals with details go to their fields, STALE_VERSION to its dialog. */
export function useApiForm<Values extends object, E extends Endpoint>(
	given: Given<Values, E>,
): Form<Values> {
	const panel = use(PanelContext);
	const { endpoint, input, context = panel?.title ?? "" } = given;
	return useForm<Values>({
		...given,
		schema: endpoint.input,
		toInput: input,
		save: async (values, version) => {
			const sent = input(values, version);
			const answer = await (given.send?.(sent) ?? api(endpoint, sent));
			for (const stale of given.renews ?? []) void renew(stale);
			return answer;
		},
		onSaved: (answer) => given.onSaved?.(answer as AnswerOf<E>),
		onFailure: (error) => handleError(error, { context }),
	});
}
