import { sql } from "kysely";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { type CompanyRow, holidays, templates } from "./company.ts";
import {
	type Dated,
	employedDays,
	exceptions,
	inRange,
	type PeopleDays,
	type PersonRow,
	sheets,
} from "./people.ts";
import { type ShiftRow, shiftsOf } from "./timeline.ts";

/** What of a person says what is meant to be on her days. */
export type PlannedPersonRow = Pick<
	PersonRow,
	"id" | "siteId" | "zone" | "entryDate" | "exitDate" | "worksheets" | "exceptions"
> & { readonly employments: readonly Dated[] };

/** What is meant to be on days of people, and nothing of what was booked or happened. */
export interface PlannedRow extends Pick<CompanyRow, "holidays" | "templates"> {
	/** In order of their ids; who is not there is left out. */
	readonly people: readonly PlannedPersonRow[];
	/** In order of their beginnings. */
	readonly shifts: readonly ShiftRow[];
}

/** Worksheets, exceptions, shifts, employments and holidays of people, in one statement. */
export async function readPlanned(tx: Tx, days: PeopleDays): Promise<PlannedRow> {
	const [row] = await rowsOf<PlannedRow>(tx, plannedOf({ ...days, userIds: [...days.userIds] }));
	return row as PlannedRow;
}

const plannedOf = composedStatement(["tenantId", "userIds", "from", "to"], (days) => {
	const { tenantId, userIds } = days;
	const range = { tenantId, from: days.from, to: days.to };
	return sql`
		select (select coalesce(jsonb_agg(to_jsonb(p) order by p.id), '[]') from (
				select u.id, u.site_id as "siteId", s.time_zone as zone, u.entry_date as "entryDate", u.exit_date as "exitDate",
					${employedDays(tenantId)} as employments, ${sheets(range)} as worksheets, ${exceptions(range)} as exceptions
				from app_user u join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
				where u.tenant_id = ${tenantId} and u.id = any(${userIds}::uuid[])) p) as people,
			(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${shiftsOf(days)}) x) as shifts,
			${holidays(range)} as holidays,
			${templates(
				tenantId,
				sql`array(select x.template_id from worksheet x
					where x.tenant_id = ${tenantId} and x.user_id = any(${userIds}::uuid[]) and ${inRange(range)})`,
			)} as templates`;
});
