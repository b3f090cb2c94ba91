import { leaveAccountsTopic } from "#areas/absences/leave-accounts/contract.ts";
import { settlePeople } from "#areas/absences/leave-accounts/server/public.ts";
import { isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { type PlannedDay, plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { dayCost } from "#domain/leave/day-cost.ts";
import { yearRange } from "#domain/leave/employment-months.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, noticeHandedOverWhen, noticeNoLetter } from "../contract.ts";
import {
	insertReceipts,
	noticesById,
	ownNotices,
	type SentNotice,
	unreadNotices,
} from "./sql/notices.ts";

/** What a person sees of what she was told over the years. */
const mostOwn = 20;

/** What she opens she has received: nobody else does that for her, nor does who acts in her name. */
export const openLeaveNotices: Handler<typeof contract.openLeaveNotices> = async (context) => {
	const { tx, tenantId, session } = context;
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	const unread = await unreadNotices(tx, tenantId, session.userId);
	await receive(context, unread, { how: "READ", receivedOn: todayOf(context) });
	const own = await ownNotices(tx, tenantId, session.userId, mostOwn);
	return {
		notices: own.map(({ units, unit, sentAt, ...one }) => ({
			...{ ...one, days: writtenAmount(units, unit), sentAt: sentAt.toISOString() },
		})),
	};
};

export const recordLeaveHandover: Handler<typeof contract.recordLeaveHandover> = async (
	context,
	{ noticeIds, receivedOn },
) => {
	const { tx, tenantId, session } = context;
	const visible = isVisible(session, [["leaveaccounts.manage", "WRITE"]], todayOf(context));
	const notices = await noticesById(tx, tenantId, noticeIds, visible);
	if (notices.length < new Set(noticeIds).size) refuse(commonRefusals.notFound);
	if (notices.some(({ channel }) => channel !== "LETTER")) refuse(noticeNoLetter);
	demandHandoverDay(context, notices, receivedOn);
	const open = notices.filter(({ isReceived }) => !isReceived);
	return { recorded: await receive(context, open, { how: "HANDED_OVER", receivedOn }) };
};

/** Not before they were written, and not tomorrow. */
export function demandHandoverDay(
	{ now, session }: Pick<WriteContext, "now" | "session">,
	letters: readonly SentNotice[],
	receivedOn: string,
): void {
	const isEarly = ({ sentAt }: SentNotice) => receivedOn < todayOf({ now: sentAt, session });
	if (receivedOn > todayOf({ now, session }) || letters.some(isEarly)) refuse(noticeHandedOverWhen);
}

interface Received {
	readonly how: "READ" | "HANDED_OVER";
	readonly receivedOn: string;
}

/** Keeps that notices have come; what lapses then follows from it in the same transaction. @returns how many */
async function receive(
	context: WriteContext,
	notices: readonly SentNotice[],
	{ how, receivedOn }: Received,
): Promise<number> {
	if (notices.length === 0) return 0;
	const { tx, tenantId, now, session } = context;
	const receipts = await countedReceipts(context, notices, receivedOn);
	const by = { tenantId, how, at: now, by: session.userId };
	const written = await insertReceipts(tx, by, receipts);
	const received = notices.filter(({ id }) => written.has(id));
	await auditAll(
		tx,
		context,
		received.map(({ id, userId, year }) => ({
			...{ entity: "leave_notice", entityId: id, subjectUserId: userId, action: "received" },
			after: { leaveYear: year, receivedOn, how },
		})),
	);
	await settleReceived(context, received);
	return received.length;
}

/** What lapses follows from when notices have come. */
export async function settleReceived(context: WriteContext, received: readonly SentNotice[]) {
	const { tx } = context;
	const today = todayOf(context);
	for (const [activityId, some] of Map.groupBy(received, (one) => one.activityId)) {
		const userIds = [...new Set(some.map(({ userId }) => userId))];
		await settlePeople(tx, context, { activityId, userIds, today });
		for (const userId of userIds)
			context.announce({ kind: leaveAccountsTopic, ids: [activityId], userId });
	}
}

/** Receipts with the workdays that each leaves of its year, by plan and holidays as they are known now. */
export async function countedReceipts(
	{ tx, tenantId }: WriteContext,
	notices: readonly SentNotice[],
	receivedOn: string,
) {
	const begin = (dayOfIso(receivedOn) + 1) as LocalDay;
	const units = new Map<string, number>();
	for (const [year, some] of Map.groupBy(notices, (one) => one.year)) {
		const { from, to } = yearRange(year);
		const range = { from: Math.max(begin, from) as LocalDay, to };
		const userIds = [...new Set(some.map(({ userId }) => userId))];
		if (range.from > to) continue;
		const planned = await plannedDays(tx, tenantId, userIds, range);
		for (const { id, userId } of some) units.set(id, workUnits(planned.get(userId) ?? []));
	}
	return notices.map(({ id }) => ({ noticeId: id, receivedOn, workUnits: units.get(id) ?? 0 }));
}

function workUnits(days: readonly PlannedDay[]): number {
	return days.reduce((sum, { isEmployed, targetMinutes, holidayFactor }) => {
		const facts = { isEmployed, isWorkday: targetMinutes > 0, holidayFactor };
		return sum + dayCost(facts, "WHOLE").cost;
	}, 0);
}
