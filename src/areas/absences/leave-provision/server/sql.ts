import { type RawBuilder, sql } from "kysely";
import {
	accountKind,
	entryUnits,
	leaveValue,
	takenDays,
} from "#areas/absences/leave-accounts/server/public.ts";
import { peopleFilters } from "#areas/staff/user-roles/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, LeaveProvisionItem } from "../contract.ts";

type Input = InputOf<(typeof contract)["listLeaveProvision"]>;

export interface ProvisionRow extends Omit<LeaveProvisionItem, "days">, Record<string, unknown> {
	readonly total: number;
	/** In the unit of the account. */
	readonly units: number;
	readonly unit: AccountUnit;
}

export interface Scope {
	readonly tenantId: string;
	/** Civil day. */
	readonly on: string;
	/** Conditions of the row `u`. */
	readonly isVisible: RawBuilder<unknown>;
	readonly isInSite: RawBuilder<unknown>;
	/** Whose wages the reader may know. */
	readonly isPayVisible: RawBuilder<unknown>;
}

/** One page of people to whom leave is owed. */
export function provisionRows(scope: Scope, input: Input): Statement {
	const { sortBy = "name", sortDirection } = input;
	return pageOfRows({
		rows: owed(scope, input),
		keys: [{ value: sortKeys[sortBy], descending: sortDirection === "DESC" }, ...byName],
		paging: input,
	});
}

const sortKeys = {
	name: sql`r."lastName" collate natural_order`,
	personnelNo: sql`r."personnelNo" collate natural_order`,
	unitName: sql`r."unitName" collate natural_order`,
	days: sql`r.units`,
	unitCents: sql`r."unitCents"`,
	cents: sql`r.cents`,
} as const;

export interface SumRow extends Record<string, unknown> {
	readonly units: number;
	readonly cents: number;
	readonly withoutValue: number;
}

/** What all of them come to. */
export function provisionSums(scope: Scope, input: Input): Statement {
	return statementOf(sql`
		select coalesce(sum(r.units), 0)::float8 as units, coalesce(sum(r.cents), 0)::float8 as cents,
			count(*) filter (where r.cents is null)::int as "withoutValue"
		from (${owed(scope, input)}) r`);
}

/** People with days open at the end of the day, and what those are worth. */
function owed(scope: Scope, input: Input): RawBuilder<unknown> {
	const { tenantId, on, isPayVisible } = scope;
	const kind = accountKind(tenantId, input.activityId);
	return sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo", n.name as "unitName",
			o.units, o.unit, v.cents::int as "unitCents",
			round(o.units / case o.unit when 'MINUTES' then 60.0 else 10000.0 end * v.cents)::int as cents,
			case when not s.is_pay_visible then 'HIDDEN' when v.cents is null then 'NO_WAGE' end as gap
		from (${openLeave(tenantId, on, kind)}) o
		join app_user u on u.tenant_id = ${tenantId} and u.id = o.user_id and u.role = 'USER' and u.is_enabled
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		cross join lateral (select coalesce(${isPayVisible}, false) as is_pay_visible) s
		left join lateral (${leaveValue(tenantId, sql`${on}::date`, sql`o.unit`)}) v on s.is_pay_visible
		where o.units > 0 and ${sql.join(peopleFilters(scope, input), sql` and `)}`;
}

/** What accounts of the day's year come to at its end: leave that is taken later is still there. */
function openLeave(tenantId: string, on: string, kind: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`
		select a.user_id, a.unit, (e.units + d.ahead)::int as units
		from leave_account a
		join lateral (
			select sum(${entryUnits("e")}) filter (where coalesce(x.kind, e.kind) = 'TAKEN' or (
				case when coalesce(x.kind, e.kind) = 'EXPIRY' then e.effective_on < ${on}::date else e.effective_on <= ${on}::date end)) as units
			from leave_entry e
			left join leave_entry x on x.tenant_id = e.tenant_id and x.id = e.reverses_id
			where e.tenant_id = a.tenant_id and e.account_id = a.id) e on true
		cross join lateral (${takenDays(tenantId, on)}) d
		where a.tenant_id = ${tenantId} and a.activity_id = ${kind} and a.year = extract(year from ${on}::date)::int`;
}
