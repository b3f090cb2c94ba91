import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Activity } from "../contract/activity-answer.ts";
import type { contract } from "../contract.ts";
import { absenceActivities, shiftActivities, usageOf } from "./sql.ts";

type Contract = typeof contract;
type Usage = AnswerOf<Contract["getActivityUsage"]> & Record<string, unknown>;

export const getActivityUsage: Handler<Contract["getActivityUsage"]> = async (context, { id }) => {
	const [row] = await context.once<Usage>(usageOf(context.tenantId, id));
	return row ?? refuse(commonRefusals.notFound);
};

type ShiftActivity = Activity & { readonly isEnabled: boolean } & Record<string, unknown>;

/** For everybody: plans are read by all, with what has been archived since. */
export const listShiftActivities: Handler<Contract["listShiftActivities"]> = async (context) => ({
	activities: await context.once<ShiftActivity>(shiftActivities(context.tenantId)),
});

type AbsenceActivity = AnswerOf<Contract["listAbsenceActivities"]>["activities"][number];

/** For everybody who asks for an absence, with what has been archived since. */
export const listAbsenceActivities: Handler<Contract["listAbsenceActivities"]> = async (
	context,
) => ({
	activities: await context.once<AbsenceActivity & Record<string, unknown>>(
		absenceActivities(context.tenantId),
	),
});
