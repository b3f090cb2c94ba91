import type { GrantSource } from "../contract.ts";

/** Where a grant is to reach, as it is chosen. */
export const placeChoices = ["GLOBAL", "OWN_SITE", "OWN_UNIT", "UNIT"] as const;
export type PlaceChoice = (typeof placeChoices)[number];

/** The same as it is sent. */
export function placeOfChoice(
	choice: PlaceChoice | null,
	unitId: string | null,
): Pick<GrantSource, "scope" | "siteId" | "unitId"> {
	const none = { siteId: null, unitId: null };
	if (choice === "GLOBAL") return { scope: "GLOBAL", ...none };
	if (choice === "OWN_SITE") return { scope: "SITE", ...none };
	return { scope: "UNIT", ...none, unitId: choice === "UNIT" ? unitId : null };
}
