import {
	type RecountedAbsence,
	settleRecounted,
} from "#areas/absences/leave-accounts/server/public.ts";
import { plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import type { DayCostReason } from "#domain/leave/day-cost.ts";
import { writtenDays } from "#domain/leave/leave-days.ts";
import { type RecountedDay, recountedDays } from "#domain/leave/recount/recounted-days.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Announcement } from "#kit/server/live/announcer.ts";
import { holdPeople } from "#kit/server/person-record/hold-people.ts";
import { tracedAs } from "../absence-matter.ts";
import { pricedDays, storedCosts } from "../cost-of-absence.ts";
import {
	absencesToRecount,
	changeCosts,
	type KeptAbsence,
	takeNotes,
	waitingPeople,
} from "../sql/recount.ts";

interface Actor {
	readonly tenantId: string;
	readonly now: Date;
	/** Civil day. */
	readonly today: string;
}

interface Recounted {
	/** What browsers are to show anew. */
	readonly told: readonly Announcement[];
	/** Behind whom to go on; null: these were the last. */
	readonly lastId: string | null;
}

/** So many people at once: a transaction that holds them must be short. */
const together = 50;

/**
 * Counts days of some people's absences anew, since holidays, working times or employments changed after they were written, and
 * lets leave accounts follow. Closed months and leave years stay as they are. As many statements for all of them as for one.
 */
export async function recountSome(tx: Tx, actor: Actor, afterId: string): Promise<Recounted> {
	const { tenantId } = actor;
	const waiting = await waitingPeople(tx, tenantId, afterId, together);
	if (waiting.length === 0) return { told: [], lastId: null };
	const userIds = waiting.filter(({ isArchived }) => !isArchived).map(({ userId }) => userId);
	await holdPeople(tx, tenantId, userIds);
	const changed = await recountOf(tx, actor, userIds);
	const own = changed.map(({ absence, days }) => recountedAbsence(absence, days));
	const settled = await settleRecounted(tx, actor, userIds, own);
	// last of all: who writes one waits for nothing that is still to come here
	await takeNotes(tx, tenantId, waiting);
	const told: Announcement[] = [
		...changed.map(({ absence }) => ({
			...({ kind: "ABSENCES", ids: [absence.id], userId: absence.userId } as const),
		})),
		...changed.map(({ absence: { userId } }) => ({ kind: "TRACKINGS" as const, userId })),
		...[...settled].map((userId) => ({ kind: "LEAVEACCOUNTS" as const, userId })),
	];
	return { told, lastId: waiting.length < together ? null : (waiting.at(-1)?.userId ?? null) };
}

interface ChangedAbsence {
	readonly absence: KeptAbsence;
	readonly days: readonly RecountedDay[];
}

async function recountOf(
	tx: Tx,
	actor: Actor,
	userIds: readonly string[],
): Promise<readonly ChangedAbsence[]> {
	const { tenantId } = actor;
	const kept = await absencesToRecount(tx, tenantId, userIds);
	if (kept.length === 0) return [];
	const range = {
		from: Math.min(...kept.map(({ from }) => dayOfIso(from))) as LocalDay,
		to: Math.max(...kept.map(({ to }) => dayOfIso(to))) as LocalDay,
	};
	const away = [...new Set(kept.map(({ userId }) => userId))];
	const planned = await plannedDays(tx, tenantId, away, range);
	const changed = kept
		.map((absence) => {
			const fresh = storedCosts(pricedDays(absence, planned.get(absence.userId) ?? []));
			return { absence, days: recountedDays(absence.days, fresh.map(counted)) };
		})
		.filter(({ days }) => days.length > 0);
	await changeCosts(
		tx,
		tenantId,
		changed.flatMap(({ absence: { id: absenceId, userId }, days }) =>
			days.map((day) => ({ ...day, absenceId, userId })),
		),
	);
	await auditAll(tx, actor, changed.flatMap(tracesOf));
	return changed;
}

function counted({ reason, ...day }: ReturnType<typeof storedCosts>[number]) {
	// it was just counted
	return { ...day, reason: reason as DayCostReason };
}

/** Nothing is written down where only another reason costs as much. */
function tracesOf({ absence, days }: ChangedAbsence) {
	const { total: before } = absence;
	const moved = days.reduce((so, { cost, was }) => so + cost - was, 0);
	if (moved === 0) return [];
	return [
		{
			entity: tracedAs(absence),
			entityId: absence.id,
			subjectUserId: absence.userId,
			action: "recounted",
			before: { leaveDays: writtenDays(before) },
			after: { leaveDays: writtenDays(before + moved) },
		},
	];
}

/** Only what is approved is taken from an account. */
function recountedAbsence(
	{ id, userId, state, accountActivityId }: KeptAbsence,
	days: readonly RecountedDay[],
): RecountedAbsence {
	return { id, userId, activityId: state === "APPROVED" ? accountActivityId : null, days };
}
