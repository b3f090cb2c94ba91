import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";

/** Who may be told of, as sub-queries of ids. */
export interface PeopleScope {
	readonly tenantId: string;
	readonly ownId: string;
	readonly visible: RawBuilder<string>;
	/** Null: at whatever site. */
	readonly inSite: RawBuilder<string> | null;
}

export interface PeopleFilter {
	readonly userIds?: readonly string[] | undefined;
	readonly unitIds?: readonly string[] | undefined;
	/** With the units below those. */
	readonly recursive: boolean;
	/** Those who are archived too. */
	readonly includeDisabled: boolean;
	readonly search?: string | undefined;
}

/** Ids of the people of a list, by their names. Those who are archived count as long as somebody names them. */
export async function peopleOfList(
	tx: Tx,
	{ tenantId, ownId, visible, inSite }: PeopleScope,
	{ userIds, unitIds, recursive, includeDisabled, search }: PeopleFilter,
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and (u.id = ${ownId} or u.id in ${visible})
			${userIds === undefined ? (includeDisabled ? sql`` : sql`and u.is_enabled`) : sql`and u.id = any(${[...userIds]}::uuid[])`}
			${inSite === null ? sql`` : sql`and u.id in ${inSite}`}
			${
				unitIds === undefined
					? sql``
					: recursive
						? sql`and u.unit_id in (select c.descendant_id from unit_closure c
							where c.tenant_id = ${tenantId} and c.ancestor_id = any(${[...unitIds]}::uuid[]))`
						: sql`and u.unit_id = any(${[...unitIds]}::uuid[])`
			}
			${
				search === undefined || search === ""
					? sql``
					: sql`and position(lower(${search}) in lower(u.first_name || ' ' || u.last_name || ' ' || u.first_name || ' '
						|| coalesce(u.personnel_no, ''))) > 0`
			}
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id`;
	return found.map(({ id }) => id);
}

export interface NamedPerson {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly personnelNumber: string | null;
}

export function readName(tx: Tx, tenantId: string, userId: string) {
	return firstRow(tx)<NamedPerson>`
		select id, first_name as "firstName", last_name as "lastName", personnel_no as "personnelNumber"
		from app_user where tenant_id = ${tenantId} and id = ${userId}`;
}

/** What records say of a person beside her figures. */
export interface RangePerson extends NamedPerson {
	readonly unitName: string;
	readonly zone: string;
}

/** In no order. */
export function rangePeople(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<RangePerson>`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNumber",
			n.name as "unitName", s.time_zone as zone
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`;
}
