import { type RawBuilder, sql } from "kysely";
import { minimumsOfUnit } from "#areas/absences/minimum-staffing/server/public.ts";
import type { MinimumStaffing } from "#domain/absences/minimum-staffing.ts";
import type { ActivityState } from "#domain/approval/approval-state.ts";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows, rowsOf } from "#kit/server/rows-of.ts";
import { type HeldAbsence, heldAbsence } from "./absence.ts";

interface Span {
	readonly from: string;
	readonly to: string;
}

/** Other absences of a person that lie on some days and are wanted or count. */
export function othersWithin(
	tx: Tx,
	tenantId: string,
	userId: string,
	days: Span & { readonly exceptId: string | null },
) {
	return rowsOf<HeldAbsence>(tx, othersStatement({ tenantId, userId, ...days }));
}

const othersStatement = composedStatement(
	["tenantId", "userId", "from", "to", "exceptId"],
	(asked) => sql`${othersOf(asked)} order by b.from_date, b.id`,
);

interface AskedOthers extends Span {
	readonly tenantId: string;
	readonly userId: string;
	readonly exceptId: string | null;
}

function othersOf({ tenantId, userId, from, to, exceptId }: AskedOthers) {
	return sql`
		select ${heldAbsence} from absence b
		where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.to_date >= ${from} and b.from_date <= ${to}
			and b.state in ('PLANNED', 'REQUESTED', 'APPROVED') and b.id is distinct from ${exceptId}::uuid`;
}

interface ShiftsAround extends Span {
	readonly count: number;
	/** All of them were made known to the people. */
	readonly isKnown: boolean;
}

export interface TeamAbsence extends Span {
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly state: ActivityState;
}

/** A person's unit while she is away. */
export interface Team {
	/** How many belong to it, herself among them. */
	readonly people: number;
	/** Colleagues who are away on some days, or ask to be, by name. */
	readonly away: readonly TeamAbsence[];
}

/** What an absence meets of its person, of who stands in, and of those with whom she works. */
export interface AroundAbsence {
	/** Of the employment that its first day lies in, else of the last one. */
	readonly entryDate: string | null;
	readonly exitDate: string | null;
	/** As `othersWithin` finds them. */
	readonly others: readonly HeldAbsence[];
	/** Days within it on which the substitute is away, or asks to be. */
	readonly absentOn: readonly Span[];
	/** Work that is planned on its days; null: none. */
	readonly shifts: ShiftsAround | null;
	readonly team: Team;
	/** What her unit needs; null: nobody. */
	readonly minimums: readonly MinimumStaffing[] | null;
}

const nobody: AroundAbsence = {
	...{ entryDate: null, exitDate: null, others: [], absentOn: [], shifts: null },
	...{ team: { people: 0, away: [] }, minimums: null },
};

export async function aroundAbsence(
	tx: Tx,
	tenantId: string,
	userId: string,
	asked: Span & { readonly exceptId: string | null; readonly substituteUserId: string | null },
): Promise<AroundAbsence> {
	const [row] = await rowsOf<AroundAbsence>(tx, aroundStatement({ tenantId, userId, ...asked }));
	return row ?? nobody;
}

/** Shifts `s` of a person on the days of an absence; a planned day off is none. */
const shiftsMet = ({
	tenantId,
	userId,
	from,
	to,
}: Readonly<
	Record<"tenantId" | "userId" | "from" | "to", string>
>) => sql`shift s where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.day >= ${from} and s.day <= ${to}
	and s.deleted_at is null and s.class_type <> 'SHIFT_FREE'`;

/** The `Team` of the person `u`. */
const teamWithin = ({ tenantId, from, to }: Span & { readonly tenantId: string }) => sql`(
	with team as materialized (
		select o.id, o.first_name, o.last_name from app_user o
		where o.tenant_id = ${tenantId} and o.unit_id = u.unit_id and o.is_enabled and o.role = 'USER')
	select jsonb_build_object('people', (select count(*) from team), 'away', (
		select coalesce(jsonb_agg(jsonb_build_object('userId', o.id, 'firstName', o.first_name, 'lastName', o.last_name,
				'from', b.from_date, 'to', b.to_date, 'state', b.state)
			order by o.last_name collate natural_order, o.first_name collate natural_order, b.from_date, b.id), '[]')
		from team o
		join absence b on b.tenant_id = ${tenantId} and b.user_id = o.id and b.to_date >= ${from} and b.from_date <= ${to}
			and b.state in ('REQUESTED', 'APPROVED')
		where o.id <> u.id)))`;

const aroundStatement = composedStatement(
	["tenantId", "userId", "from", "to", "exceptId", "substituteUserId"],
	({ substituteUserId, ...asked }) => {
		const { tenantId, userId, from, to } = asked;
		return sql`
		select coalesce(e.entry_date, u.entry_date)::text as "entryDate",
			case when e.user_id is null then u.exit_date else e.exit_date end::text as "exitDate",
			(select coalesce(jsonb_agg(to_jsonb(x) order by x."from", x.id), '[]') from (${othersOf(asked)}) x) as others,
			(select coalesce(jsonb_agg(jsonb_build_object('from', greatest(b.from_date, ${from}::date), 'to', least(b.to_date, ${to}::date))
				order by b.from_date, b.id), '[]')
				from absence b
				where b.tenant_id = ${tenantId} and b.user_id = ${substituteUserId} and b.to_date >= ${from} and b.from_date <= ${to}
					and b.state in ('REQUESTED', 'APPROVED')) as "absentOn",
			(select case when count(*) > 0 then jsonb_build_object('count', count(*), 'from', min(s.day), 'to', max(s.day),
				'isKnown', bool_and(s.published_at is not null)) end from ${shiftsMet(asked)}) as shifts,
			${teamWithin(asked)} as team, ${minimumsOfUnit(tenantId, sql.ref("u.unit_id"), to)} as minimums
		from app_user u
		left join lateral (
			select * from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id
			order by (e.entry_date <= ${from} and coalesce(e.exit_date, 'infinity') >= ${from}) desc, e.entry_date desc limit 1) e on true
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	},
);

/** Whether somebody has a shift on some days in one of the units of a sub-query of ids. */
export async function hasShiftIn(
	tx: Tx,
	tenantId: string,
	asked: Span & { readonly userId: string },
	units: RawBuilder<string>,
): Promise<boolean> {
	const found = await rows(tx)`
		select s.id from ${shiftsMet({ tenantId, ...asked })} and s.unit_id in ${units} limit 1`;
	return found.length > 0;
}

export interface PossibleSubstitute {
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly isAway: boolean;
}

/** Enabled people of a person's unit but herself, those who are there first. */
export function possibleSubstitutes(tx: Tx, tenantId: string, userId: string, { from, to }: Span) {
	return rows(tx)<PossibleSubstitute>`
		select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", exists (
			select from absence b where b.tenant_id = u.tenant_id and b.user_id = u.id and b.to_date >= ${from}
				and b.from_date <= ${to} and b.state in ('REQUESTED', 'APPROVED')) as "isAway"
		from app_user me
		join app_user u on u.tenant_id = me.tenant_id and u.unit_id = me.unit_id and u.id <> me.id and u.is_enabled and u.role = 'USER'
		where me.tenant_id = ${tenantId} and me.id = ${userId}
		order by "isAway", u.last_name collate natural_order, u.first_name collate natural_order, u.id
		limit 500`;
}

/** Whether somebody may be named as a substitute: an enabled person of the company. */
export async function isColleague(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
	const row = await firstRow(tx)`
		select 1 from app_user where tenant_id = ${tenantId} and id = ${userId} and is_enabled and role = 'USER'`;
	return row !== undefined;
}

/** Of the row `b`, whose current substitute is the person. */
export const isSubstitute = (userId: string) => sql`exists (
	select from absence_substitute s where s.tenant_id = b.tenant_id and s.absence_id = b.id and s.user_id = ${userId}
		and s.state <> 'REJECTED')`;
