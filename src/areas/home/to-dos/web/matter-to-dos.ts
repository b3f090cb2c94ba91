import type { contract } from "#areas/home/dashboard/contract.ts";
import type { MatterToDo } from "#areas/time-tracking/approvals/web/public.ts";
import type { TimeTracking } from "#areas/time-tracking/entries/contract.ts";
import { entryToDos } from "#areas/time-tracking/entries/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { autoFinished, needsReason, questions } from "./panels.ts";

export interface ListedToDo extends MatterToDo<TimeTracking> {
	/** Where the overview names those that wait. */
	readonly named: Extract<keyof AnswerOf<typeof contract.getOverview>, `${string}TrackingIds`>;
	readonly panel: typeof needsReason;
}

export const questionToDo: ListedToDo = {
	...entryToDos.asked,
	named: "askedTrackingIds",
	panel: questions,
};
export const reasonToDo: ListedToDo = {
	...entryToDos.needsReason,
	named: "needReasonTrackingIds",
	panel: needsReason,
};
export const autoFinishedToDo: ListedToDo = {
	...entryToDos.autoFinished,
	named: "autoFinishedTrackingIds",
	panel: autoFinished,
};

/** Kinds of matters that wait for oneself, in the order of the card. */
export const matterToDos: readonly ListedToDo[] = [questionToDo, reasonToDo, autoFinishedToDo];
