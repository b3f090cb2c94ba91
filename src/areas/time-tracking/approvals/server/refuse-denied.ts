import type { ApprovalRefusalCode } from "#domain/approval/decision.ts";
import type { Matter } from "#domain/approval/matter.ts";
import { commonRefusals, type Refusal } from "#kit/contract/refusal.ts";
import type { Accepted, RuleViolation } from "#kit/contract/rule-violation.ts";
import { type Acknowledged, demandAccepted } from "#kit/server/refusals/demand-accepted.ts";
import { type RefusalFacts, refuse } from "#kit/server/refusals/refuse.ts";
import { nounForms } from "../contract/matter-noun.ts";
import {
	approvalNeeded,
	cancellationRequested,
	changeNeedsRequest,
	changeRequested,
	noChangeRequested,
	notPlannedState,
	notRequestedState,
	openApprovalStep,
	plannedNotImplemented,
	reasonNeeded,
	reasonNotAsked,
	rulesViolated,
	selfApproval,
	stateFinal,
	stillRunning,
} from "../contract/refusals.ts";
import type { DeclaredMatter, MatterKind } from "./declared-matter.ts";

type OfRights = "WRITE_NEEDED" | "FULL_NEEDED";

const refusals: Readonly<Record<Exclude<ApprovalRefusalCode, OfRights>, Refusal>> = {
	SELF_APPROVAL_NOT_ALLOWED: selfApproval,
	ACTIVITY_NOT_REQUESTED_STATE: notRequestedState,
	ACTIVITY_NOT_PLANNED_STATE: notPlannedState,
	ACTIVITY_STATE_FINAL: stateFinal,
	ACTIVITY_RUNNING: stillRunning,
	OPEN_APPROVAL_STEP: openApprovalStep,
	CANCELLATION_ALREADY_REQUESTED: cancellationRequested,
	CHANGE_ALREADY_REQUESTED: changeRequested,
	NO_CHANGE_REQUESTED: noChangeRequested,
	CHANGE_NEEDS_REQUEST: changeNeedsRequest,
	REASON_NOT_ASKED: reasonNotAsked,
	REASON_NEEDED: reasonNeeded,
	APPROVAL_NEEDED: approvalNeeded,
	PLANNED_NOT_IMPLEMENTED: plannedNotImplemented,
};

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
				.map(({ kind }) => kind)
				.filter((kind) => kind !== "SUPERVISOR_APPROVAL");
			const violations = kinds.map((kind) => ({
				code,
				kind,
				severity: "WARNING",
				acceptable: true,
			}));
			return refuse(openApprovalStep, {
				...named({ noun }),
				violations: [...violations, ...broken],
			});
		}
		default:
			return refuse(refusals[code], named({ noun }));
	}
}

type Named = Pick<DeclaredMatter<MatterKind>, "noun">;

/** The matter's name for the sentence of a refusal. */
export function named({ noun }: Named): Pick<RefusalFacts, "parameters"> {
	return { parameters: (language) => [nounForms(noun, language)] };
}

/** Refuses what breaks rules until they are accepted. @returns what belongs into the history */
export function demandRules(
	of: Named,
	violations: readonly RuleViolation[],
	accepted: Accepted,
): Acknowledged | undefined {
	return demandAccepted(rulesViolated, violations, accepted, named(of));
}
