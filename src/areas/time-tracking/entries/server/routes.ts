import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { deleteTimeTracking } from "./delete-time-tracking.ts";
import { entryMatter } from "./entry-matter.ts";
import { getEntryChoices } from "./get-entry-choices.ts";
import { getTimeTracking } from "./get-time-tracking.ts";
import { getTimeTrackingStateInfos } from "./get-time-tracking-state-infos.ts";
import { listTimeTrackings } from "./list-time-trackings.ts";
import { listTimeTrackingsOf } from "./list-time-trackings-of.ts";
import { listTrackingActivities } from "./list-tracking-activities.ts";
import { listTrackingProjects } from "./list-tracking-projects.ts";
import { requestTimeTracking } from "./request-time-tracking.ts";
import { previewTimeTrackings } from "./series/preview-time-trackings.ts";
import { requestTimeTrackings } from "./series/request-time-trackings.ts";
import { updateTimeTracking } from "./update-time-tracking.ts";

export const routes = serve(contract, {
	listTimeTrackings,
	listTimeTrackingsOf,
	listTrackingActivities,
	getEntryChoices,
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
	requestTimeTrackingChange: entryMatter.requestChange,
	approveChangeRequest: entryMatter.approveChange,
	rejectChangeRequest: entryMatter.rejectChange,
	deleteChangeRequest: entryMatter.withdrawChange,
});
