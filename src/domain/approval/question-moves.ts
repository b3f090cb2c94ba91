import type { Step } from "./approval-state.ts";
import { allowed, type Decision, denied } from "./decision.ts";
import type { Matter, Party } from "./matter.ts";

type Open = Pick<Matter, "openSteps">;

/** What is decided about before anything else. */
const purposes = ["CHANGE", "CANCELLATION", "REQUEST"] as const satisfies Step["purpose"][];

/** The step that a question would be about: the one that a supervisor decides next. */
export function stepInQuestion({ openSteps }: Open): Step | undefined {
	const decided = openSteps.filter(({ kind }) => kind === "SUPERVISOR_APPROVAL");
	return purposes
		.map((purpose) => decided.find((step) => step.purpose === purpose))
		.find((step) => step !== undefined);
}

/** The step about which a question waits for its answer; it ends with the step. */
export function stepThatWaits({ openSteps }: Open): Step | undefined {
	return openSteps.find(({ awaitsAnswer }) => awaitsAnswer === true);
}

/** Asks before deciding. The steps stay as they are: who asked may decide without an answer. */
export function ask(matter: Matter, party: Party): Decision {
	if (party.forSelf) return denied("QUESTION_TO_ONESELF");
	if (matter.isRunning) return denied("ACTIVITY_RUNNING");
	if (stepInQuestion(matter) === undefined) return denied("NOTHING_TO_DECIDE");
	if (stepThatWaits(matter) !== undefined) return denied("QUESTION_ALREADY_ASKED");
	return allowed(matter, {});
}

/** By the person whose matter it is, or by somebody who may act for her. */
export function answer(matter: Matter): Decision {
	return stepThatWaits(matter) === undefined ? denied("NO_QUESTION_ASKED") : allowed(matter, {});
}
