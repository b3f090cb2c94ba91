import { weekdayOf } from "../time/iso-week.ts";
import type { LocalDay } from "../time/quantities.ts";
import { easterSunday } from "./easter-sunday.ts";
import { dayIn, type HolidayRules, type MonthDay } from "./holiday-rules.ts";
import {
	ascension,
	corpusChristi,
	easterDay,
	easterMonday,
	goodFriday,
	whitMonday,
	whitSunday,
} from "./movable-holidays.ts";

const fast = sundayOfPrayer;
const both = [goodFriday, easterMonday, whitMonday];
const all = [...both, corpusChristi];
const few = [goodFriday, corpusChristi];
const [epiphany, joseph, labour, mary, saints, conception, stephen] = [
	"01-06",
	"03-19",
	"05-01",
	"08-15",
	"11-01",
	"12-08",
	"12-26",
] as const;
const berchtold = "01-02";

type Rule = (year: number) => LocalDay | null;

/**
 * Rules by canton: the days that its law keeps like Sundays, on top of New Year, Ascension, 1 August, Christmas and the
 * high Sundays.
 */
// biome-ignore format: a table, one canton a line
export const swissHolidays: Readonly<Record<string, HolidayRules>> = {
	AG: canton([berchtold, labour, mary, saints, conception, stephen], all, [fast]),
	AI: canton([mary, "09-22", saints], all, [fast, notOn(stephen, [2, 6])]),
	AR: canton([], both, [fast, notOn(stephen, [1])]),
	BE: canton([berchtold, stephen], both, [fast]),
	BL: canton([labour, stephen], both, [fast]),
	BS: canton([labour, stephen], both, [fast]),
	FR: canton([mary, saints, conception], few, [fast]),
	GE: canton(["12-31"], both, [fastOfGeneva]),
	GL: canton([saints, "12-24", stephen, "12-31"], both, [processionOfNaefels]),
	GR: canton([stephen], [easterMonday, whitMonday], [fast]),
	JU: canton([berchtold, labour, "06-23", mary, saints], all, [fast]),
	LU: canton([mary, saints, conception, stephen], few, [fast]),
	NE: canton(["03-01", labour], [goodFriday, easterMonday, corpusChristi], [fast, onlyOn(berchtold, 1), onlyOn(stephen, 1)]),
	NW: canton([joseph, mary, saints, conception], few, [fast]),
	OW: canton([mary, "09-25", saints, conception], few, [fast]),
	SG: canton([saints, stephen], both, [fast]),
	SH: canton([labour, stephen], both, [fast]),
	SO: canton([joseph, labour, mary, saints], few, [fast]),
	SZ: canton([epiphany, joseph, mary, saints, conception, stephen], all, [fast]),
	TG: canton([berchtold, labour, stephen], both, [fast]),
	TI: canton([epiphany, joseph, labour, "06-29", mary, saints, conception, stephen], [easterMonday, whitMonday, corpusChristi], [fast]),
	UR: canton([epiphany, joseph, mary, saints, conception], all, [fast, notOn(stephen, [1, 5])]),
	VD: canton([berchtold], both, [fast, mondayOfPrayer]),
	VS: canton([joseph, labour, mary, saints, conception, "12-24"], [whitMonday, corpusChristi], [fast]),
	ZG: canton([mary, saints, conception], few, [fast]),
	ZH: canton([labour, stephen], both, [fast]),
};

function canton(
	fixed: readonly MonthDay[],
	movable: readonly number[],
	other: readonly Rule[],
): HolidayRules {
	return {
		fixed: ["01-01", "08-01", "12-25", ...fixed],
		movable: [easterDay, ascension, whitSunday, ...movable],
		other,
	};
}

/** Weekdays from 1 = Monday, on which the day after Christmas would make a third Sunday in a row. */
function notOn(date: MonthDay, weekdays: readonly number[]): Rule {
	return (year) => {
		const day = dayIn(year, date);
		return weekdays.includes(weekdayOf(day)) ? null : day;
	};
}

function onlyOn(date: MonthDay, weekday: number): Rule {
	return (year) => {
		const day = dayIn(year, date);
		return weekdayOf(day) === weekday ? day : null;
	};
}

/** The first of a weekday on or after a day. */
function next(weekday: number, from: LocalDay): LocalDay {
	return (from + ((weekday - weekdayOf(from) + 7) % 7)) as LocalDay;
}

/** Federal day of prayer: the third Sunday of September. */
function sundayOfPrayer(year: number): LocalDay {
	return (next(7, dayIn(year, "09-01")) + 14) as LocalDay;
}

function mondayOfPrayer(year: number): LocalDay {
	return (sundayOfPrayer(year) + 1) as LocalDay;
}

/** Thursday after the first Sunday of September. */
function fastOfGeneva(year: number): LocalDay {
	return (next(7, dayIn(year, "09-01")) + 4) as LocalDay;
}

/** First Thursday of April; where that is Maundy Thursday, a week later. */
function processionOfNaefels(year: number): LocalDay {
	const first = next(4, dayIn(year, "04-01"));
	const isMaundy = first === easterSunday(year) - 3;
	return (isMaundy ? first + 7 : first) as LocalDay;
}
