import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Activity } from "../contract/activity-answer.ts";
import type { contract } from "../contract.ts";
import { shiftActivities, type UsageRow, usageOf } from "./sql.ts";

export async function getActivityUsage(
	context: ReadContext,
	{ id }: { readonly id: string },
): Promise<AnswerOf<typeof contract.getActivityUsage>> {
	const [row] = await context.once<UsageRow>(usageOf(context.tenantId, id));
	return row ?? refuse(commonRefusals.notFound);
}

interface Row extends Activity, Record<string, unknown> {
	readonly isEnabled: boolean;
}

/** For everybody: plans are read by all, with what has been archived since. */
export const listShiftActivities: Handler<typeof contract.listShiftActivities> = async ({
	once,
	tenantId,
}) => ({ activities: await once<Row>(shiftActivities(tenantId)) });
