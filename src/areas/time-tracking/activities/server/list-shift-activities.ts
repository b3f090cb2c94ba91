import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Activity } from "../contract/activity-answer.ts";
import type { contract } from "../contract.ts";
import { shiftActivities } from "./sql.ts";

interface Row extends Activity, Record<string, unknown> {
	readonly isEnabled: boolean;
}

/** For everybody: plans are read by all, with what has been archived since. */
export async function listShiftActivities({
	once,
	tenantId,
}: ReadContext): Promise<AnswerOf<typeof contract.listShiftActivities>> {
	return { activities: await once<Row>(shiftActivities(tenantId)) };
}
