import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { limitsState, minutesAboveCap } from "#domain/overtime/overtime-limits.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import type { contract } from "../contract.ts";
import { type CountedAccount, countedAccount } from "./counted-account.ts";
import { readAccount } from "./sql/ledger.ts";

/** One's own account needs no right. */
export const getOvertimeAccount: Handler<typeof contract.getOvertimeAccount> = (
	context,
	{ userId },
) => {
	const { session, tenantId } = context;
	const today = todayOf(context);
	return context.read(async (tx) => {
		if (userId !== session.userId) {
			await demandUser(tx, session, { key: "overtime.manage", level: "READ", userId, today });
		}
		const account = await readAccount(tx, tenantId, userId);
		if (account === undefined) return { account: null };
		const whose = { tenantId, userId, today };
		return { account: answerOf(await countedAccount(tx, whose, account)) };
	});
};

function answerOf(account: CountedAccount): OvertimeAccount {
	const { balanceMinutes, limits, entries } = account;
	const reversed = new Set(entries.map(({ reversesId }) => reversesId));
	return {
		...account,
		state: limitsState(balanceMinutes, limits),
		aboveCapMinutes: minutesAboveCap(balanceMinutes, limits.cap),
		entries: entries.map((entry) => ({ ...entry, isReversed: reversed.has(entry.id) })),
	};
}
