import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { PlaceValues } from "./place-choice.ts";

export interface DaysValues {
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

/** Rules of the fields that say where and when a grant holds. */
export function useGrantRules(): FormRules<PlaceValues & DaysValues> {
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
