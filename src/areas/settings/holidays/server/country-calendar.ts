import { type HolidayCountry, holidayRegions } from "#domain/holidays/holiday-facts.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { contract } from "../contract.ts";

type Proposal = AnswerOf<typeof contract.listHolidayProposals>["days"][number];
export type CalendarDay = Omit<Proposal, "isPresent" | "otherName">;
export type CalendarQuestion = Omit<InputOf<typeof contract.listHolidayProposals>, "siteIds">;

/** The package knows no municipalities of Saxony and Thuringia but districts where all keep Corpus Christi. */
const packageRegions: Readonly<Record<string, readonly string[]>> = {
	"SN-FL": ["SN", "BZ"],
	"TH-FL": ["TH", "EIC"],
};

/** What the package calls otherwise than the law and the calendars on the wall. */
const names: Readonly<Record<string, string>> = { Maifeiertag: "Tag der Arbeit" };

export function isRegion(country: HolidayCountry, region: string | undefined): boolean {
	return region === undefined || holidayRegions[country].includes(region);
}

/** The days of a country or region over some years, each day and name once; named in German, as people here call them. */
export async function countryCalendar({
	country,
	region,
	fromYear,
	toYear,
}: CalendarQuestion): Promise<readonly CalendarDay[]> {
	// 13 MB for something done once a year: loaded when somebody asks
	const { default: Holidays } = await import("date-holidays");
	const places = region === undefined ? [] : (packageRegions[region] ?? region.split("-"));
	const calendar = new Holidays({
		country,
		...(places[0] !== undefined && { state: places[0] }),
		...(places[1] !== undefined && { region: places[1] }),
	});
	const years = Array.from({ length: toYear - fromYear + 1 }, (_, nth) => fromYear + nth);
	const days = years.flatMap((year) =>
		calendar.getHolidays(year, "de").map(({ date, name, type }) => dayOf(date, name, type)),
	);
	// on Sundays Christmas Eve is both half and whole: the first of one name counts
	return [
		...new Map(days.toReversed().map((day) => [`${day.date} ${day.name}`, day])).values(),
	].toReversed();
}

/** Where shops and offices close at noon, half a day is offered; what is merely remembered is an ordinary day. */
function dayOf(date: string, name: string, type: string): CalendarDay {
	const isPublic = type === "public";
	return {
		// the package writes the place's own time: as an instant it might be the day before
		date: date.slice(0, 10),
		name: names[name] ?? name,
		kind: isPublic ? "PUBLIC" : "OTHER",
		factor: isPublic ? 1 : type === "bank" ? 0.5 : 0,
		isProposed: isPublic,
	};
}
