import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import {
	activityArchived,
	activityNotBookable,
	activityNotFound,
	activityNotOnProject,
} from "#areas/time-tracking/bookings/contract.ts";
import {
	activitiesById,
	type BookedActivity,
	type BookedPerson,
	checkNode,
	isWithheld,
} from "#areas/time-tracking/bookings/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { trackingClasses } from "../contract/lists.ts";
import { reasonNotFound, trackingActivityOnly } from "../contract/refusals.ts";
import { demandTimes, localDayAt, timesOf } from "./entry-times.ts";
import { reasonText } from "./sql/choices.ts";
import type { EntryValues, HeldEntry } from "./sql/entry.ts";

interface Given {
	readonly begin: string;
	readonly end: string;
	readonly activityId: string;
	readonly projectNodeId: string | null;
}

interface Whose {
	readonly person: BookedPerson;
	readonly isPlan: boolean;
	/** What it holds at present; undefined of a new one. */
	readonly row?: HeldEntry;
}

/** What an entry is to hold, checked; nothing said leaves the former reason. */
export async function checkedValues(
	context: MatterWriter,
	{ person, isPlan, row }: Whose,
	given: Given,
	said: string | null,
): Promise<{ values: EntryValues; activity: BookedActivity }> {
	const times = timesOf(given);
	const zone = row?.zone ?? person.zone;
	await demandTimes(context, { ...person, zone }, times, isPlan);
	const { activityId, projectNodeId } = given;
	const activity = await checkKind(context.tx, context.tenantId, person.id, given, row);
	const values = {
		...times,
		day: isoOfDay(localDayAt(times.begin, zone)),
		activityId,
		classType: activity.classType,
		projectNodeId,
		reason: said ?? row?.reason ?? null,
		needsReason: row?.needsReason || activity.reasonRequired,
	};
	return { values, activity };
}

interface EntryKind {
	readonly activityId: string;
	readonly projectNodeId: string | null;
}

/**
 * Refuses what an entry cannot be about: an unknown, archived or withheld activity, one of absences or shifts, a project
 * that is not the person's. What it was about before may stay.
 */
export async function checkKind(
	tx: Tx,
	tenantId: string,
	userId: string,
	kind: EntryKind,
	before?: EntryKind,
): Promise<BookedActivity> {
	const { activityId, projectNodeId } = kind;
	const found = await activitiesById(tx, tenantId, [activityId]);
	const activity = found.get(activityId) ?? refuse(activityNotFound);
	const { classType } = activity;
	if (!trackingClasses.some((known) => known === classType)) refuse(trackingActivityOnly);
	if (before?.activityId !== activityId) {
		if (!activity.isEnabled) refuse(activityArchived);
		if (await isWithheld(tx, tenantId, userId, activityId)) refuse(activityNotBookable);
	}
	if (projectNodeId !== null && before?.projectNodeId !== projectNodeId) {
		await checkNode(tx, tenantId, userId, projectNodeId);
	}
	if (projectNodeId !== null && classType === "ACTION") refuse(activityNotOnProject);
	return activity;
}

/** What is said about an entry: the chosen reason, own words, or `chosen: own words`; null where nothing is. */
export async function reasonOf(
	tx: Tx,
	tenantId: string,
	activityId: string,
	given: { readonly reasonId: string | null; readonly reason: string | null },
): Promise<string | null> {
	const words = given.reason === "" ? null : given.reason;
	if (given.reasonId === null) return words;
	const chosen =
		(await reasonText(tx, tenantId, activityId, given.reasonId)) ?? refuse(reasonNotFound);
	return words === null ? chosen : `${chosen}: ${words}`;
}
