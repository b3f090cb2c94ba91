import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import { everything, type Narrowing } from "#kit/server/master-data/master-table.ts";
import { geolocations } from "../contract.ts";
import { countingAt } from "./sql.ts";

const { permission } = geolocations;

/** Places that count where the session may see settings, those of the whole company always. */
export function visiblePlaces({ session }: Pick<ExportReader, "session">): Narrowing {
	return holdsGlobally(session.permissions, permission, "LIST")
		? everything
		: countingAt(visibleUnits(session, permission, "LIST"));
}
