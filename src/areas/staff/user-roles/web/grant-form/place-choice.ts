import type { GrantSource } from "../../contract.ts";

/** Where a grant is to reach, as it is chosen. */
export const placeChoices = ["OWN_UNIT", "OWN_SITE", "UNIT", "SITE", "GLOBAL"] as const;
export type PlaceChoice = (typeof placeChoices)[number];

/** A place as a form holds it. */
export interface PlaceValues {
	readonly place: PlaceChoice | null;
	/** Of another unit, or another site. */
	readonly unitId: string | null;
	readonly siteId: string | null;
}

const none = { siteId: null, unitId: null };

/** The same as it is sent. */
export function placeOfChoice({
	place,
	unitId,
	siteId,
}: PlaceValues): Pick<GrantSource, "scope" | "siteId" | "unitId"> {
	switch (place) {
		case "GLOBAL":
			return { scope: "GLOBAL", ...none };
		case "OWN_SITE":
			return { scope: "SITE", ...none };
		case "SITE":
			return { scope: "SITE", ...none, siteId };
		case "UNIT":
			return { scope: "UNIT", ...none, unitId };
		default:
			return { scope: "UNIT", ...none };
	}
}
