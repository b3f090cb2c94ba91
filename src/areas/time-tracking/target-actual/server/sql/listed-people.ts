import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import type { NamedPerson } from "../../contract/fields.ts";
import type { RangeDay, RangeInput } from "../../contract/ranges.ts";

/** Who may be listed, as sub-queries of ids. */
export interface PeopleScope {
	readonly tenantId: string;
	readonly ownId: string;
	readonly visible: RawBuilder<string>;
	/** Null: at whatever site. */
	readonly inSite: RawBuilder<string> | null;
}

type PeopleFilter = Pick<
	RangeInput,
	"userIds" | "unitIds" | "recursive" | "includeDisabled" | "search"
>;

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
