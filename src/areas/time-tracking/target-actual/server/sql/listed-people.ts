import { type RawBuilder, sql } from "kysely";
import { isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost, skipping } from "#kit/server/row-limits.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import type { NamedPerson } from "../../contract/fields.ts";
import type { RangeDay, RangeInput } from "../../contract/ranges.ts";

/** Who may be listed, as conditions of the row `u`. */
export interface PeopleScope {
	readonly tenantId: string;
	readonly isVisible: RawBuilder<unknown>;
	readonly isInSite: RawBuilder<unknown>;
}

type PeopleFilter = Pick<
	RangeInput,
	"userIds" | "unitIds" | "recursive" | "includeDisabled" | "search"
>;

/** Ids of the people of a list, by their names. */
export async function peopleOfList(
	tx: Tx,
	scope: PeopleScope,
	filter: PeopleFilter,
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select u.id from (${people(scope, filter)}) u order by u.last_name, u.first_name, u.id`;
	return found.map(({ id }) => id);
}

interface Part {
	/** How many go before. */
	readonly offset: number;
	readonly count: number;
	readonly isDescending: boolean;
}

/** Some of them, and how many there are in all: the others are counted, and neither sorted to the end nor told. */
export async function somePeopleOfList(
	tx: Tx,
	scope: PeopleScope,
	filter: PeopleFilter,
	{ offset, count, isDescending }: Part,
): Promise<{ ids: readonly string[]; total: number }> {
	const direction = sql.raw(isDescending ? "desc" : "asc");
	const found = await firstRow(tx)<{ ids: string[]; total: number }>`
		with hit as materialized (${people(scope, filter)})
		select (select count(*)::int from hit) as total, array(
			select id from hit order by last_name ${direction}, first_name ${direction}, id ${direction}
			${atMost(count)} ${skipping(offset)}) as ids`;
	return found ?? { ids: [], total: 0 };
}

/** Those who are archived count as long as somebody names them. */
function people(
	{ tenantId, isVisible, isInSite }: PeopleScope,
	{ userIds, unitIds, recursive, includeDisabled, search }: PeopleFilter,
): RawBuilder<unknown> {
	return sql`
		select u.id, u.last_name collate natural_order as last_name, u.first_name collate natural_order as first_name
		from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and ${isVisible} and ${isInSite}
			${userIds === undefined ? (includeDisabled ? sql`` : sql`and u.is_enabled`) : sql`and u.id = any(${[...userIds]}::uuid[])`}
			${unitIds === undefined ? sql`` : sql`and ${isOfUnits(tenantId, unitIds, recursive)}`}
			and ${isFound(search)}`;
}

/** Whether the row `u` is of somebody whose names, either first, or personnel number hold what is looked for. */
export function isFound(search: string | undefined): RawBuilder<boolean> {
	return search === undefined || search === ""
		? sql<boolean>`true`
		: sql<boolean>`position(lower(${search}) in lower(u.first_name || ' ' || u.last_name || ' ' || u.first_name || ' '
			|| coalesce(u.personnel_no, ''))) > 0`;
}

/** A person of the row `u`. */
export const namedPerson = sql<NamedPerson>`json_build_object('id', u.id, 'firstName', u.first_name,
	'lastName', u.last_name, 'personnelNumber', u.personnel_no)`;

/** Who it is, and where she works. */
export function readPerson(tx: Tx, tenantId: string, userId: string) {
	return firstRow(tx)<{ readonly user: NamedPerson; readonly unitName: string }>`
		select ${namedPerson} as "user", n.name as "unitName"
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
}

/** Who the people of a list are, in no order. */
export function listedPeople(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<{
		readonly user: NamedPerson;
		readonly unitId: string;
		readonly unitName: string;
	}>`
		select ${namedPerson} as "user", u.unit_id as "unitId", n.name as "unitName"
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`;
}

/** What records say of a person beside her figures. */
export type RangePerson = Pick<RangeDay, "user" | "unitName" | "zone">;

/** In no order. */
export function rangePeople(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<RangePerson>`
		select ${namedPerson} as "user", n.name as "unitName", s.time_zone as zone
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`;
}

/** Those of some people who are employed on any of these days, in their order. */
export async function employedOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select e.user_id as id from employment e
		where e.tenant_id = ${tenantId} and e.user_id = any(${[...userIds]}::uuid[])
			and e.entry_date <= ${to} and (e.exit_date is null or e.exit_date >= ${from})`;
	const employed = new Set(found.map(({ id }) => id));
	return userIds.filter((id) => employed.has(id));
}
