import { sql } from "kysely";
import type { HolidayKind } from "#domain/holidays/holiday-facts.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { addMissingRows } from "#kit/server/add-missing-rows.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { type contract, publicHolidays, schoolHolidays } from "../contract.ts";
import type { CalendarQuestion } from "./country-calendar.ts";

const firstOf = (year: number) => sql`make_date(${year}::int, 1, 1)`;
const lastOf = (year: number) => sql`make_date(${year}::int, 12, 31)`;

const names = {
	siteId: sql`(select s.name from site s where s.tenant_id = m.tenant_id and s.id = m.site_id)`,
};

export const holidayTable = masterTable("holiday", publicHolidays, {
	/** The sites of a day stand in the same order from day to day. */
	ties: sql`m.site_id`,
	columns: { date: "date", name: "name", factor: "factor", kind: "kind", siteId: "site_id" },
	unique: { holiday_once: "name" },
	extra: { source: sql`m.source`, region: sql`m.region` },
	filters: {
		year: (year) => sql`m.date between ${firstOf(year)} and ${lastOf(year)}`,
		siteId: (id) => sql`(m.site_id is null or m.site_id = ${id})`,
	},
	names,
});

export const schoolHolidayTable = masterTable("school_holiday", schoolHolidays, {
	columns: {
		name: "name",
		fromDate: "from_date",
		toDate: "to_date",
		region: "region",
		siteId: "site_id",
	},
	unique: { school_holiday_once: "name" },
	filters: {
		year: (year) => sql`m.from_date <= ${lastOf(year)} and m.to_date >= ${firstOf(year)}`,
		// those of DE-BY hold at a site in DE-BY-A
		siteId: (id) => sql`(m.site_id = ${id} or m.site_id is null and (m.region is null or exists (
				select from site s where s.tenant_id = m.tenant_id and s.id = ${id}
				and starts_with(s.country || '-' || coalesce(s.region, '') || '-', m.region || '-'))))`,
	},
	names,
});

export type PlacesRow = AnswerOf<typeof contract.listHolidayPlaces>;

/** Sites in use, and the latest imports. */
export function placesOf(tenantId: string): Statement {
	return statementOf(sql`
		select
			(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'country', s.country, 'region', s.region)
				order by s.name collate natural_order), '[]')
			from site s where s.tenant_id = t.tenant_id and s.is_enabled) as sites,
			(select coalesce(jsonb_agg(jsonb_build_object('siteName', i.name, 'country', i.country, 'region', i.region,
				'years', i.years, 'at', i.at) order by i.at desc, i.id desc), '[]')
			from (
				select i.id, s.name, i.country, i.region, i.years, i.at from holiday_import i
				left join site s on s.tenant_id = i.tenant_id and s.id = i.site_id
				where i.tenant_id = t.tenant_id order by i.at desc, i.id desc limit 5
			) i) as imports
		from tenant t where t.tenant_id = ${tenantId}`);
}

export interface KeptHoliday extends Record<string, unknown> {
	readonly date: string;
	readonly name: string;
	readonly siteId: string | null;
}

/** What holds in the years, everywhere and at the sites; and how many of the sites there are. */
export async function readKept(
	tx: Tx,
	tenantId: string,
	{ fromYear, toYear }: CalendarQuestion,
	siteIds: readonly string[],
): Promise<{ readonly kept: KeptHoliday[]; readonly siteCount: number }> {
	const kept = await rows(tx)<KeptHoliday>`
		select date, name, site_id as "siteId" from holiday
		where tenant_id = ${tenantId} and date between ${firstOf(fromYear)} and ${lastOf(toYear)}
			and (site_id is null or site_id = any(${[...siteIds]}::uuid[]))
		order by name`;
	const row = await firstRow(tx)<{ count: number }>`
		select count(*) as count from site where tenant_id = ${tenantId} and id = any(${[...siteIds]}::uuid[])`;
	return { kept: kept, siteCount: row?.count ?? 0 };
}

export interface NewHoliday {
	readonly id: string;
	readonly date: string;
	readonly name: string;
	readonly factor: number;
	readonly kind: HolidayKind;
	readonly siteId: string | null;
	readonly region: string;
}

/** Answers the ids of those that were not there: somebody else may import the same at the same time. */
export function insertImported(tx: Tx, tenantId: string, holidays: readonly NewHoliday[]) {
	return addMissingRows(
		tx,
		"holiday",
		holidays.map(({ siteId, ...holiday }) => ({
			...holiday,
			tenant_id: tenantId,
			site_id: siteId,
			source: "IMPORT",
		})),
	);
}

export async function insertImports(
	tx: Tx,
	tenantId: string,
	imports: readonly {
		readonly id: string;
		readonly siteId: string | null;
		readonly country: string;
		readonly region: string | null;
		readonly years: number[];
		readonly at: Date;
	}[],
): Promise<void> {
	await addRows(
		tx,
		"holiday_import",
		imports.map(({ siteId, ...one }) => ({ ...one, tenant_id: tenantId, site_id: siteId })),
	);
}

/** Whether a calendar was imported for the whole company. */
export async function isImportedEverywhere(
	tx: Tx,
	tenantId: string,
	{ country, region }: { readonly country: string; readonly region: string | null },
): Promise<boolean> {
	const found = await rows(tx)`
		select from holiday_import where tenant_id = ${tenantId} and site_id is null
			and country = ${country} and region is not distinct from ${region} limit 1`;
	return found.length > 0;
}

export interface LastImport extends Record<string, unknown> {
	readonly siteId: string | null;
	readonly country: string;
	readonly region: string | null;
	/** The last year that was imported there. */
	readonly until: number;
}

/** The calendar each place got last; those of the company first, sites that have the same calendar left out. */
export function lastImports(tx: Tx, tenantId: string): Promise<LastImport[]> {
	return rows(tx)<LastImport>`
		select l.site_id as "siteId", l.country, l.region, l.until
		from (
			select distinct on (i.site_id) i.site_id, i.country, i.region,
				(select max(year) from holiday_import a cross join unnest(a.years) year
					where a.tenant_id = i.tenant_id and a.site_id is not distinct from i.site_id) as until
			from holiday_import i where i.tenant_id = ${tenantId}
			order by i.site_id, i.at desc, i.id desc
		) l
		left join site s on s.tenant_id = ${tenantId} and s.id = l.site_id
		where l.site_id is null or s.is_enabled and not exists (
			select from holiday_import e where e.tenant_id = ${tenantId} and e.site_id is null
				and e.country = l.country and e.region is not distinct from l.region)
		order by l.site_id nulls first`;
}

/** What was imported for a site that goes; days made by hand stay and keep it. */
export async function dropImported(tx: Tx, tenantId: string, siteId: string): Promise<void> {
	await execute(tx)`
		delete from holiday where tenant_id = ${tenantId} and site_id = ${siteId} and source = 'IMPORT'`;
}
