import type { ToldDecision } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import type { WaitingDecision } from "#areas/time-tracking/approvals/server/public.ts";
import type { EntryToDecide } from "../sql/decisions.ts";

type Told = Omit<ToldDecision, "hints" | "overtime" | "isChecked">;

/** What is told of an entry that waits. */
export function toldEntry({ purpose, detail }: WaitingDecision<EntryToDecide>): Told {
	const { version, zone, was, wanted, reason, openSteps, question } = detail;
	const isAsked = question !== null && question.answer === null;
	return {
		version,
		activity: wanted.activity,
		days: null,
		times: timesOf(wanted, zone),
		was:
			purpose === "CHANGE"
				? { activity: was.activity, days: null, times: timesOf(was, zone) }
				: null,
		cost: null,
		minutes: Math.floor(wanted.end / 60) - Math.floor(wanted.begin / 60),
		reason,
		leave: null,
		coverage: null,
		openSteps: [...openSteps],
		question,
		moves: ["APPROVE", "REJECT", ...(isAsked ? [] : (["ASK"] as const))],
	};
}

function timesOf({ begin, end }: EntryToDecide["was"], zone: string) {
	const written = (at: number) => new Date(at * 1000).toISOString();
	return { begin: written(begin), end: written(end), zone };
}
