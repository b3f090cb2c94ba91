import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { GrantSource } from "../../contract.ts";
import { texts } from "../../text.ts";

/** Where a grant is to reach, as it is chosen. */
export const placeChoices = ["OWN_UNIT", "OWN_SITE", "UNIT", "SITE", "GLOBAL"] as const;
export type PlaceChoice = (typeof placeChoices)[number];

export interface DaysValues {
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

/** Where and when a grant holds, as a form has it. */
export interface GrantValues extends DaysValues {
	readonly place: PlaceChoice | null;
	/** Of another unit, or another site. */
	readonly unitId: string | null;
	readonly siteId: string | null;
}

/** From today on, at the person's own unit unless another is named. */
export function newGrant(unitId: string | undefined): GrantValues {
	return {
		place: unitId === undefined ? "OWN_UNIT" : "UNIT",
		unitId: unitId ?? null,
		siteId: null,
		validFrom: isoOfDay(dayNow()),
		validTo: null,
	};
}

/** The same as it is sent. */
export function grantInput(values: GrantValues) {
	return { ...placeOf(values), ...daysInput(values) };
}

export function daysInput({ validFrom, validTo }: DaysValues) {
	return { validFrom: validFrom ?? "", validTo };
}

const none = { siteId: null, unitId: null };

function placeOf({
	place,
	unitId,
	siteId,
}: GrantValues): Pick<GrantSource, "scope" | "siteId" | "unitId"> {
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

/** Rules of the fields that say where and when a grant holds. */
export function useGrantRules(): FormRules<GrantValues> {
	const t = useTexts(texts);
	return {
		place: { label: t.place.scope, required: true },
		unitId: {
			label: t.place.unit,
			check: (unitId, { place }) =>
				place === "UNIT" && unitId === null ? t.roles.noPlace : undefined,
		},
		siteId: {
			label: t.place.site,
			check: (siteId, { place }) =>
				place === "SITE" && siteId === null ? t.roles.noPlace : undefined,
		},
		...useDaysRules(),
	};
}

export function useDaysRules(): FormRules<DaysValues> {
	const t = useTexts(texts);
	return {
		validFrom: { label: t.days.from, required: true },
		validTo: {
			label: t.days.to,
			check: (end, { validFrom }) =>
				end !== null && validFrom !== null && end < validFrom
					? t.errors.GRANT_ENDS_BEFORE_BEGIN
					: undefined,
		},
	};
}
