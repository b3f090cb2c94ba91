import { type RawBuilder, sql } from "kysely";
import { type DayMinutes, figureNames } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { resultColumns } from "./results.ts";

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
	const { rows } = await sql<{ id: string }>`
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
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id`.execute(
		tx,
	);
	return rows.map(({ id }) => id);
}

/** Sums of a person's month; minutes. */
export interface MonthRow extends DayMinutes {
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly personnelNumber: string | null;
	readonly unitId: string;
	readonly unitName: string;
	readonly balanceToDateMinutes: number;
	readonly flags: number;
	/** How many days of the range are kept. */
	readonly days: number;
}

const sums = sql.join(
	figureNames.map((name) => {
		const column = sql.ref(`r.${resultColumns[name][0]}`);
		return sql`coalesce(sum(${column}), 0)::int as ${sql.ref(name)}`;
	}),
);

/**
 * What the kept days of some people come to, in no order.
 *
 * @param today civil day: balances to date end before it
 */
export async function monthsOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
	today: string,
): Promise<MonthRow[]> {
	const { rows } = await sql<MonthRow>`
		select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
			u.personnel_no as "personnelNumber", u.unit_id as "unitId", n.name as "unitName", s.*
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		join lateral (
			select ${sums}, coalesce(bit_or(r.flags), 0) as flags, count(*)::int as days,
				coalesce(sum(r.balance_min) filter (where r.day < ${today}), 0)::int as "balanceToDateMinutes"
			from day_result r
			where r.tenant_id = ${tenantId} and r.user_id = u.id and r.day >= ${from} and r.day <= ${to}) s on true
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`.execute(tx);
	return rows;
}

/** Whether a rule counts overtime by weeks or months, so that no day alone knows its own. */
export async function hasPeriodOvertime(
	tx: Tx,
	tenantId: string,
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
	const { rows } = await sql`
		select from time_rule r
		join time_rule_version v on v.tenant_id = r.tenant_id and v.rule_id = r.id
		where r.tenant_id = ${tenantId} and r.type = 'OVERTIME' and r.is_enabled and v.settings ->> 'period' <> 'DAY'
			and v.valid_from <= ${to} and (v.valid_to is null or v.valid_to >= ${from}) limit 1`.execute(
		tx,
	);
	return rows.length > 0;
}

/** A kept day as a period sees it; minutes. */
export interface KeptDay {
	readonly userId: string;
	readonly day: string;
	readonly workedMinutes: number;
	readonly overtimeMinutes: number;
}

export async function keptDays(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<KeptDay[]> {
	const { rows } = await sql<KeptDay>`
		select user_id as "userId", day::text as day, worked_min as "workedMinutes", overtime_min as "overtimeMinutes"
		from day_result
		where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[]) and day >= ${from} and day <= ${to}
		order by user_id, day_result.day`.execute(tx);
	return rows;
}

export interface NamedPerson {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly personnelNumber: string | null;
}

export async function readName(
	tx: Tx,
	tenantId: string,
	userId: string,
): Promise<NamedPerson | undefined> {
	const { rows } = await sql<NamedPerson>`
		select id, first_name as "firstName", last_name as "lastName", personnel_no as "personnelNumber"
		from app_user where tenant_id = ${tenantId} and id = ${userId}`.execute(tx);
	return rows[0];
}
