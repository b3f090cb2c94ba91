import type { StepKind } from "./approval-state.ts";
import { allowed, type Decision, denied } from "./decision.ts";
import { mayAct, mayDecide, type Party } from "./matter.ts";

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

export type CreatedState = "PLANNED" | "REQUESTED" | "APPROVED";

/**
 * How a new matter begins. Approved at once: by the person who may decide, or where nothing asks for anybody. A request without
 * open steps does not exist: somebody is always asked.
 */
export function decideCreation(
	wanted: CreatedState,
	party: Party,
	settings: RequestFacts & { readonly selfApproval: boolean },
): Decision {
	if (!mayAct(party)) return denied("WRITE_NEEDED");
	switch (wanted) {
		case "PLANNED":
			return allowed({ state: "PLANNED" }, {});
		case "REQUESTED":
			return requested(neededSteps({ ...settings, asksSupervisor: true }));
		case "APPROVED": {
			const mayNow = mayDecide(party, settings) || neededSteps(settings).length === 0;
			return mayNow
				? allowed({ state: "APPROVED" }, { event: "APPROVED" })
				: denied("APPROVAL_NEEDED");
		}
	}
}

/** A matter that is requested with these steps. */
export function requested(kinds: readonly StepKind[]): Decision {
	return allowed(
		{ state: "REQUESTED" },
		{ event: "REQUESTED", opens: kinds.map((kind) => ({ purpose: "REQUEST", kind })) },
	);
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
