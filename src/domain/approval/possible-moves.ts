import { decide, type Move } from "./decide.ts";
import type { Matter, Party } from "./matter.ts";

/** What can be offered to somebody about a matter, in the order in which it is offered. */
export const offeredMoves = [
	"REQUEST",
	"APPROVE",
	"REJECT",
	"ASK",
	"ANSWER",
	"GIVE_REASON",
	"EDIT",
	"REQUEST_CHANGE",
	"APPROVE_CHANGE",
	"REJECT_CHANGE",
	"WITHDRAW_CHANGE",
	"CANCEL",
] as const;
export type OfferedMove = (typeof offeredMoves)[number];

const attempts: Readonly<Record<OfferedMove, Move>> = {
	REQUEST: { kind: "REQUEST", steps: [] },
	APPROVE: { kind: "APPROVE", skipsOpenSteps: true },
	REJECT: { kind: "REJECT" },
	ASK: { kind: "ASK" },
	ANSWER: { kind: "ANSWER" },
	GIVE_REASON: { kind: "GIVE_REASON" },
	EDIT: { kind: "EDIT" },
	REQUEST_CHANGE: { kind: "REQUEST_CHANGE" },
	APPROVE_CHANGE: { kind: "APPROVE_CHANGE" },
	REJECT_CHANGE: { kind: "REJECT_CHANGE", hasReason: true },
	WITHDRAW_CHANGE: { kind: "WITHDRAW_CHANGE" },
	CANCEL: { kind: "CANCEL" },
};

/** Every move that would not be refused. Who may edit need not ask for a change. */
export function possibleMoves(matter: Matter, party: Party): OfferedMove[] {
	const possible = offeredMoves.filter((move) => decide(matter, party, attempts[move]).allowed);
	return possible.includes("EDIT")
		? possible.filter((move) => move !== "REQUEST_CHANGE")
		: possible;
}
