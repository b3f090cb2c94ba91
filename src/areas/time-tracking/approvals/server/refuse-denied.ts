import type { StepKind } from "#domain/approval/approval-state.ts";
import type { ApprovalRefusalCode } from "#domain/approval/decision.ts";
import type { Matter } from "#domain/approval/matter.ts";
import { commonRefusals, type Refusal } from "#kit/contract/refusal.ts";
import type { Accepted, RuleViolation } from "#kit/contract/rule-violation.ts";
import { demandAccepted } from "#kit/server/refusals/demand-accepted.ts";
import { type RefusalFacts, refuse } from "#kit/server/refusals/refuse.ts";
import { nounForms } from "../contract/matter-noun.ts";
import * as refusals from "../contract/refusals.ts";
import type { DeclaredMatter, MatterKind } from "./declared-matter.ts";

const byCode = Object.fromEntries(
	Object.values(refusals).map((one) => [one.code, one]),
) as Readonly<Record<(typeof refusals)[keyof typeof refusals]["code"], Refusal>>;

/** Answers what the domain denies. An open step is a violation that a supervisor may put aside, with all others at once. */
export function refuseDenied(
	{ reach: permission, noun }: Pick<DeclaredMatter<MatterKind>, "reach" | "noun">,
	code: ApprovalRefusalCode,
	{ openSteps }: Pick<Matter, "openSteps"> = { openSteps: [] },
	broken: readonly RuleViolation[] = [],
): never {
	switch (code) {
		case "WRITE_NEEDED":
			return refuse(commonRefusals.forbidden, { permission, level: "WRITE" });
		case "FULL_NEEDED":
			return refuse(commonRefusals.forbidden, { permission, level: "FULL" });
		case "OPEN_APPROVAL_STEP": {
			const kinds = openSteps
				.filter(({ purpose }) => purpose === "REQUEST")
				.map(({ kind }) => kind);
			const violations = openStepViolations(kinds);
			return refuse(refusals.openApprovalStep, {
				...named({ noun }),
				violations: [...violations, ...broken],
			});
		}
		default:
			return refuse(byCode[code], named({ noun }));
	}
}

/** Steps beside that of the supervisor, as what she may put aside. */
export function openStepViolations(kinds: readonly StepKind[]): RuleViolation[] {
	return kinds
		.filter((kind) => kind !== "SUPERVISOR_APPROVAL")
		.map((kind) => ({
			code: refusals.openApprovalStep.code,
			kind,
			severity: "WARNING",
			acceptable: true,
		}));
}

type Named = Pick<DeclaredMatter<MatterKind>, "noun">;

/** The matter's name for the sentence of a refusal. */
export function named({ noun }: Named): Pick<RefusalFacts, "parameters"> {
	return { parameters: (language) => [nounForms(noun, language)] };
}

/** Refuses what breaks rules until they are accepted. @returns what belongs into the history */
export function demandRules(of: Named, violations: readonly RuleViolation[], accepted: Accepted) {
	return demandAccepted(refusals.rulesViolated, violations, accepted, named(of));
}
