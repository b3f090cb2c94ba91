import { type RawBuilder, sql } from "kysely";
import { peopleFilters } from "#areas/staff/user-roles/server/public.ts";
import { waitsWithin } from "#areas/time-tracking/target-actual/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import type { AccountItem, contract } from "../../contract.ts";
import { ledgerOf, minutesOfLedger } from "./balances.ts";

type Input = InputOf<(typeof contract)["listOvertimeAccounts"]>;

export interface AccountRow extends AccountItem, Record<string, unknown> {
	readonly total: number;
}

export interface Scope {
	readonly tenantId: string;
	readonly today: string;
	/** Conditions of the row `u`. */
	readonly isVisible: RawBuilder<unknown>;
	readonly isInSite: RawBuilder<unknown>;
}

/** One page of people with their balances. These are reckoned for the page alone, but where they decide what is on it. */
export function accountRows(scope: Scope, input: Input): Statement {
	const { sortBy = "name", sortDirection, states } = input;
	const areDeciding = states !== undefined || sortBy === "balanceMinutes";
	const { tenantId } = scope;
	const nobodyAsks = sql`select null::int as minutes, false as is_waiting`;
	const reckoned = areDeciding ? balance(scope) : nobodyAsks;
	return pageOfRows({
		rows: sql`${people(tenantId, reckoned)} and ${sql.join(filters(scope, input), sql` and `)}`,
		// of the page's ids alone
		shown: people(tenantId, balance(scope)),
		where: states === undefined ? [] : [sql`r.state = any(${states}::text[])`],
		keys: [{ value: sortKeys[sortBy], descending: sortDirection === "DESC" }, ...byName],
		paging: input,
	});
}

const sortKeys = {
	name: sql`r."lastName" collate natural_order`,
	personnelNo: sql`r."personnelNo" collate natural_order`,
	unitName: sql`r."unitName" collate natural_order`,
	openedOn: sql`r."openedOn"`,
	balanceMinutes: sql`r."balanceMinutes"`,
} as const;

/** The state is that of domain/overtime's `limitsState`; here as well because a page is filtered by it. */
function people(tenantId: string, balance: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo",
			n.name as "unitName", u.is_enabled as "isEnabled", a.opened_on as "openedOn", b.minutes as "balanceMinutes",
			coalesce(b.is_waiting, false) as "isBeingComputed",
			case when a.user_id is null then 'NONE'
				when b.minutes > a.upper_min then 'ABOVE_UPPER'
				when b.minutes < a.lower_min then 'BELOW_LOWER'
				when b.minutes >= a.upper_notice_min then 'NEAR_UPPER'
				when b.minutes <= a.lower_notice_min then 'NEAR_LOWER'
				else 'WITHIN' end as state
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join overtime_account a on a.tenant_id = u.tenant_id and a.user_id = u.id
		left join lateral (${balance}) b on a.user_id is not null
		where u.tenant_id = ${tenantId}`;
}

/** What an account comes to, and whether days of it wait to be computed anew. */
function balance(scope: Scope): RawBuilder<unknown> {
	const { tenantId, today } = scope;
	const open = { from: sql`coalesce(l.closed + 1, a.opened_on)`, until: sql`${today}::date` };
	return sql`
		select ${minutesOfLedger(scope)} as minutes, ${waitsWithin(tenantId, sql`a.user_id`, open)} as is_waiting
		from ${ledgerOf(scope)} l`;
}

/** Conditions of the row `u`. */
function filters(scope: Scope, input: Input): RawBuilder<unknown>[] {
	const employees = [sql`u.role = 'USER'`, ...(input.includeDisabled ? [] : [sql`u.is_enabled`])];
	return [...employees, ...peopleFilters(scope, input)];
}
