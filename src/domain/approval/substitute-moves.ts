import type { Step } from "./approval-state.ts";
import { allowed, type Decision, denied } from "./decision.ts";
import type { Matter } from "./matter.ts";
import { settling } from "./state-moves.ts";

/** Who stands in agrees; where nothing else is open the request is approved by it. */
export function agree(matter: Matter): Decision {
	const asked = askedOf(matter);
	return asked.length === 0 ? denied("NOT_ASKED_TO_SUBSTITUTE") : settling(matter, asked);
}

/** Never a veto: the step stays open until somebody else agrees, or the supervisor skips it. */
export function decline(matter: Matter): Decision {
	return askedOf(matter).length === 0 ? denied("NOT_ASKED_TO_SUBSTITUTE") : allowed(matter, {});
}

function askedOf({ openSteps }: Matter): Step[] {
	return openSteps.filter(
		({ purpose, kind }) => purpose === "REQUEST" && kind === "SUBSTITUTE_APPROVAL",
	);
}
