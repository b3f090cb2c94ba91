import type { Form, FormGiven } from "#kit/ui/form/form-given.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { handleError } from "../errors/handle-error.ts";

interface Given<Values extends object> extends Omit<FormGiven<Values>, "onFailure" | "reload"> {
	/** Title of the message about a failure that no field can show. */
	readonly context: string;
	/** Shows what is true: once it is saved, and when somebody else has changed it. */
	readonly renew: () => Promise<unknown>;
}

/** A form that saves by one operation or another, e.g. what is new and what is there; by one alone: `useApiForm`. */
export function useRenewingForm<Values extends object>({
	context,
	renew,
	...given
}: Given<Values>): Form<Values> {
	return useForm<Values>({
		...given,
		save: async (values, version) => {
			const answer = await given.save(values, version);
			await renew();
			return answer;
		},
		onFailure: (error) => handleError(error, { context }),
		reload: renew,
	});
}
