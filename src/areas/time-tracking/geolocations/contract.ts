import * as z from "zod/mini";
import { permissionScopes } from "#domain/access/permission-map.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	decimalField,
	numberField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { statusRefusal } from "#kit/contract/refusal.ts";

/** A site is named exactly where the place counts for one, a unit likewise. */
export const geolocationScopeWrong = statusRefusal(400, "GEOLOCATION_SCOPE_WRONG");

/** A millionth of a degree is eleven centimetres: finer than any device measures. */
export const degreeDecimals = 6;

/** Metres. Below, no phone finds itself; above, it is no place any more. */
export const radiusLimits = { min: 10, max: 50_000 } as const;

export const geolocations = masterData({
	name: "Geolocation",
	plural: "Geolocations",
	entity: "geolocation",
	path: "/api/geolocations",
	permission: "settings.manage",
	topic: "GEOLOCATIONS",
	isArchivable: false,
	traceReach: "COMPANY",
	fields: {
		name: textField({ max: 100 }),
		/** Degrees, north positive. */
		latitude: decimalField({ min: -90, max: 90 }),
		/** Degrees, east positive. */
		longitude: decimalField({ min: -180, max: 180 }),
		/** Metres around the point within which a booking counts as made here. */
		radius: numberField({ ...radiusLimits, initial: 100 }),
		/** For whom it counts: everybody, the people of a site, those of a unit with all below it. */
		scope: choiceField(permissionScopes),
		siteId: referenceField("site", { optional: true }),
		unitId: referenceField("unit", { optional: true }),
	},
	sortedBy: "name",
	/** Of the site or unit. */
	extra: { placeName: z.nullable(z.string()) },
	refusals: [geolocationScopeWrong],
});

export const contract = geolocations.contract;

export type Geolocation = z.output<typeof contract.getGeolocation.answer>;
