import { isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { countWaiting } from "./sql/letters.ts";

export const countLeaveLetters: Handler<typeof contract.countLeaveLetters> = async (
	context,
	input,
) => {
	const [row] = await context.once<{ total: number }>(countWaiting(wantedLetters(context, input)));
	return { total: row?.total ?? 0 };
};

/** Letters that were not handed over yet, of whom one may tell of leave. */
export function wantedLetters(
	context: Pick<ReadContext, "tenantId" | "session" | "now">,
	{ year, activityId }: InputOf<typeof contract.countLeaveLetters>,
) {
	const { tenantId, session } = context;
	const visible = isVisible(session, [["leaveaccounts.manage", "WRITE"]], todayOf(context));
	return { tenantId, year, activityId, isVisible: visible };
}
