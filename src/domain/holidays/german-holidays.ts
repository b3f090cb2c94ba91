import { weekdayOf } from "../time/iso-week.ts";
import type { LocalDay } from "../time/quantities.ts";
import { dayIn, type HolidayRules } from "./holiday-rules.ts";
import {
	ascension,
	corpusChristi,
	easterDay,
	easterMonday,
	goodFriday,
	whitMonday,
	whitSunday,
} from "./movable-holidays.ts";

const reformation = "10-31";
const wednesday = 3;

type Extra = Partial<HolidayRules>;

const bavaria: Extra = { fixed: ["01-06", "11-01"], movable: [corpusChristi] };
const saxony: Extra = { fixed: [reformation], other: [dayOfRepentance] };
const thuringia: Extra = { fixed: [reformation], since: { "09-20": 2019 } };
const northern: Extra = { since: { [reformation]: 2018 } };
const allSaints: Extra = { fixed: ["11-01"], movable: [corpusChristi] };

/** What the law of each Land, and of municipalities that differ, adds to the nine days of all. */
const extras: Readonly<Record<string, Extra>> = {
	BW: bavaria,
	BY: bavaria,
	"BY-KATH": { ...bavaria, fixed: ["01-06", "08-15", "11-01"] },
	"BY-A": { ...bavaria, fixed: ["01-06", "08-08", "08-15", "11-01"] },
	BE: { since: { "03-08": 2019 }, once: ["2020-05-08", "2025-05-08", "2028-06-17"] },
	BB: { fixed: [reformation], movable: [easterDay, whitSunday] },
	HB: northern,
	HH: northern,
	HE: { movable: [corpusChristi] },
	MV: { fixed: [reformation], since: { "03-08": 2023 } },
	NI: northern,
	NW: allSaints,
	RP: allSaints,
	SL: { fixed: ["08-15", "11-01"], movable: [corpusChristi] },
	SN: saxony,
	"SN-FL": { ...saxony, movable: [corpusChristi] },
	ST: { fixed: ["01-06", reformation] },
	SH: northern,
	TH: thuringia,
	"TH-FL": { ...thuringia, movable: [corpusChristi] },
};

/** Rules by region, without the country: as the laws on Sundays and holidays of the Länder have them. */
export const germanHolidays: Readonly<Record<string, HolidayRules>> = Object.fromEntries(
	Object.entries(extras).map(([region, extra]) => [region, withAll(extra)]),
);

function withAll({ fixed = [], movable = [], once = [], ...more }: Extra): HolidayRules {
	return {
		...more,
		fixed: ["01-01", "05-01", "10-03", "12-25", "12-26", ...fixed],
		movable: [goodFriday, easterMonday, ascension, whitMonday, ...movable],
		// 500 years of the Reformation, kept in every Land
		once: ["2017-10-31", ...once],
	};
}

/** Wednesday before 23 November. */
function dayOfRepentance(year: number): LocalDay {
	const last = dayIn(year, "11-22");
	const since = (weekdayOf(last) - wednesday + 7) % 7;
	return (last - since) as LocalDay;
}
