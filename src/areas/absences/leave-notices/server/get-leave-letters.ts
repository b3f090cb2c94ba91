import { isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { type contract, mostLetters } from "../contract.ts";
import { openLetters } from "./sql/notices.ts";

export const getLeaveLetters: Handler<typeof contract.getLeaveLetters> = (context, input) =>
	context.read(async (tx) => {
		const { tenantId, session } = context;
		const visible = isVisible(session, [["leaveaccounts.manage", "WRITE"]], todayOf(context));
		const rows = await openLetters(tx, { tenantId, ...input, isVisible: visible }, mostLetters);
		const letters = rows.map(({ units, unit, sentAt, total: _, ...one }) => ({
			...{ ...one, days: writtenAmount(units, unit), sentAt: sentAt.toISOString() },
		}));
		return { letters, total: rows[0]?.total ?? 0 };
	});
