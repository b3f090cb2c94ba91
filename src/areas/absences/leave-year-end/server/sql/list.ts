import { type RawBuilder, sql } from "kysely";
import { accountKind, entryUnits } from "#areas/absences/leave-accounts/server/public.ts";
import { peopleFilters } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import type { contract, LeaveYearEndItem } from "../../contract.ts";

type Input = InputOf<(typeof contract)["listLeaveYearEnd"]>;
type Person = "id" | "firstName" | "lastName" | "personnelNo" | "unitName" | "isClosed";

export interface PersonRow extends Pick<LeaveYearEndItem, Person>, Record<string, unknown> {
	readonly total: number;
	/** What the next year was credited with, in the unit of the account; null: it has none. */
	readonly bookedUnits: number | null;
}

export interface Scope {
	readonly tenantId: string;
	readonly year: number;
	/** Conditions of the row `u`. */
	readonly isVisible: RawBuilder<unknown>;
	readonly isInSite: RawBuilder<unknown>;
}

/** One page of people with an account of the year. */
export function personRows(scope: Scope, input: Input): Statement {
	const { sortBy = "name", sortDirection } = input;
	const { tenantId, year } = scope;
	const kind = accountKind(tenantId, input.activityId);
	const people = sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo", n.name as "unitName"
		from leave_account a
		join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where a.tenant_id = ${tenantId} and a.year = ${year}::int and a.activity_id = ${kind} and u.role = 'USER' and u.is_enabled`;
	return pageOfRows({
		rows: sql`${people} and ${sql.join(peopleFilters(scope, input), sql` and `)}`,
		shown: sql`select p.*, ${booked(tenantId, year, kind)} as "bookedUnits", ${closed(tenantId, year, kind)} as "isClosed"
			from (${people}) p`,
		keys: [{ value: sortKeys[sortBy], descending: sortDirection === "DESC" }, ...byName],
		paging: input,
	});
}

const sortKeys = {
	name: sql`r."lastName" collate natural_order`,
	personnelNo: sql`r."personnelNo" collate natural_order`,
	unitName: sql`r."unitName" collate natural_order`,
} as const;

const booked = (tenantId: string, year: number, kind: RawBuilder<unknown>) => sql`(
	select coalesce(sum(${entryUnits("e")}), 0)::int from leave_account c
	left join leave_entry e on e.tenant_id = c.tenant_id and e.account_id = c.id and (e.kind = 'CARRY_OVER' or exists (
		select from leave_entry o where o.tenant_id = e.tenant_id and o.id = e.reverses_id and o.kind = 'CARRY_OVER'))
	where c.tenant_id = ${tenantId} and c.user_id = p.id and c.year = ${year}::int + 1 and c.activity_id = ${kind}
	group by c.id)`;

const closed = (tenantId: string, year: number, kind: RawBuilder<unknown>) => sql`exists (
	select from leave_year_end y
	join leave_year_end_person x on x.tenant_id = y.tenant_id and x.year_end_id = y.id
	where y.tenant_id = ${tenantId} and y.year = ${year}::int and y.activity_id = ${kind} and y.state <> 'UNDONE' and x.user_id = p.id)`;
