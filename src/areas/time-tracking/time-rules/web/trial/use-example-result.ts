import { exampleQuestion } from "#domain/working-time/examples/example-question.ts";
import { type ExampleDay, exampleFiguresOf } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";

const nothing = { from: "2000-01-01", to: "2000-01-01" };

/** What a rule makes of a day, as the server computes it; nothing is asked while either is incomplete. */
export function useExampleResult(rule: TimeRule | undefined, day: ExampleDay | undefined) {
	const isWhole = rule !== undefined && day !== undefined;
	const { data, error, isFetching } = useApi(
		contract.simulateWorkingTime,
		isWhole ? exampleQuestion(rule, day) : nothing,
		{ enabled: isWhole },
	);
	return {
		answer: isWhole ? data : undefined,
		figures: isWhole && data ? exampleFiguresOf(data) : undefined,
		isBusy: isFetching,
		/** The entries do not fit together. */
		isRefused: isApiError(error, "MALFORMED"),
		isFailed: error !== null,
	};
}
