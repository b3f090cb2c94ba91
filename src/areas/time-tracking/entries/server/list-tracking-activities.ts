import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { TrackingActivity } from "../contract/lists.ts";
import type { contract } from "../contract.ts";
import { trackingActivities } from "./sql/tracking-activities.ts";

type Row = TrackingActivity & Record<string, unknown>;

/** For everybody who may enter time: names and what is asked for are no secrets. */
export async function listTrackingActivities({
	once,
	tenantId,
}: ReadContext): Promise<AnswerOf<typeof contract.listTrackingActivities>> {
	return { activities: await once<Row>(trackingActivities(tenantId)) };
}
