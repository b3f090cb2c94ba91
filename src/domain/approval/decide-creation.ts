import type { StepKind } from "./approval-state.ts";
import { allowed, type Decision, denied } from "./decision.ts";
import { mayAct, mayDecide, type Party } from "./matter.ts";
import { neededSteps, type RequestFacts } from "./needed-steps.ts";

export type CreatedState = "PLANNED" | "REQUESTED" | "APPROVED";

/**
 * How a new matter begins. Approved at once: by whoever may decide, or where nothing asks for anybody. A request without
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
		{
			event: "REQUESTED",
			opens: kinds.map((kind) => ({ purpose: "REQUEST", kind })),
		},
	);
}
