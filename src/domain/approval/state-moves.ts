import type { Step, StepKind } from "./approval-state.ts";
import { requested } from "./decide-creation.ts";
import { allowed, type ClosedStep, closing, type Decision, denied, isFinal } from "./decision.ts";
import { hasOpen, type Matter, mayDecide, type Party } from "./matter.ts";

/** PLANNED → REQUESTED, with the steps that settings and facts of this moment ask for. */
export function request(matter: Matter, steps: readonly StepKind[]): Decision {
	return matter.state === "PLANNED" ? requested(steps) : denied("ACTIVITY_NOT_PLANNED_STATE");
}

/**
 * REQUESTED → APPROVED. Other open steps stand in the way unless the supervisor skips them. Where several have to agree, each
 * stage is another person's, and the last one approves.
 */
export function approve(matter: Matter, skipsOpenSteps: boolean): Decision {
	if (matter.state !== "REQUESTED") return denied("ACTIVITY_NOT_REQUESTED_STATE");
	if (matter.isRunning) return denied("ACTIVITY_RUNNING");
	if (matter.hasAgreed === true) return denied("NEXT_STAGE_BY_ANOTHER");
	if ((matter.stagesLeft ?? 1) > 1) return agreeToStage(matter);
	const closes = closing(matter, "SKIPPED", "REQUEST").map(byApproval);
	const isHindered = closes.some(({ as }) => as === "SKIPPED");
	if (isHindered && !skipsOpenSteps) return denied("OPEN_APPROVAL_STEP");
	return allowed(matter, { state: "APPROVED", event: "APPROVED", closes });
}

function agreeToStage(matter: Matter): Decision {
	const step = { purpose: "REQUEST", kind: "SUPERVISOR_APPROVAL" } as const;
	return allowed(matter, { event: "APPROVED", closes: [{ ...step, as: "DONE" }], opens: [step] });
}

function byApproval(step: ClosedStep): ClosedStep {
	return step.kind === "SUPERVISOR_APPROVAL" ? { ...step, as: "DONE" } : step;
}

/** REQUESTED → REJECTED; of an approved matter only its wanted cancellation can be refused. */
export function reject(matter: Matter): Decision {
	if (hasOpen(matter, "CANCELLATION")) {
		const closes = closing(matter, "REFUSED", "CANCELLATION");
		return allowed(matter, { event: "REJECTED", closes });
	}
	if (matter.state !== "REQUESTED") return denied("ACTIVITY_NOT_REQUESTED_STATE");
	if (matter.isRunning) return denied("ACTIVITY_RUNNING");
	const closes = [
		...closing(matter, "WITHDRAWN", "REQUEST").map(byRefusal),
		...closing(matter, "WITHDRAWN", "CHANGE"),
	];
	return allowed(matter, { state: "REJECTED", event: "REJECTED", closes });
}

function byRefusal(step: ClosedStep): ClosedStep {
	return step.kind === "SUPERVISOR_APPROVAL" ? { ...step, as: "REFUSED" } : step;
}

/** → CANCELLED; an approved matter by the person who may decide, everybody else asks for it. */
export function cancel(matter: Matter, party: Party): Decision {
	if (isFinal(matter.state)) return denied("ACTIVITY_STATE_FINAL");
	if (matter.isRunning) return denied("ACTIVITY_RUNNING");
	if (matter.state === "APPROVED" && !mayDecide(party, matter)) return requestCancellation(matter);
	const closes = [
		...closing(matter, "WITHDRAWN", "REQUEST", "CHANGE"),
		...closing(matter, "DONE", "CANCELLATION"),
	];
	return allowed(matter, { state: "CANCELLED", event: "CANCELLED", closes });
}

function requestCancellation(matter: Matter): Decision {
	if (hasOpen(matter, "CANCELLATION")) return denied("CANCELLATION_ALREADY_REQUESTED");
	return allowed(matter, {
		event: "CANCELLATION_REQUESTED",
		cancellationRequested: true,
		opens: [{ purpose: "CANCELLATION", kind: "SUPERVISOR_APPROVAL" }],
	});
}

/** The reason that was owed; where nothing else is open the matter is approved by it. */
export function giveReason(matter: Matter): Decision {
	if (isFinal(matter.state)) return denied("ACTIVITY_STATE_FINAL");
	const asked = matter.openSteps.filter(
		({ purpose, kind }) => purpose === "REQUEST" && kind === "REQUEST_REASON",
	);
	if (asked.length === 0 && !matter.owesReason) return denied("REASON_NOT_ASKED");
	return settling(matter, asked);
}

/** These steps are done; where nothing else of a request is open it is approved by that. */
export function settling(matter: Matter, done: readonly Step[]): Decision {
	const own = matter.openSteps.filter(({ purpose }) => purpose === "REQUEST");
	const closes = done.map((step) => ({ ...step, as: "DONE" as const }));
	const isLast = done.length > 0 && own.length === done.length;
	return isLast && matter.state === "REQUESTED"
		? allowed(matter, { state: "APPROVED", event: "APPROVED", closes })
		: allowed(matter, { closes });
}
