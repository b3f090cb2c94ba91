import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

/** Where a grant is to reach, as it is chosen, with the scope that is. */
const scopes = {
	OWN_UNIT: "UNIT",
	OWN_SITE: "SITE",
	UNIT: "UNIT",
	SITE: "SITE",
	GLOBAL: "GLOBAL",
} as const;
export type PlaceChoice = keyof typeof scopes;
export const placeChoices = Object.keys(scopes) as PlaceChoice[];

/** Where and when a grant holds, as a form has it: from today on, at the person's own unit unless another is named. */
export function newGrant(unitId: string | undefined) {
	return {
		place: (unitId === undefined ? "OWN_UNIT" : "UNIT") as PlaceChoice | null,
		/** Of another unit, or another site. */
		unitId: unitId ?? null,
		siteId: null as string | null,
		validFrom: isoOfDay(dayNow()) as string | null,
		validTo: null as string | null,
	};
}
export type GrantValues = Readonly<ReturnType<typeof newGrant>>;
export type DaysValues = Pick<GrantValues, "validFrom" | "validTo">;

/** The same as it is sent. */
export function grantInput({ place, unitId, siteId, ...days }: GrantValues) {
	return {
		scope: scopes[place ?? "OWN_UNIT"],
		siteId: place === "SITE" ? siteId : null,
		unitId: place === "UNIT" ? unitId : null,
		...daysInput(days),
	};
}

export function daysInput({ validFrom, validTo }: DaysValues) {
	return { validFrom: validFrom ?? "", validTo };
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
