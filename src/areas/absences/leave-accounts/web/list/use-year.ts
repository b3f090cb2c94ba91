import { useEffect, useState } from "react";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { parseSearchText, writeSearchText } from "#kit/web/router/search-text.ts";
import { firstYear, lastYear } from "./year-chooser.tsx";

/** The year of the page, kept in the address; the present one where it names none. */
export function useYear(): readonly [number, (year: number) => void] {
	const [year, setYear] = useState(yearOfAddress);
	useEffect(() => {
		const read = () => setYear(yearOfAddress());
		addEventListener("popstate", read);
		return () => removeEventListener("popstate", read);
	}, []);
	const change = (next: number) => {
		setYear(next);
		const { year: _, ...rest } = parseSearchText(location.search);
		const search = writeSearchText({ ...rest, year: String(next) });
		void goTo(`${location.pathname}${search}`, { replace: true });
	};
	return [year, change];
}

function yearOfAddress(): number {
	const year = Number(parseSearchText(location.search).year);
	const isOpen = Number.isInteger(year) && year >= firstYear && year <= lastYear;
	return isOpen ? year : dateOfDay(dayNow()).year;
}
