import type {
	ActivityState,
	ApprovalEventKind,
	Step,
	StepPurpose,
	StepState,
} from "./approval-state.ts";
import { type Matter, mayAct, mayDecide, type Party } from "./matter.ts";

/** Why a move is refused. */
export type ApprovalRefusalCode =
	/** WRITE is missing. */
	| "WRITE_NEEDED"
	/** FULL is missing. */
	| "FULL_NEEDED"
	| "SELF_APPROVAL_NOT_ALLOWED"
	| "ACTIVITY_NOT_REQUESTED_STATE"
	| "ACTIVITY_NOT_PLANNED_STATE"
	| "ACTIVITY_STATE_FINAL"
	| "ACTIVITY_RUNNING"
	| "OPEN_APPROVAL_STEP"
	| "CANCELLATION_ALREADY_REQUESTED"
	| "CHANGE_ALREADY_REQUESTED"
	| "NO_CHANGE_REQUESTED"
	| "CHANGE_NEEDS_REQUEST"
	| "REASON_NOT_ASKED"
	| "REASON_NEEDED"
	| "APPROVAL_NEEDED"
	| "NOTHING_TO_DECIDE"
	| "QUESTION_ALREADY_ASKED"
	| "QUESTION_TO_ONESELF"
	| "NO_QUESTION_ASKED"
	| "NEXT_STAGE_BY_ANOTHER"
	| "NOT_ASKED_TO_SUBSTITUTE"
	| "PLANNED_NOT_IMPLEMENTED";

export interface ClosedStep extends Step {
	readonly as: Exclude<StepState, "OPEN">;
}

export interface Allowed {
	readonly allowed: true;
	readonly state: ActivityState;
	readonly opens: readonly Step[];
	readonly closes: readonly ClosedStep[];
	/** What the history says; null where it has no word for it. */
	readonly event: ApprovalEventKind | null;
	/** The state stays: a responsible person was asked to cancel. */
	readonly cancellationRequested: boolean;
}

export interface Denied {
	readonly allowed: false;
	readonly code: ApprovalRefusalCode;
}

export type Decision = Allowed | Denied;

export function denied(code: ApprovalRefusalCode): Denied {
	return { allowed: false, code };
}

/** A decision that leaves the matter as it is, but for what `change` says. */
export function allowed(
	{ state }: Pick<Matter, "state">,
	change: Partial<Omit<Allowed, "allowed">>,
): Allowed {
	return {
		allowed: true,
		state,
		opens: [],
		closes: [],
		event: null,
		cancellationRequested: false,
		...change,
	};
}

/** Open steps of a purpose, all ended in the same way. */
export function closing(
	{ openSteps }: Matter,
	as: ClosedStep["as"],
	...purposes: StepPurpose[]
): ClosedStep[] {
	return openSteps
		.filter(({ purpose }) => purposes.includes(purpose))
		.map((step) => ({ ...step, as }));
}

/** Why somebody may not settle a matter; undefined where she may. */
export function denialToDecide(matter: Matter, party: Party): Denied | undefined {
	if (mayDecide(party, matter)) return undefined;
	return denied(party.level === "FULL" ? "SELF_APPROVAL_NOT_ALLOWED" : "FULL_NEEDED");
}

/** Why somebody may not request, change or withdraw it; undefined where she may. */
export function denialToAct(party: Party): Denied | undefined {
	return mayAct(party) ? undefined : denied("WRITE_NEEDED");
}

/** Why somebody may not say whether she stands in; undefined where she was asked. */
export function denialToSubstitute({ isSubstitute }: Party): Denied | undefined {
	return isSubstitute === true ? undefined : denied("NOT_ASKED_TO_SUBSTITUTE");
}

export function isFinal(state: ActivityState): boolean {
	return state === "REJECTED" || state === "CANCELLED";
}
