import { estg3bAccounts } from "#domain/surcharge/estg-3b.ts";
import { specialAccountPlan } from "#domain/surcharge/special-account-plan.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { computeDay } from "#domain/working-time/compute-day.ts";
import { computeDays, type DaysSetup } from "#domain/working-time/compute-days.ts";
import type { DayFacts } from "#domain/working-time/facts.ts";
import { layDays } from "#domain/working-time/layout/lay-days.ts";
import type { PersonEntry, PersonFacts } from "#domain/working-time/layout/person-facts.ts";
import type { Worksheet, WorksheetDay } from "#domain/working-time/layout/worksheet.ts";
import { ruleBook } from "#domain/working-time/rules/day-rules.ts";
import { timeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { type Bench, type Figure, floorFigure } from "./bench.ts";

const zone = zoneOf("Europe/Berlin");
const from = dayOfIso("2026-01-01");
const to = dayOfIso("2026-12-31");
const calendar = { zone, holidaysOn: () => [] };

/** Employee-days per second on one core: a year of one person, over and over. */
export const bench: Bench = {
	name: "engine",
	title:
		"employee-days a second on one core; floor: a loop that adds up the minutes of the same entries",
	run: async (tell) => {
		const days = layDays(person(["08:02-12:00", "12:31-17:07"]), { from, to });
		const nights = layDays(person(["21:55-02:00", "02:31-06:07"]), { from, to });
		const plain = ruleBook([], "ACTUAL_MINUS_TARGET", calendar);
		const floor = fastest(addUp);
		const perSecond = (name: string, atLeast: number, run: () => number) =>
			tell(...figuresOf(name, { value: fastest(run), floor, atLeast }));
		perSecond("plain: worked, target, balance", 1_000_000, () => {
			for (const one of days) computeDay(one, plain(one.day));
			return days.length;
		});
		perSecond("all rules, accounts, checks; days", 200_000, () => everything(days, false));
		perSecond("all rules, accounts, checks; nights", 200_000, () => everything(nights, false));
		perSecond("the same with traces; days", 50_000, () => everything(days, true));
		perSecond("the same with traces; nights", 50_000, () => everything(nights, true));
		perSecond("laying out the facts of the days", 0, () => {
			const entries = ["08:02-12:00", "12:31-17:07"];
			return layDays(person(entries), { from, to }).length;
		});
	},
};

/** As many days of two entries each, in minutes, target and balance. */
const bareYear = Array.from({ length: 365 }, (_, day) => [482 + (day % 7), 720, 751, 1027]);
let bareBalance = 0;

/** The least that makes a balance of entries. */
function addUp(): number {
	for (const [begin = 0, noon = 0, again = 0, end = 0] of bareYear)
		bareBalance = (bareBalance + noon - begin + end - again - 480) % 1_000_000;
	return bareYear.length;
}

const rules = [
	{ type: "NORMALIZE2WORKTIME", to: "FRAME" },
	{ type: "ROUNDING", target: "BEGIN", mode: "MERCANTILE", gridMinutes: 15 },
	{ type: "ROUNDING", target: "END", mode: "MERCANTILE", gridMinutes: 15 },
	{ type: "ROUNDING", target: "PAUSE", mode: "UP", gridMinutes: 5 },
	{ type: "ROUNDING", target: "DURATION", mode: "DOWN", gridMinutes: 5 },
	{
		type: "AUTOPAUSE",
		behaviour: "ABOVE_THRESHOLD",
		steps: [
			{ afterMinutes: 360, pauseMinutes: 30 },
			{ afterMinutes: 540, pauseMinutes: 45 },
		],
	},
	{
		type: "EXTRATIME",
		mode: "PERCENT",
		value: 25,
		conditions: [{ type: "TIME_OF_DAY", from: "23:00", to: "06:00" }],
	},
	{ type: "OVERTIME", period: "DAY", afterMinutes: 480 },
	{ type: "FLEXTIME", upperMinutes: 1200, overflow: "EXPIRE" },
].map((one) => timeRule.parse(one));

const book = ruleBook(rules, "ACTUAL_MINUS_TARGET", calendar);
const plan = specialAccountPlan(estg3bAccounts, calendar);
const status = { adultFrom: null, isExempt: false };

function everything(days: readonly DayFacts[], isTraced: boolean): number {
	const setup: DaysSetup = { book, plan, status, isTraced };
	return computeDays(days, from, setup).length;
}

/** Of the processor's time, not the clock's: other work on the machine must not count. */
function fastest(run: () => number): number {
	// until the machine code is there
	for (const until = performance.now() + 400; performance.now() < until; ) run();
	let best = 0;
	for (let round = 0; round < 5; round++) {
		const begin = processorSeconds();
		let done = 0;
		while (processorSeconds() - begin < 0.3) done += run();
		best = Math.max(best, done / (processorSeconds() - begin));
	}
	return best;
}

function figuresOf(
	name: string,
	{ value, floor, atLeast }: { value: number; floor: number; atLeast: number },
): Figure[] {
	const compared = floorFigure(name, { value: value / 1000, floor: floor / 1000, unit: "k/s" });
	return atLeast === 0
		? [compared]
		: [{ ...compared, goal: `≥ ${atLeast / 1000} k/s`, met: value >= atLeast }];
}

function processorSeconds(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1_000_000;
}

function person(entries: readonly string[]): PersonFacts {
	const weekdays = [1, 2, 3, 4, 5];
	const worksheet: Worksheet = {
		kind: "FIXED",
		attribution: "START_DAY",
		cycleStart: from,
		weeks: [new Map(weekdays.map((weekday) => [weekday, worksheetDay]))],
		exceptions: new Map(),
	};
	return {
		zone,
		shiftGapMinutes: 180,
		entryDay: from,
		exitDay: null,
		now: ((to + 2) * 1440) as EpochMinute,
		worksheetOn: () => worksheet,
		holidaysOn: () => [],
		entries: yearOf(entries),
		absences: [],
		shifts: [],
	};
}

const worksheetDay: WorksheetDay = {
	targetMinutes: 480,
	workingTime: null,
	coreTime: null,
	frameTime: null,
	breaks: [],
};

function yearOf(entries: readonly string[]): PersonEntry[] {
	const year: PersonEntry[] = [];
	for (let day = from; day <= to; day = (day + 1) as LocalDay) {
		if (weekdayOf(day) > 5) continue;
		year.push(...entries.map((text) => entryOf(day, text)));
	}
	return year;
}

function entryOf(day: LocalDay, text: string): PersonEntry {
	const [begin = 0, end = 0] = text.split("-").map(minuteOf);
	// after midnight
	const late = text.startsWith("02") ? 1440 : 0;
	const at = (minute: number) => ((day * 1440 + minute + late - 60) * 60) as PersonEntry["begin"];
	return {
		begin: at(begin),
		end: at(end > begin ? end : end + 1440),
		classType: "WORKTIME",
		state: "APPROVED",
		countsAsWorkingTime: false,
		activityId: null,
		workspaceId: null,
		unitId: null,
	};
}

function minuteOf(time: string): number {
	const [hours, minutes] = time.split(":");
	return Number(hours) * 60 + Number(minutes);
}
