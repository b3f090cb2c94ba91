import type { TenantBuilder } from "./tenant-builder.ts";

export interface NewGeolocation {
	readonly name: string;
	/** In the middle of Dortmund unless said otherwise. */
	readonly latitude?: number;
	readonly longitude?: number;
	/** Metres; 100 unless said otherwise. */
	readonly radius?: number;
	/** Counts for one of these, for the whole company without. */
	readonly siteId?: string;
	readonly unitId?: string;
}

/** A place where people may book; answers its id. */
export async function insertGeolocation(
	builder: TenantBuilder,
	place: NewGeolocation,
): Promise<string> {
	const id = builder.newId();
	const { siteId = null, unitId = null } = place;
	await builder.tx
		.insertInto("geolocation")
		.values({
			tenant_id: builder.tenantId,
			id,
			name: place.name,
			latitude: place.latitude ?? 51.513587,
			longitude: place.longitude ?? 7.465298,
			radius_m: place.radius ?? 100,
			scope: unitId ? "UNIT" : siteId ? "SITE" : "GLOBAL",
			site_id: siteId,
			unit_id: unitId,
		})
		.execute();
	return id;
}
