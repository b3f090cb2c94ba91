import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { entryMatter } from "./entry-matter.ts";
import { getTimeTracking } from "./get-time-tracking.ts";
import {
	getEntryChoices,
	listTrackingActivities,
	listTrackingProjects,
} from "./list/entry-choices.ts";
import {
	getTimeTrackingStateInfos,
	listTimeTrackings,
	listTimeTrackingsOf,
} from "./list/list-time-trackings.ts";
import { getSuggestedTimes } from "./list/suggested-times.ts";
import { previewTimeTrackings, requestTimeTrackings } from "./series/request-time-trackings.ts";
import {
	deleteTimeTracking,
	requestTimeTracking,
	updateTimeTracking,
} from "./write-time-tracking.ts";

export const routes = serve(contract, {
	listTimeTrackings,
	listTimeTrackingsOf,
	listTrackingActivities,
	getEntryChoices,
	getSuggestedTimes,
	listTrackingProjects,
	previewTimeTrackings,
	requestTimeTrackings,
	getTimeTracking,
	getTimeTrackingStateInfos,
	requestTimeTracking,
	updateTimeTracking,
	deleteTimeTracking,
	requestTimeTrackingState: entryMatter.request,
	approveTimeTracking: entryMatter.approve,
	rejectTimeTracking: entryMatter.reject,
	cancelTimeTracking: entryMatter.cancel,
	giveTimeTrackingReason: entryMatter.giveReason,
	askAboutTimeTracking: entryMatter.ask,
	answerAboutTimeTracking: entryMatter.answer,
	requestTimeTrackingChange: entryMatter.requestChange,
	approveChangeRequest: entryMatter.approveChange,
	rejectChangeRequest: entryMatter.rejectChange,
	deleteChangeRequest: entryMatter.withdrawChange,
});
