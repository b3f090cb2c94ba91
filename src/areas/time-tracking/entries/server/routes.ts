import { serve } from "../../../../kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { approveTimeTracking } from "./approve-time-tracking.ts";
import { approveTimeTrackingChange } from "./approve-time-tracking-change.ts";
import { cancelTimeTracking } from "./cancel-time-tracking.ts";
import { deleteTimeTracking } from "./delete-time-tracking.ts";
import { getTimeTracking } from "./get-time-tracking.ts";
import { giveTimeTrackingReason } from "./give-time-tracking-reason.ts";
import { listTimeTrackings } from "./list-time-trackings.ts";
import { listTimeTrackingsOf } from "./list-time-trackings-of.ts";
import { listTrackingActivities } from "./list-tracking-activities.ts";
import { listTrackingProjects } from "./list-tracking-projects.ts";
import { previewTimeTrackings } from "./preview-time-trackings.ts";
import { rejectTimeTracking } from "./reject-time-tracking.ts";
import { rejectTimeTrackingChange } from "./reject-time-tracking-change.ts";
import { requestTimeTracking } from "./request-time-tracking.ts";
import { requestTimeTrackingChange } from "./request-time-tracking-change.ts";
import { requestTimeTrackingState } from "./request-time-tracking-state.ts";
import { requestTimeTrackings } from "./request-time-trackings.ts";
import { updateTimeTracking } from "./update-time-tracking.ts";
import { withdrawTimeTrackingChange } from "./withdraw-time-tracking-change.ts";

export const routes = serve(contract, {
	listTimeTrackings,
	listTimeTrackingsOf,
	listTrackingActivities,
	listTrackingProjects,
	previewTimeTrackings,
	requestTimeTrackings,
	getTimeTracking,
	requestTimeTracking,
	updateTimeTracking,
	deleteTimeTracking,
	requestTimeTrackingState,
	approveTimeTracking,
	rejectTimeTracking,
	cancelTimeTracking,
	giveTimeTrackingReason,
	requestTimeTrackingChange,
	approveTimeTrackingChange,
	rejectTimeTrackingChange,
	withdrawTimeTrackingChange,
});
