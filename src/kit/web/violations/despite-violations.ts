import * as z from "zod/mini";
import { type Accepted, type RuleViolation, ruleViolation } from "#kit/contract/rule-violation.ts";
import { askViolations } from "#kit/ui/violation-dialog/ask-violations.ts";
import { ApiError } from "../api-error.ts";

/** How a feature tells of what its writes may violate. */
export interface ViolationWords {
	/** Of the dialog: what is being done. */
	readonly title: string;
	readonly textOf: (violation: RuleViolation) => string;
	/** Whether there is a conflicting shift that the person may change (WRITE on `shiftplan.manage` for its unit). */
	readonly offersShiftsTool?: (violations: readonly RuleViolation[]) => boolean;
	/** Leads there once it is done, where that was chosen. */
	readonly openShiftsTool?: (violations: readonly RuleViolation[]) => void;
	/** Whether it is done only with a reason, which the history keeps. */
	readonly asksReason?: (violations: readonly RuleViolation[]) => boolean;
}

const nothing: Accepted = { accept: [], openShiftsTool: false };

/**
 * Does something; where the server says that it violates rules, shows them and does it again with those that were accepted.
 * `known` are those that were accepted. What else fails is thrown. Who does not accept gets an AbortError, which is not shown.
 */
export async function despiteViolations<Answer>(
	act: (accepted: Accepted, known: readonly RuleViolation[]) => Promise<Answer>,
	words: () => Promise<ViolationWords>,
): Promise<Answer> {
	let accepted = nothing;
	let known: readonly RuleViolation[] = [];
	for (;;) {
		try {
			const answer = await act(accepted, known);
			if (accepted.openShiftsTool) (await words()).openShiftsTool?.(known);
			return answer;
		} catch (error) {
			const violations = violationsOf(error);
			if (violations === undefined) throw error;
			accepted = await askedFor(violations, await words());
			known = violations;
		}
	}
}

async function askedFor(
	violations: readonly RuleViolation[],
	{ title, textOf, offersShiftsTool, asksReason }: ViolationWords,
): Promise<Accepted> {
	const shown = violations.map((violation) => ({ ...violation, text: textOf(violation) }));
	const answer = await askViolations({
		title,
		groups: [{ id: "all", violations: shown }],
		offersShiftsTool: offersShiftsTool?.(violations) ?? false,
		asksReason: asksReason?.(violations) ?? false,
	});
	if (answer === null) throw new DOMException("Not accepted", "AbortError");
	const codes = violations.map(({ code }) => code);
	const { openShiftsTool, reason } = answer;
	const accept = [...new Set(codes)];
	return { accept, openShiftsTool, ...(reason !== "" && { overrideReason: reason }) };
}

const several = z.array(ruleViolation).check(z.minLength(1));

/** What a refusal says of rules; undefined where it is another one. */
export function violationsOf(error: unknown): readonly RuleViolation[] | undefined {
	if (!(error instanceof ApiError) || error.error !== "RuleViolation") return undefined;
	return several.safeParse(error.violations).data;
}
