import type { ToldDecision } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import { writtenDays } from "#domain/leave/leave-days.ts";
import type { PricedDay } from "../cost-of-absence.ts";
import type { AbsenceValues } from "../sql/absence.ts";
import type { WaitingAbsence } from "./read-absence-facts.ts";

type Told = Omit<ToldDecision, "leave" | "hints" | "coverage">;

/** What is told of an absence that waits; of a kind that is withheld no more than that somebody is to be away. */
export function toldAbsence(
	{ purpose, detail }: WaitingAbsence,
	costs: readonly PricedDay[],
): Told {
	const { version, was, wanted, isKnown, openSteps, question } = detail;
	const hours = costs.reduce((sum, { costMinutes }) => sum + costMinutes, 0);
	const days = costs.reduce((sum, { cost }) => sum + cost, 0);
	const isByHours = wanted.beginMinutes !== null;
	return {
		version,
		activity: isKnown ? detail.activity : null,
		days: daysOf(wanted),
		times: null,
		was:
			purpose === "CHANGE"
				? { activity: isKnown ? detail.wasActivity : null, days: daysOf(was), times: null }
				: null,
		cost: isByHours ? null : writtenDays(days),
		minutes: isByHours ? hours : null,
		// what somebody writes about an illness is as much hers as its kind
		reason: isKnown ? detail.reason : null,
		overtime: null,
		isChecked: true,
		openSteps: [...openSteps],
		question: isKnown ? question : null,
		moves: ["APPROVE", "REJECT", ...(isAsked(question) ? [] : (["ASK"] as const))],
	};
}

const isAsked = (question: ToldDecision["question"]) =>
	question !== null && question.answer === null;

function daysOf({ from, to, fromPart, toPart, beginMinutes, endMinutes }: AbsenceValues) {
	return { from, to, fromPart, toPart, beginMinutes, endMinutes };
}
