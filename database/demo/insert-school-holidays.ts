import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company, DemoSite } from "./company.ts";

interface Break {
	readonly name: string;
	/** Month and day; a break that ends before it begins ends in the next year. */
	readonly from: string;
	readonly to: string;
}

/** Roughly when schools are shut: as in 2026 in every year, which is near enough for an invented company. */
const breaks: Readonly<Record<DemoSite["region"], readonly Break[]>> = {
	BY: [
		{ name: "Osterferien", from: "03-30", to: "04-10" },
		{ name: "Sommerferien", from: "08-03", to: "09-14" },
		{ name: "Herbstferien", from: "11-02", to: "11-06" },
		{ name: "Weihnachtsferien", from: "12-24", to: "01-08" },
	],
	HE: [
		{ name: "Osterferien", from: "03-30", to: "04-10" },
		{ name: "Sommerferien", from: "06-29", to: "08-07" },
		{ name: "Herbstferien", from: "10-05", to: "10-17" },
		{ name: "Weihnachtsferien", from: "12-23", to: "01-12" },
	],
	SN: [
		{ name: "Osterferien", from: "04-03", to: "04-10" },
		{ name: "Sommerferien", from: "07-04", to: "08-14" },
		{ name: "Herbstferien", from: "10-12", to: "10-24" },
		{ name: "Weihnachtsferien", from: "12-23", to: "01-02" },
	],
};

/** Breaks of the states that the company's sites lie in, this year and the next. */
export async function insertSchoolHolidays(
	builder: TenantBuilder,
	{ sites }: Company,
	year: number,
): Promise<void> {
	const regions = [...new Set(sites.map(({ region }) => region))];
	const rows = regions.flatMap((region) =>
		[year, year + 1].flatMap((begun) =>
			breaks[region].map(({ name, from, to }) => ({
				tenant_id: builder.tenantId,
				id: builder.newId(),
				name,
				from_date: `${begun}-${from}`,
				to_date: `${to < from ? begun + 1 : begun}-${to}`,
				region: `DE-${region}`,
			})),
		),
	);
	await builder.tx.insertInto("school_holiday").values(rows).execute();
}
