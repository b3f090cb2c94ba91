import { isoDayPlus } from "#domain/time/iso-day.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { notifyEach } from "#kit/server/notices/notify.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type Blocker, type contract, remindedToday } from "../contract.ts";
import { monthScope } from "./month-scope.ts";
import { payrollReminder } from "./notices.ts";
import {
	holdersOf,
	holdReminders,
	type OpenPoint,
	openPoints,
	remindedPeople,
	setReminded,
} from "./sql/blockers.ts";
import type { MonthScope } from "./sql/people.ts";

type Asker = Pick<ReadContext, "session" | "now">;

export const getPayrollBlockers: Handler<typeof contract.getPayrollBlockers> = (context, input) =>
	context.readAtOnce(async (tx) => ({
		items: await blockersOf(tx, context, monthScope(context, input)),
	}));

/** Who could settle what keeps the month open, the most first. */
async function blockersOf(tx: Tx, asker: Asker, scope: MonthScope): Promise<Blocker[]> {
	const { tenantId, from } = scope;
	const today = todayOf(asker);
	const points = await openPoints(tx, scope, isoDayPlus(today, -1));
	const held = await pointsOfHolders(tx, { tenantId, today }, points);
	const people = await remindedPeople(tx, tenantId, { month: from, userIds: [...held.keys()] });
	return people
		.map(({ user, unitName, remindedAt }): Blocker => {
			const own = held.get(user.id) ?? [];
			const count = (kinds: readonly OpenPoint["kind"][]) =>
				own.reduce((sum, one) => sum + (kinds.includes(one.kind) ? one.count : 0), 0);
			const day = remindedAt && todayOf({ ...asker, now: remindedAt });
			return {
				...{ user, unitName, requests: count(["REQUESTS", "ABSENCES"]) },
				...{ daysWithoutActuals: count(["DAYS"]), lateBookings: count(["BOOKINGS"]) },
				since: own.map(({ since }) => since).sort()[0] as string,
				remindedAt: remindedAt?.toISOString() ?? null,
				isReminded: day === today,
			};
		})
		.sort((a, b) => pointsIn(b) - pointsIn(a));
}

function pointsIn({ requests, daysWithoutActuals, lateBookings }: Blocker): number {
	return requests + daysWithoutActuals + lateBookings;
}

/** By who is asked about them. */
async function pointsOfHolders(
	tx: Tx,
	sought: { readonly tenantId: string; readonly today: string },
	points: readonly OpenPoint[],
): Promise<ReadonlyMap<string, readonly OpenPoint[]>> {
	const found = new Map<string, OpenPoint[]>();
	for (const key of ["absences.manage", "timetrackings.manage"] as const) {
		const own = points.filter(({ kind }) => (kind === "ABSENCES") === (key === "absences.manage"));
		if (own.length === 0) continue;
		const byPerson = Map.groupBy(own, ({ userId }) => userId);
		for (const { userId, holderId } of await holdersOf(tx, sought, key, [...byPerson.keys()])) {
			const held = found.get(holderId) ?? [];
			held.push(...(byPerson.get(userId) ?? []));
			found.set(holderId, held);
		}
	}
	return found;
}

/** Who was reminded today hears nothing more. */
export const remindPayrollBlockers: Handler<typeof contract.remindPayrollBlockers> = async (
	context,
	{ month, userIds },
) => {
	const { tx, tenantId, now } = context;
	const scope = monthScope(context, { month });
	await holdReminders(tx, tenantId, month);
	const all = await blockersOf(tx, context, scope);
	const named = all.filter(({ user }) => userIds.includes(user.id));
	if (named.length === 0) return refuse(commonRefusals.notFound);
	const due = named.filter(({ isReminded }) => !isReminded);
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
