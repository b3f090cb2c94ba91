import type { StepKind } from "./approval-state.ts";
import {
	approveChange,
	edit,
	prolong,
	rejectChange,
	requestChange,
	withdrawChange,
} from "./change-moves.ts";
import {
	type Decision,
	type Denied,
	denialToAct,
	denialToDecide,
	denialToSubstitute,
	denied,
} from "./decision.ts";
import type { Matter, Party } from "./matter.ts";
import { answer, ask } from "./question-moves.ts";
import { approve, cancel, giveReason, reject, request } from "./state-moves.ts";
import { agree, decline } from "./substitute-moves.ts";

/** What somebody wants to do with a matter. */
export type Move =
	| { readonly kind: "PLAN" }
	| { readonly kind: "REQUEST"; readonly steps: readonly StepKind[] }
	| { readonly kind: "APPROVE"; readonly skipsOpenSteps: boolean }
	| { readonly kind: "REJECT" }
	| { readonly kind: "ASK" }
	| { readonly kind: "ANSWER" }
	| { readonly kind: "CANCEL" }
	| { readonly kind: "GIVE_REASON" }
	| { readonly kind: "AGREE_AS_SUBSTITUTE" }
	| { readonly kind: "DECLINE_AS_SUBSTITUTE" }
	| { readonly kind: "EDIT" }
	| { readonly kind: "PROLONG"; readonly asksNobody: boolean }
	| { readonly kind: "REQUEST_CHANGE" }
	| { readonly kind: "APPROVE_CHANGE" }
	| { readonly kind: "REJECT_CHANGE"; readonly hasReason: boolean }
	| { readonly kind: "WITHDRAW_CHANGE" };

const substituting: readonly Move["kind"][] = ["AGREE_AS_SUBSTITUTE", "DECLINE_AS_SUBSTITUTE"];

const deciding: readonly Move["kind"][] = [
	"APPROVE",
	"REJECT",
	"ASK",
	"APPROVE_CHANGE",
	"REJECT_CHANGE",
];

/** The state machine of everything that is requested and approved: what a move does, or why it is refused. */
export function decide(matter: Matter, party: Party, move: Move): Decision {
	if (move.kind === "PLAN") return denied("PLANNED_NOT_IMPLEMENTED");
	// rights before all else that could be found out
	return denialOf(matter, party, move) ?? moved(matter, party, move);
}

function denialOf(matter: Matter, party: Party, { kind }: Move): Denied | undefined {
	if (deciding.includes(kind)) return denialToDecide(matter, party);
	if (substituting.includes(kind)) return denialToSubstitute(party);
	return denialToAct(party);
}

function moved(matter: Matter, party: Party, move: Exclude<Move, { kind: "PLAN" }>): Decision {
	switch (move.kind) {
		case "REQUEST":
			return request(matter, move.steps);
		case "APPROVE":
			return approve(matter, move.skipsOpenSteps);
		case "REJECT":
			return reject(matter);
		case "ASK":
			return ask(matter, party);
		case "ANSWER":
			return answer(matter);
		case "CANCEL":
			return cancel(matter, party);
		case "GIVE_REASON":
			return giveReason(matter);
		case "AGREE_AS_SUBSTITUTE":
			return agree(matter);
		case "DECLINE_AS_SUBSTITUTE":
			return decline(matter);
		case "EDIT":
			return edit(matter, party);
		case "PROLONG":
			return prolong(matter, party, move.asksNobody);
		case "REQUEST_CHANGE":
			return requestChange(matter);
		case "APPROVE_CHANGE":
			return approveChange(matter);
		case "REJECT_CHANGE":
			return rejectChange(matter, move.hasReason);
		case "WITHDRAW_CHANGE":
			return withdrawChange(matter);
	}
}
