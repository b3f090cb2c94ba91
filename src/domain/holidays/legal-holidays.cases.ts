import { dayOfDate } from "../time/civil-date.ts";
import { isoOfDay } from "../time/iso-day.ts";
import { easterSunday } from "./easter-sunday.ts";

/** Days after Easter Sunday of the holidays that move. */
const goodFriday = -2;
const easterDay = 0;
const easterMonday = 1;
const ascension = 39;
const whitSunday = 49;
const whitMonday = 50;
const corpusChristi = 60;

const everywhere = ["01-01", "05-01", "10-03", "12-25", "12-26"];
const movesEverywhere = [goodFriday, easterMonday, ascension, whitMonday];

interface Extra {
	readonly fixed?: readonly string[];
	readonly movable?: readonly number[];
	/** Day → first year that it holds in. */
	readonly since?: Readonly<Record<string, number>>;
	/** Holidays of one year. */
	readonly once?: readonly string[];
	readonly hasRepentance?: boolean;
}

const bavaria: Extra = { fixed: ["01-06", "11-01"], movable: [corpusChristi] };
const saxony: Extra = { fixed: ["10-31"], hasRepentance: true };
const thuringia: Extra = { fixed: ["10-31"], since: { "09-20": 2019 } };
const reformation: Extra = { fixed: ["10-31"] };
const allSaints: Extra = { fixed: ["11-01"], movable: [corpusChristi] };

/** What the law of each Land, and of municipalities that differ, adds to the nine days of all. */
const extras: Readonly<Record<string, Extra>> = {
	BW: bavaria,
	BY: bavaria,
	"BY-KATH": { ...bavaria, fixed: ["01-06", "08-15", "11-01"] },
	"BY-A": { ...bavaria, fixed: ["01-06", "08-08", "08-15", "11-01"] },
	BE: { fixed: ["03-08"], once: ["2020-05-08", "2025-05-08", "2028-06-17"] },
	BB: { fixed: ["10-31"], movable: [easterDay, whitSunday] },
	HB: reformation,
	HH: reformation,
	HE: { movable: [corpusChristi] },
	MV: { fixed: ["10-31"], since: { "03-08": 2023 } },
	NI: reformation,
	NW: allSaints,
	RP: allSaints,
	SL: { fixed: ["08-15", "11-01"], movable: [corpusChristi] },
	SN: saxony,
	"SN-FL": { ...saxony, movable: [corpusChristi] },
	ST: { fixed: ["01-06", "10-31"] },
	SH: reformation,
	TH: thuringia,
	"TH-FL": { ...thuringia, movable: [corpusChristi] },
};

export const legalRegions: readonly string[] = Object.keys(extras);

/** The holidays of a year by law, as civil days in their order: what an import is held against. */
export function legalHolidays(region: string, year: number): readonly string[] {
	const extra = extras[region] as Extra;
	const { fixed = [], movable = [], since = {}, once = [] } = extra;
	const begun = Object.keys(since).filter(
		(day) => year >= (since[day] as number),
	);
	const easter = easterSunday(year);
	return [
		...[...everywhere, ...fixed, ...begun].map((day) => `${year}-${day}`),
		...[...movesEverywhere, ...movable].map((days) =>
			isoOfDay((easter + days) as typeof easter),
		),
		...once.filter((day) => day.startsWith(`${year}-`)),
		...(extra.hasRepentance ? [dayOfRepentance(year)] : []),
	].sort();
}

/** Wednesday before 23 November. */
function dayOfRepentance(year: number): string {
	const before = dayOfDate({ year, month: 11, day: 22 });
	// 1970-01-01 was a Thursday: days that are 6 modulo 7 are Wednesdays
	return isoOfDay((before - ((before - 6) % 7)) as typeof before);
}
