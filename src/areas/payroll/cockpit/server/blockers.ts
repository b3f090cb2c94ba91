import { isoDayPlus } from "#domain/time/iso-day.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { notifyEach } from "#kit/server/notices/notify.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type Blocker, type contract, remindedToday } from "../contract.ts";
import { monthScope } from "./month-scope.ts";
import { payrollReminder } from "./notices.ts";
import { type BlockerRow, blockersOf, holdReminders, setReminded } from "./sql/blockers.ts";

type Asker = Pick<ReadContext, "session" | "now">;

export const getPayrollBlockers: Handler<typeof contract.getPayrollBlockers> = async (
	context,
	input,
) => {
	const found = await context.once<BlockerRow>(
		blockersOf(monthScope(context, input), days(context)),
	);
	return { items: found.map((row) => toldToday(context, row)) };
};

/** Today, and the last day that is over. */
function days(asker: Asker) {
	const today = todayOf(asker);
	return { today, until: isoDayPlus(today, -1) };
}

function toldToday(asker: Asker, { remindedAt, ...row }: BlockerRow): Blocker {
	const day = remindedAt && todayOf({ ...asker, now: remindedAt });
	const isReminded = day === todayOf(asker);
	return { ...row, remindedAt: remindedAt?.toISOString() ?? null, isReminded };
}

function pointsIn({ requests, daysWithoutActuals, lateBookings }: Blocker): number {
	return requests + daysWithoutActuals + lateBookings;
}

/** Who was reminded today hears nothing more. */
export const remindPayrollBlockers: Handler<typeof contract.remindPayrollBlockers> = async (
	context,
	{ month, userIds },
) => {
	const { tx, tenantId, now } = context;
	const scope = monthScope(context, { month });
	await holdReminders(tx, tenantId, month);
	const named = await rowsOf<BlockerRow>(tx, blockersOf(scope, { ...days(context), userIds }));
	if (named.length === 0) return refuse(commonRefusals.notFound);
	const told = named.map((row) => toldToday(context, row));
	const due = told.filter(({ isReminded }) => !isReminded);
	if (due.length === 0) return refuse(remindedToday);
	const ids = due.map(({ user }) => user.id);
	await setReminded(tx, tenantId, { month: scope.from, userIds: ids, at: now });
	await notifyEach(tx, context, {
		kind: payrollReminder,
		entity: "payroll_reminder",
		told: due.map((one) => ({
			userId: one.user.id,
			parameters: { month, points: pointsIn(one), since: one.since },
		})),
	});
	await auditAll(
		tx,
		context,
		ids.map((userId) => ({
			...{ entity: "payroll_reminder", entityId: userId, subjectUserId: userId },
			...{ action: "reminded", after: { month } },
		})),
	);
	return { reminded: due.length };
};
