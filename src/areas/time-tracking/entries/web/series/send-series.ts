import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { askViolations } from "#kit/ui/violation-dialog/ask-violations.ts";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { formatNow } from "#kit/web/format/format-now.ts";
import { violationsOf } from "#kit/web/violations/despite-violations.ts";
import { lineKey } from "../../contract/series.ts";
import { contract } from "../../contract.ts";

type Endpoint = typeof contract.requestTimeTrackings;
type Wanted = GivenOf<Endpoint>;

/** The date of a series that a violation belongs to. */
interface SeriesDate {
	readonly userId: string;
	readonly day: string;
	readonly user: { readonly firstName: string; readonly lastName: string };
}

/** Creates a series; dates with warnings are skipped or created despite them, as the person chooses. */
export async function sendSeries(wanted: Wanted, title: string): Promise<AnswerOf<Endpoint>> {
	let input = wanted;
	for (;;) {
		try {
			return await api(contract.requestTimeTrackings, input);
		} catch (error) {
			const violations = violationsOf(error);
			const isAsked = isApiError(error, "RULES_VIOLATED");
			if (!isAsked || violations === undefined) throw error;
			input = await askedFor(input, violations, title);
		}
	}
}

async function askedFor(
	input: Wanted,
	violations: readonly RuleViolation[],
	title: string,
): Promise<Wanted> {
	const { entryViolation } = await import("../violation-words.ts");
	const dates = Map.groupBy(violations, keyOf);
	const groups = [...dates].map(([id, some]) => ({
		id,
		title: titleOf(some[0] as RuleViolation),
		violations: some.map((one) => ({ ...one, text: entryViolation(one) })),
	}));
	const answer = await askViolations({ title, groups, isSeries: true });
	if (answer === null) throw new DOMException("Not accepted", "AbortError");
	// a date with several warnings is skipped once
	const skipped = [...dates]
		.filter(([id]) => answer.skipped.includes(id))
		.map(([, [first]]) => dateOf(first as RuleViolation));
	const known = [...(input.skipped ?? []), ...skipped];
	return {
		...input,
		skipped: known.map(({ userId, day }) => ({ userId, day })),
		accept: [...new Set(violations.map(({ code }) => code))],
		openShiftsTool: answer.openShiftsTool,
	};
}

const dateOf = ({ line }: RuleViolation) => line as SeriesDate;
const keyOf = (violation: RuleViolation) => lineKey(dateOf(violation));

function titleOf(violation: RuleViolation): string {
	const { user, day } = dateOf(violation);
	return `${user.lastName}, ${user.firstName}, ${formatNow().day(day)}`;
}
