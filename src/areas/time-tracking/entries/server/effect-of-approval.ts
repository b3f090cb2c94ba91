import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { activitiesById } from "#areas/time-tracking/bookings/server/public.ts";
import { balanceToDate } from "#areas/time-tracking/overtime/server/public.ts";
import {
	effectOfEntry,
	type ProposedEntry,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import { dayOfIso, isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import { isBinding, overlapsOf } from "./check-rules.ts";
import { localDayAt, timesOf } from "./entry-times.ts";
import type { HeldEntry } from "./sql/entry.ts";

type Effect = NonNullable<TimeTrackingDetail["effect"]>;
type Change = TimeTrackingDetail["change"];

/**
 * What the account and the day come to once somebody has agreed to what is asked: the entry itself, or a change of it.
 * Null where nothing is asked, and where the times would meet another entry: such days cannot be computed.
 */
export async function effectOfApproval(
	tx: Tx,
	context: ReadContext,
	entry: HeldEntry,
	change: Change,
): Promise<Effect | null> {
	const { tenantId } = context;
	const isAsked = entry.state === "REQUESTED" || (entry.state === "APPROVED" && change !== null);
	const proposed = isAsked ? await proposedEntry(tx, tenantId, entry, change) : undefined;
	if (proposed === undefined) return null;
	if ((await overlapsOf(tx, tenantId, proposed)).some(isBinding)) return null;
	const today = todayOf(context);
	const account = await shownAccount(tx, context, entry.userId, today);
	const { balanceMinutes, maximum } =
		(await effectOfEntry(tx, tenantId, proposed, {
			wasOn: entry.day,
			counted: {
				from: dayOfIso(account?.openedOn ?? today),
				to: dayOfIso(isoDayPlus(today, -1)),
			},
		})) ?? nothing;
	return {
		account: account && accountAnswer(account.balanceMinutes, balanceMinutes),
		maximum: maximum && { ...maximum, day: isoOfDay(maximum.day) },
	};
}

const nothing = { balanceMinutes: null, maximum: null };

function accountAnswer(beforeMinutes: number, moved: number | null): Effect["account"] {
	return moved === null ? null : { beforeMinutes, afterMinutes: beforeMinutes + moved };
}

/** The entry as it would count; undefined while it runs. */
async function proposedEntry(
	tx: Tx,
	tenantId: string,
	{ id, userId, zone, ...entry }: HeldEntry,
	change: Change,
): Promise<ProposedEntry | undefined> {
	const begin = change?.begin ?? entry.begin.toISOString();
	const end = change?.end ?? entry.end?.toISOString();
	if (end === undefined) return undefined;
	const times = timesOf({ begin, end });
	const activityId = change?.activityId ?? entry.activityId;
	const activity = (await activitiesById(tx, tenantId, [activityId])).get(activityId);
	if (activity === undefined) return undefined;
	const { classType } = activity;
	const day = isoOfDay(localDayAt(times.begin, zone));
	return { id, userId, day, ...times, classType, activityId };
}

/** One's own account without any right, others' with READ for them. */
async function shownAccount(
	tx: Tx,
	{ session, tenantId }: ReadContext,
	userId: string,
	today: string,
) {
	if (userId !== session.userId) {
		const level = await levelForUser(tx, session, "overtime.manage", userId, today);
		if (!includesLevel(level, "READ")) return null;
	}
	return (await balanceToDate(tx, { tenantId, userId, today })) ?? null;
}
