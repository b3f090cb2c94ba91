import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { contract, type DayGap, type MendStep } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered Mia about her days; see docs/how-to/record-answers.md. */
export const answers = recorded(contract, file);
export type Gaps = AnswerOf<typeof contract.listDayGaps>;

/** Mia's, who is the person signed in. */
export const { userId } = sampleSession();
export const at = {
	gaps: { ...contract.listDayGaps, path: `/api/users/${userId}/day-gaps` },
	mend: { ...contract.sendDayMend, path: `/api/users/${userId}/day-mends` },
};

/** An instant of a time of the Friday in Berlin. */
export const friday = (time: string) => new Date(`2026-11-20T${time}:00+01:00`).toISOString();

export function gapOf({ gaps }: Gaps, kind: DayGap["kind"]): DayGap {
	return gaps.find((gap) => gap.kind === kind) as DayGap;
}

/** The step's change with other times. */
export function timed(step: MendStep | undefined, begin: string, end: string) {
	return { ...step, begin, end } as MendStep;
}
