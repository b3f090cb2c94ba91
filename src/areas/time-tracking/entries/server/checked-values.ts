import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import type { BookedActivity, BookedPerson } from "#areas/time-tracking/bookings/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { checkKind } from "./check-kind.ts";
import { demandTimes, localDayAt, timesOf } from "./entry-times.ts";
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
