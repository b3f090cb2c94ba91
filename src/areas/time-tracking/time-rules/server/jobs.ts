import { openSteps, recordApproval } from "#areas/time-tracking/approvals/server/public.ts";
import {
	insertShiftEntry,
	type ShiftEntry,
	shiftsWithEntry,
} from "#areas/time-tracking/entries/server/public.ts";
import {
	type ShiftToBook,
	shiftsToBook,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { piecesOfShift } from "#domain/working-time/layout/planned-entries.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { texts } from "../text.ts";
import { type ShiftActivities, shiftActivities } from "./sql/booked-activities.ts";

/** So many people at once: a transaction that holds them must be short. */
const most = 100;

const beforeAll = "00000000-0000-0000-0000-000000000000";

export const crons = [
	defineCron({
		name: "shifts-to-trackings",
		everyMinutes: 5,
		async run({ database, clock, announcer }, tenantId) {
			for (let afterId: string | null = beforeAll; afterId !== null; ) {
				const behind: string = afterId;
				const { userIds, lastId } = await database.transaction(tenantId, (tx) =>
					bookDueShifts(tx, tenantId, clock.now(), behind),
				);
				announcer.announce(
					tenantId,
					userIds.flatMap((userId) => [
						{ kind: "CLOCKS", userId },
						{ kind: "TRACKINGS", userId },
					]),
				);
				afterId = lastId;
			}
		},
	}),
];

interface BookedShifts {
	/** Whose timeline has more entries now. */
	readonly userIds: readonly string[];
	/** Behind whom to go on; null: these were the last. */
	readonly lastId: string | null;
}

/**
 * Makes entries of planned shifts that are over, where a rule AUTOSHIFTTOTRACKING says so and nothing was booked: once for
 * each shift, whatever becomes of the entry. Requested ones wait for a supervisor.
 */
export async function bookDueShifts(
	tx: Tx,
	tenantId: string,
	now: Date,
	afterId: string,
): Promise<BookedShifts> {
	const { shifts, lastId } = await shiftsToBook(tx, tenantId, now, { afterId, most });
	const ids = shifts.map(({ shift }) => shift.id);
	const done = await shiftsWithEntry(tx, tenantId, ids);
	const due = shifts.filter(({ shift }) => !done.has(shift.id));
	const users = [...new Set(due.map(({ userId }) => userId))];
	const activities = await shiftActivities(tx, tenantId, users);
	for (const one of due) {
		const kinds = activities.get(one.userId) as ShiftActivities;
		await book(tx, { tenantId, now }, one, kinds);
	}
	return { userIds: users, lastId };
}

async function book(
	tx: Tx,
	actor: { readonly tenantId: string; readonly now: Date },
	{ userId, zone, shift, state }: ShiftToBook,
	{ work, pause }: ShiftActivities,
): Promise<void> {
	for (const { begin, end, classType } of piecesOfShift(shift)) {
		const activityId = classType === "WORKTIME" ? work : pause;
		// a pause that cannot be booked stays a gap, which is one as well
		if (activityId === null) continue;
		const entry = {
			id: newId(begin * 60_000),
			userId,
			shiftId: shift.id,
			day: isoOfDay(localDayOf(begin, zoneOf(zone))),
			begin: new Date(begin * 60_000),
			end: new Date(end * 60_000),
			zone,
			activityId,
			classType,
			state,
			// nobody's session, nobody's language
			reason: texts["de-DE"].shiftReason,
		};
		await insertShiftEntry(tx, actor.tenantId, entry);
		await settle(tx, actor, entry);
	}
}

/** The open step of a requested entry, its history and its trace; nobody did it. */
async function settle(
	tx: Tx,
	actor: { readonly tenantId: string; readonly now: Date },
	entry: ShiftEntry,
): Promise<void> {
	const { id, userId, state, reason } = entry;
	const subject = { entity: "time_tracking", id, userId, purpose: "REQUEST" } as const;
	if (state === "REQUESTED") await openSteps(tx, actor, subject, ["SUPERVISOR_APPROVAL"]);
	await recordApproval(tx, actor, subject, state, reason);
	await audit(tx, actor, {
		entity: "time_tracking",
		entityId: id,
		subjectUserId: userId,
		action: "created",
		after: { ...entry, source: "AUTO_FINISH" },
	});
}
