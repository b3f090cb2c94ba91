import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import {
	activitiesById,
	type BookedActivity,
	type BookedPerson,
	lockPerson,
} from "#areas/time-tracking/bookings/server/public.ts";
import type { Matter, Party } from "#domain/approval/matter.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { refuseStale } from "#kit/server/stale-version.ts";
import { demandParty } from "./demand-party.ts";
import { type ChangeRow, openChangeOf } from "./sql/change-request.ts";
import { type HeldEntry, holdEntry, openStepsOf, readEntry } from "./sql/entry.ts";

/** An entry held for a decision, with all that the decision depends on. */
export interface OpenedEntry {
	readonly entry: HeldEntry;
	readonly person: BookedPerson;
	readonly activity: BookedActivity;
	readonly party: Party;
	readonly matter: Matter;
	readonly change: ChangeRow | undefined;
}

/**
 * Opens an entry for a decision: two who decide at once wait for each other, and the second is told that it was changed.
 * Refuses what is missing, what one may not read, and a stale version.
 */
export async function openEntry(
	context: WriteContext,
	{ id, version }: { readonly id: string; readonly version?: number },
): Promise<OpenedEntry> {
	const { tx, tenantId } = context;
	const found = await readEntry(tx, tenantId, id);
	if (found === undefined) return refuse(commonRefusals.notFound);
	const party = await demandParty(tx, context, found.userId);
	const person = await holdPerson(context, found.userId);
	const entry = await holdEntry(tx, tenantId, id);
	if (entry === undefined) return refuse(commonRefusals.notFound);
	if (version !== undefined && version !== entry.version) {
		await refuseStaleEntry(tx, tenantId, entry);
	}
	const { activity, matter } = await matterOf(tx, tenantId, entry);
	const change = await openChangeOf(tx, tenantId, id);
	return { entry, person, activity, party, matter, change };
}

/** Reads a person and holds her: whoever books, enters or decides for her waits. */
export async function holdPerson(context: WriteContext, userId: string): Promise<BookedPerson> {
	const { tx, tenantId } = context;
	const today = todayOf(context);
	const person = await lockPerson(tx, tenantId, userId, today);
	return person ?? refuse(commonRefusals.notFound);
}

/** What the domain decides about. */
export async function matterOf(
	tx: Tx,
	tenantId: string,
	entry: HeldEntry,
): Promise<{ activity: BookedActivity; matter: Matter }> {
	const activities = await activitiesById(tx, tenantId, [entry.activityId]);
	// an entry's activity is a foreign key: it is there
	const activity = activities.get(entry.activityId) as BookedActivity;
	const matter: Matter = {
		state: entry.state,
		openSteps: await openStepsOf(tx, tenantId, entry.id),
		selfApproval: activity.mayApproveOwn,
		owesReason: entry.needsReason && entry.reason === null,
		isRunning: entry.end === null,
	};
	return { activity, matter };
}

function refuseStaleEntry(tx: Tx, tenantId: string, entry: HeldEntry): Promise<never> {
	const current = { ...entry };
	const entityId = entry.id;
	return refuseStale(tx, {
		tenantId,
		entity: "time_tracking",
		entityId,
		current,
	});
}
