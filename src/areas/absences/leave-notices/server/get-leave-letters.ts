import { isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { type contract, mostLetters } from "../contract.ts";
import { openLetters } from "./sql/notices.ts";

export const getLeaveLetters: Handler<typeof contract.getLeaveLetters> = async (context, input) => {
	const rows = await waitingLetters(context, input);
	const letters = rows.map(({ units, unit, sentAt, total: _, ...one }) => ({
		...{ ...one, days: writtenAmount(units, unit), sentAt: sentAt.toISOString() },
	}));
	return { letters, total: rows[0]?.total ?? 0 };
};

/** Letters that were not handed over yet, of whom one may tell of leave. */
export function waitingLetters(
	context: ReadContext,
	input: InputOf<typeof contract.getLeaveLetters>,
) {
	const { tenantId, session } = context;
	const visible = isVisible(session, [["leaveaccounts.manage", "WRITE"]], todayOf(context));
	return context.read((tx) =>
		openLetters(tx, { tenantId, ...input, isVisible: visible }, mostLetters),
	);
}
