import { absenceScope } from "#areas/absences/requests/server/public.ts";
import { todayOf, visibleOrAll } from "#areas/staff/user-roles/server/public.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { Conflict, contract } from "../contract.ts";
import { type ConflictReader, type ConflictRow, conflictPage } from "./sql.ts";
import { ledConflicts } from "./team.ts";

/** In one round trip. */
export const listConflicts: Handler<(typeof contract)["listConflicts"]> = async (
	context,
	input,
) => {
	const rows = await context.once<ConflictRow>(conflictPage(conflictReader(context), input));
	const { items, ...paging } = answeredPage(input, rows);
	return { items: items.map(toldConflict), ...paging };
};

/** Whose conflicts are listed, and of whom absences, times and shifts may be known. */
export function conflictReader(
	reader: Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">,
): ConflictReader {
	const today = todayOf(reader);
	const peopleOf = (key: "timetrackings.manage" | "shiftplan.manage") =>
		visibleOrAll(reader.session, key, "READ", today);
	return {
		...{ whose: ledConflicts(reader), scope: absenceScope(reader) },
		timesOf: peopleOf("timetrackings.manage"),
		shiftsOf: peopleOf("shiftplan.manage"),
	};
}

/** Masked as the absence, the times and the shifts are for the reader elsewhere. */
export function toldConflict({ total: _, isKnown, id, ...row }: ConflictRow): Conflict {
	return {
		...row,
		// rows without one are on no page
		id: id as string,
		activity: row.isSeen && isKnown ? row.activity : null,
		entries: row.entries.map((entry) => ({
			...entry,
			begin: written(entry.begin),
			end: entry.end && written(entry.end),
		})),
		shifts: row.shifts.map((shift) => ({
			...shift,
			begin: written(shift.begin),
			end: written(shift.end),
		})),
	};
}

const written = (instant: string) => new Date(instant).toISOString();
