import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";

/** Civil days, both inclusive; null: open. */
export interface Dated {
	readonly from: string;
	readonly to: string | null;
}

/** Minutes of a day's wall clock; ends beyond 1440 lie on the next day. */
export interface SheetDayRow {
	readonly target: number;
	readonly begin: number | null;
	readonly end: number | null;
	readonly coreBegin: number | null;
	readonly coreEnd: number | null;
	readonly frameBegin: number | null;
	readonly frameEnd: number | null;
	readonly breaks: readonly { readonly begin: number; readonly minutes: number }[];
}

/** What is kept of a person that says how her days are to be reckoned. */
export interface PersonRow {
	readonly id: string;
	readonly unitId: string;
	readonly siteId: string;
	readonly zone: string;
	readonly birthDate: string | null;
	/** Of today's employment. */
	readonly entryDate: string | null;
	readonly exitDate: string | null;
	readonly employments: readonly (Dated & {
		readonly typeId: string | null;
		/** Of the type; cents and minutes a month. */
		readonly limits: {
			readonly monthlyMinutes?: number | null;
			readonly monthlyWageCents?: number | null;
		} | null;
	})[];
	readonly contracts: readonly (Dated & {
		readonly isExempt: boolean;
		/** The last day before full age, for those whose birthday nobody knows. */
		readonly minorUntil: string | null;
		/** A month. */
		readonly maxMinutes: number | null;
		readonly maxWageCents: number | null;
	})[];
	/** Per hour, where no cost centre has another. */
	readonly hourlyWages: readonly (Dated & { readonly cents: number })[];
	/** Primary ones. */
	readonly units: readonly (Dated & { readonly unitId: string })[];
	readonly accounts: readonly (Dated & { readonly accountId: string })[];
	readonly worksheets: readonly (Dated & {
		readonly templateId: string;
		readonly cycleStart: string;
	})[];
	readonly exceptions: readonly (SheetDayRow & { readonly day: string })[];
}

const span = sql`'from', x.valid_from, 'to', x.valid_to`;

/** A day of a worksheet as JSON, of the row `x`. */
export const sheetDay = sql`'target', x.target_min, 'begin', x.begin_min, 'end', x.end_min,
	'coreBegin', x.core_begin_min, 'coreEnd', x.core_end_min, 'frameBegin', x.frame_begin_min, 'frameEnd', x.frame_end_min,
	'breaks', x.breaks`;

/** Some people, and civil days, both inclusive. */
export interface PeopleDays {
	readonly tenantId: string;
	readonly userIds: readonly string[];
	readonly from: string;
	readonly to: string;
}
/** The same for whomever. */
export type CompanyDays = Omit<PeopleDays, "userIds">;

const own = (tenantId: string) => sql`x.tenant_id = ${tenantId} and x.user_id = u.id`;

/** Whether the row `x` holds on a day of them. */
export const inRange = ({ from, to }: CompanyDays) =>
	sql`x.valid_from <= ${to} and (x.valid_to is null or x.valid_to >= ${from})`;

/** What is agreed upon with the person `u`. */
function terms(days: CompanyDays) {
	const { tenantId } = days;
	return sql`
		(select coalesce(jsonb_agg(jsonb_build_object('from', x.entry_date, 'to', x.exit_date, 'typeId', x.employment_type_id,
			'limits', t.limits) order by x.entry_date), '[]')
			from employment x
			left join employment_type t on t.tenant_id = x.tenant_id and t.id = x.employment_type_id
			where ${own(tenantId)}) as employments,
		(select coalesce(jsonb_agg(jsonb_build_object(${span}, 'isExempt', x.arbzg_exempt, 'minorUntil', x.minor_until,
			'maxMinutes', x.max_actual_min, 'maxWageCents', x.max_wage_cents) order by x.valid_from), '[]')
			from contract x where ${own(tenantId)} and ${inRange(days)}) as contracts,
		(select coalesce(jsonb_agg(jsonb_build_object(${span}, 'cents', x.cents) order by x.valid_from), '[]')
			from wage x where ${own(tenantId)} and x.kind = 'HOURLY' and x.cost_centre_id is null
				and ${inRange(days)}) as "hourlyWages"`;
}

/** What says how much somebody may work and earn in a month. */
export type TermsRow = Pick<PersonRow, "id" | "employments" | "contracts" | "hourlyWages">;

/** Whether the contract or the kind of employment of the person `u` sets a limit to a month. */
export function hasLimits(days: CompanyDays) {
	const { tenantId } = days;
	return sql`(
		exists (select from contract x where ${own(tenantId)} and ${inRange(days)}
			and (x.max_actual_min is not null or x.max_wage_cents is not null))
		or exists (select from employment x
			join employment_type t on t.tenant_id = x.tenant_id and t.id = x.employment_type_id
			where ${own(tenantId)} and (t.limits ->> 'monthlyMinutes' is not null or t.limits ->> 'monthlyWageCents' is not null)))`;
}

/** Of people those whose contract or kind of employment sets a limit to a month. */
export function readTerms(tx: Tx, days: PeopleDays) {
	const { tenantId, userIds } = days;
	return rows(tx)<TermsRow>`
		select u.id, ${terms(days)}
		from app_user u
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[]) and ${hasLimits(days)}`;
}

/** Part of a `select`: the same of the person `u` as JSON, null where nothing sets a limit. */
export function termsColumn(days: CompanyDays) {
	return sql`(select to_jsonb(x) from (select ${terms(days)} where ${hasLimits(days)}) x)`;
}

/** Worksheets of the person `u`; a scalar. */
export const sheets = (days: CompanyDays) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object(${span}, 'templateId', x.template_id, 'cycleStart', x.cycle_start)
		order by x.valid_from), '[]') from worksheet x where ${own(days.tenantId)} and ${inRange(days)})`;

/** Days of the person `u` that differ from her worksheet; a scalar. */
export const exceptions = (days: CompanyDays) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object('day', x.day, ${sheetDay}) order by x.day), '[]')
		from worksheet_exception x where ${own(days.tenantId)} and x.day between ${days.from} and ${days.to})`;

/** From when to when the person `u` is employed; a scalar. */
export const employedDays = (tenantId: string) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object('from', x.entry_date, 'to', x.exit_date) order by x.entry_date), '[]')
		from employment x where ${own(tenantId)})`;

/** People by id, with all of theirs that is dated; who is not there is left out. */
export function readPeople(tx: Tx, days: PeopleDays) {
	const { tenantId, userIds } = days;
	return rows(tx)<PersonRow>`
		select u.id, u.unit_id as "unitId", u.site_id as "siteId", s.time_zone as zone, p.birth_date::text as "birthDate",
			u.entry_date::text as "entryDate", u.exit_date::text as "exitDate",
			${terms(days)},
			(select coalesce(jsonb_agg(jsonb_build_object(${span}, 'unitId', x.unit_id) order by x.valid_from), '[]')
				from user_unit x where ${own(tenantId)} and x.is_primary and ${inRange(days)}) as units,
			(select coalesce(jsonb_agg(jsonb_build_object(${span}, 'accountId', x.account_id) order by x.valid_from, x.id), '[]')
				from special_account_user x where ${own(tenantId)} and ${inRange(days)}) as accounts,
			${sheets(days)} as worksheets, ${exceptions(days)} as exceptions
		from app_user u
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		left join user_private p on p.tenant_id = u.tenant_id and p.user_id = u.id
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])
		order by u.id`;
}
