import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { importCalendarFile, previewCalendarFile } from "./import-file.ts";
import {
	createCalendarSubscription,
	deleteCalendarSubscription,
	listCalendarSubscriptions,
	refreshCalendarSubscription,
} from "./subscriptions.ts";

export const routes = serve(contract, {
	previewCalendarFile,
	importCalendarFile,
	listCalendarSubscriptions,
	createCalendarSubscription,
	refreshCalendarSubscription,
	deleteCalendarSubscription,
});
