import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { approveChangeRequest } from "./approve-change-request.ts";
import { approveTimeTracking } from "./approve-time-tracking.ts";
import { cancelTimeTracking } from "./cancel-time-tracking.ts";
import { deleteChangeRequest } from "./delete-change-request.ts";
import { deleteTimeTracking } from "./delete-time-tracking.ts";
import { getEntryChoices } from "./get-entry-choices.ts";
import { getTimeTracking } from "./get-time-tracking.ts";
import { getTimeTrackingStateInfos } from "./get-time-tracking-state-infos.ts";
import { giveTimeTrackingReason } from "./give-time-tracking-reason.ts";
import { listTimeTrackings } from "./list-time-trackings.ts";
import { listTimeTrackingsOf } from "./list-time-trackings-of.ts";
import { listTrackingActivities } from "./list-tracking-activities.ts";
import { listTrackingProjects } from "./list-tracking-projects.ts";
import { previewTimeTrackings } from "./preview-time-trackings.ts";
import { rejectChangeRequest } from "./reject-change-request.ts";
import { rejectTimeTracking } from "./reject-time-tracking.ts";
import { requestTimeTracking } from "./request-time-tracking.ts";
import { requestTimeTrackingChange } from "./request-time-tracking-change.ts";
import { requestTimeTrackingState } from "./request-time-tracking-state.ts";
import { requestTimeTrackings } from "./request-time-trackings.ts";
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
	requestTimeTrackingState,
	approveTimeTracking,
	rejectTimeTracking,
	cancelTimeTracking,
	giveTimeTrackingReason,
	requestTimeTrackingChange,
	approveChangeRequest,
	rejectChangeRequest,
	deleteChangeRequest,
});
