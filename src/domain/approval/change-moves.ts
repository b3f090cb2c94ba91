import { allowed, closing, type Decision, denied, isFinal } from "./decision.ts";
import { hasOpen, type Matter, mayDecide, type Party } from "./matter.ts";

/** Changing the matter itself. What is approved changes only by the person who may decide; a wanted change is withdrawn by it. */
export function edit(matter: Matter, party: Party): Decision {
	if (isFinal(matter.state)) return denied("ACTIVITY_STATE_FINAL");
	if (matter.isRunning) return denied("ACTIVITY_RUNNING");
	if (matter.state === "APPROVED" && !mayDecide(party, matter)) {
		return denied("CHANGE_NEEDS_REQUEST");
	}
	return allowed(matter, { closes: closing(matter, "WITHDRAWN", "CHANGE") });
}

/**
 * Letting it last longer. Where asking anew for the further time would count at once, who may ask for it may also let it last: nobody
 * would decide about it either way.
 */
export function prolong(matter: Matter, party: Party, asksNobody: boolean): Decision {
	const isFree = asksNobody && matter.state === "APPROVED" && !matter.isRunning;
	return isFree
		? allowed(matter, { closes: closing(matter, "WITHDRAWN", "CHANGE") })
		: edit(matter, party);
}

/** Old values count until the change is approved. */
export function requestChange(matter: Matter): Decision {
	if (isFinal(matter.state)) return denied("ACTIVITY_STATE_FINAL");
	if (matter.isRunning) return denied("ACTIVITY_RUNNING");
	if (hasOpen(matter, "CHANGE")) return denied("CHANGE_ALREADY_REQUESTED");
	return allowed(matter, {
		event: "CHANGE_REQUESTED",
		opens: [{ purpose: "CHANGE", kind: "SUPERVISOR_APPROVAL" }],
	});
}

export function approveChange(matter: Matter): Decision {
	if (!hasOpen(matter, "CHANGE")) return denied("NO_CHANGE_REQUESTED");
	const closes = closing(matter, "DONE", "CHANGE");
	return allowed(matter, { event: "CHANGE_APPROVED", closes });
}

export function rejectChange(matter: Matter, hasReason: boolean): Decision {
	if (!hasOpen(matter, "CHANGE")) return denied("NO_CHANGE_REQUESTED");
	if (!hasReason) return denied("REASON_NEEDED");
	const closes = closing(matter, "REFUSED", "CHANGE");
	return allowed(matter, { event: "CHANGE_REJECTED", closes });
}

/** The history has no word for it: the change was asked for, and then it was not. */
export function withdrawChange(matter: Matter): Decision {
	if (!hasOpen(matter, "CHANGE")) return denied("NO_CHANGE_REQUESTED");
	return allowed(matter, { closes: closing(matter, "WITHDRAWN", "CHANGE") });
}
