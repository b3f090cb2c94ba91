import type { StepKind } from "./approval-state.ts";

/** What is known at the time of the request; later changes of settings do not move what was opened by it. */
export interface RequestFacts {
	/** The activity asks for a supervisor, or something else does (a request made for oneself, an old booking). */
	readonly asksSupervisor: boolean;
	readonly asksReason: boolean;
	readonly hasReason: boolean;
	/** A substitute was named who must agree. */
	readonly asksSubstitute: boolean;
	/** The activity is bound to a place, and nothing says that the person was there. */
	readonly lacksLocation: boolean;
	readonly isAutoFinished: boolean;
}

/** The steps that a request opens, in the order in which they are shown. */
export function neededSteps(facts: RequestFacts): StepKind[] {
	const wanted: readonly (readonly [StepKind, boolean])[] = [
		["REQUEST_REASON", facts.asksReason && !facts.hasReason],
		["SUBSTITUTE_APPROVAL", facts.asksSubstitute],
		["SUPERVISOR_APPROVAL", facts.asksSupervisor || facts.isAutoFinished],
		["BOOKING_GPS_LOCATIONS", facts.lacksLocation],
		["AUTO_FINISHED", facts.isAutoFinished],
	];
	return wanted.flatMap(([kind, isNeeded]) => (isNeeded ? [kind] : []));
}
