import { useState } from "react";
import {
	type HolidayCountry,
	holidayCountries,
	holidayRegions,
} from "#domain/holidays/holiday-facts.ts";
import { importLimits } from "../../contract.ts";
import { useHolidayPlaces } from "../holiday-places.tsx";
import { yearNow } from "../years.ts";

interface Place {
	readonly country: HolidayCountry;
	readonly region: string | null;
}

/** Whose calendar is asked for, and where it is to hold; the first site proposes its region until one is chosen. */
export function useImportChoice() {
	const places = useHolidayPlaces();
	const [chosen, setPlace] = useState<Place | null>(null);
	const [siteIds, setSiteIds] = useState<readonly string[]>([]);
	const [fromYear, setFrom] = useState(yearNow());
	const [toYear, setTo] = useState(yearNow() + 1);
	const first = places.sites.find(({ id }) => id === siteIds[0]) ?? places.sites[0];
	const place = chosen ?? placeOf(first);
	const last = fromYear + importLimits.years - 1;
	return {
		places,
		place,
		setPlace,
		siteIds,
		setSiteIds,
		fromYear,
		toYear,
		lastYear: last,
		setFromYear(year: number) {
			setFrom(year);
			const latest = year + importLimits.years - 1;
			setTo(Math.min(Math.max(toYear, year), latest));
		},
		setToYear: setTo,
		/** As the server is asked. */
		question: {
			country: place.country,
			...(place.region !== null && { region: place.region }),
			fromYear,
			toYear,
		},
	};
}

export type ImportChoice = ReturnType<typeof useImportChoice>;

function placeOf(
	site: { readonly country: string; readonly region: string | null } | undefined,
): Place {
	const country = holidayCountries.find((one) => one === site?.country);
	if (country === undefined) return { country: "DE", region: null };
	const region = site?.region ?? null;
	const isKnown = region !== null && holidayRegions[country].includes(region);
	return { country, region: isKnown ? region : null };
}
