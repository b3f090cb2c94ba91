import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import type { BookedPerson } from "#areas/time-tracking/bookings/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { checkTimes, localDayAt, timesOf } from "./check-entry.ts";
import { checkKind } from "./check-kind.ts";
import { employedAt } from "./employed-on.ts";
import type { EntryValues, HeldEntry } from "./sql/entry.ts";

interface Given {
	readonly begin: string;
	readonly end: string;
	readonly activityId: string;
	readonly projectNodeId: string | null;
}

/** What an entry is to hold, checked; nothing said leaves the former reason. */
export async function changedValues(
	{ tx, tenantId, now }: MatterWriter,
	{ row, person }: { readonly row: HeldEntry; readonly person: BookedPerson },
	given: Given,
	said: string | null,
): Promise<EntryValues> {
	const times = timesOf(given);
	const placed = { ...person, zone: row.zone };
	const employed = await employedAt({ tx, tenantId }, placed, times);
	checkTimes(times, employed, { now, isPlan: row.state === "PLANNED" });
	const { activityId, projectNodeId } = given;
	const activity = await checkKind(tx, tenantId, row.userId, given, row);
	return {
		...times,
		day: isoOfDay(localDayAt(times.begin, row.zone)),
		activityId,
		classType: activity.classType,
		projectNodeId,
		reason: said ?? row.reason,
		needsReason: row.needsReason || activity.reasonRequired,
	};
}
