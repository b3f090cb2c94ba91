import { insertGeolocation } from "#kit/testing/geolocation-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company } from "./company.ts";
import type { Structure } from "./insert-structure.ts";

/** Where people may book. */
export async function insertPlaces(
	builder: TenantBuilder,
	{ places }: Company,
	{ units }: Structure,
): Promise<void> {
	const siteIds = new Map([...units.values()].map(({ site, siteId }) => [site.key, siteId]));
	for (const { site, unit, ...place } of places) {
		const siteId = site && siteIds.get(site);
		const unitId = unit && units.get(unit)?.id;
		await insertGeolocation(builder, {
			...place,
			...(siteId && { siteId }),
			...(unitId && { unitId }),
		});
	}
}
