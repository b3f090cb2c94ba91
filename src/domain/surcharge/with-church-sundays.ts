import { easterSunday } from "../holidays/easter-sunday.ts";
import { dateOfDay } from "../time/civil-date.ts";
import { weekdayOf } from "../time/iso-week.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { SurchargeCalendar } from "./condition.ts";

const sunday = 7;
const pentecost = 49;
const asHoliday = [{ factor: 1, kind: "PUBLIC" }] as const;

/**
 * A place's calendar in which Easter Sunday and Whit Sunday pass for public holidays, as the tax offices allow outside of
 * Brandenburg too (R 3b (3) sentence 3 LStR). For surcharges alone: the day's target and credit stay those of a Sunday.
 *
 * @param isOn whether the place holds with it on a day; without it on every day
 */
export function withChurchSundays(
	calendar: SurchargeCalendar,
	isOn: (day: LocalDay) => boolean = () => true,
): SurchargeCalendar {
	return {
		zone: calendar.zone,
		holidaysOn: (day) => (isChurchSunday(day) && isOn(day) ? asHoliday : calendar.holidaysOn(day)),
	};
}

function isChurchSunday(day: LocalDay): boolean {
	if (weekdayOf(day) !== sunday) return false;
	const fromEaster = day - easterSunday(dateOfDay(day).year);
	return fromEaster === 0 || fromEaster === pentecost;
}
