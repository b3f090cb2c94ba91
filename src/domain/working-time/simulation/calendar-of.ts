import { regionCalendar } from "../../holidays/region-calendar.ts";
import type { SurchargeCalendar } from "../../surcharge/condition.ts";
import { withChurchSundays } from "../../surcharge/with-church-sundays.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { HolidayFact, PersonFacts } from "../layout/person-facts.ts";
import type { SimulationInput } from "./simulation-input.ts";

const none: readonly HolidayFact[] = [];
const byLaw: readonly HolidayFact[] = [{ factor: 1, kind: "PUBLIC" }];

/** The holidays given and those of the region; on a day that is given the region says nothing. */
export function holidaysOf({
	holidays,
	holidayRegion,
}: SimulationInput): PersonFacts["holidaysOn"] {
	const given = Map.groupBy(holidays, ({ date }) => dayOfIso(date));
	const region = holidayRegion === null ? undefined : regionCalendar(holidayRegion);
	return (day: LocalDay) => given.get(day) ?? (region?.isHoliday(day) ? byLaw : none);
}

/** The calendar that surcharges follow. */
export function calendarOf(
	{ easterAndPentecostSundayAsHoliday }: SimulationInput,
	holidaysOn: PersonFacts["holidaysOn"],
	zone: Zone,
): SurchargeCalendar {
	const calendar = { zone, holidaysOn };
	return easterAndPentecostSundayAsHoliday ? withChurchSundays(calendar) : calendar;
}
