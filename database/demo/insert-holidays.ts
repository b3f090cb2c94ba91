import { countryCalendar } from "#areas/settings/holidays/server/country-calendar.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { DemoSite } from "./company.ts";
import type { Structure } from "./insert-structure.ts";

interface Span {
	readonly fromYear: number;
	readonly toYear: number;
}

/** Mariä Himmelfahrt is free where the Bavarian site lies. */
const calendarOf: Readonly<Record<DemoSite["region"], string>> = {
	BY: "BY-KATH",
	HE: "HE",
	SN: "SN",
};

/** Holidays of each site's region as an import brings them, until the end of next year, and two days given by custom. */
export async function insertHolidays(
	builder: TenantBuilder,
	{ units }: Pick<Structure, "units">,
	from: LocalDay,
	today: LocalDay,
): Promise<void> {
	const span = { fromYear: dateOfDay(from).year, toYear: dateOfDay(today).year + 1 };
	const sites = new Map([...units.values()].map(({ siteId, site }) => [siteId, site.region]));
	for (const [siteId, region] of sites) {
		await insertRegion(builder, siteId, calendarOf[region], span, today);
	}
	await insertCustom(builder, span);
}

async function insertRegion(
	builder: TenantBuilder,
	siteId: string,
	region: string,
	span: Span,
	today: LocalDay,
): Promise<void> {
	const { tx, tenantId } = builder;
	const days = await countryCalendar({ country: "DE", region, ...span });
	await tx
		.insertInto("holiday")
		.values(
			days
				.filter(({ isProposed }) => isProposed)
				.map(({ date, name, factor, kind }) => ({
					tenant_id: tenantId,
					id: builder.newId(),
					date,
					name,
					factor,
					kind,
					site_id: siteId,
					source: "IMPORT",
					region: `DE-${region}`,
				})),
		)
		.execute();
	await tx
		.insertInto("holiday_import")
		.values({
			tenant_id: tenantId,
			id: builder.newId(),
			site_id: siteId,
			country: "DE",
			region,
			years: yearsOf(span),
			at: new Date(`${isoOfDay(today)}T00:00:00Z`),
		})
		.execute();
}

/** Christmas Eve and New Year's Eve are free everywhere, without surcharges. */
async function insertCustom(builder: TenantBuilder, span: Span): Promise<void> {
	const { tx, tenantId } = builder;
	const rows = yearsOf(span).flatMap((year) => [
		{ date: `${year}-12-24`, name: "Heiligabend" },
		{ date: `${year}-12-31`, name: "Silvester" },
	]);
	await tx
		.insertInto("holiday")
		.values(
			rows.map((row) => ({
				...row,
				tenant_id: tenantId,
				id: builder.newId(),
				factor: 1,
				kind: "OTHER",
			})),
		)
		.execute();
}

function yearsOf({ fromYear, toYear }: Span): number[] {
	return Array.from({ length: toYear - fromYear + 1 }, (_, nth) => fromYear + nth);
}
