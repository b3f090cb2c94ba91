import { mondayToFriday, officeWeek, week } from "./simulation-case.ts";
import type { SimulationQuestion } from "./simulation-input.ts";

interface TargetMonthCase {
	readonly title: string;
	readonly month: string;
	readonly region: string;
	readonly worksheet: NonNullable<SimulationQuestion["worksheet"]>;
	readonly holidays?: SimulationQuestion["holidays"];
	readonly employment?: SimulationQuestion["employment"];
	/** Minutes of the contract, and of it credited for holidays. */
	readonly target: number;
	readonly credit: number;
}

const halfEves: SimulationQuestion["holidays"] = [
	{ date: "2026-12-24", factor: 0.5, kind: "OTHER" },
	{ date: "2026-12-31", factor: 0.5, kind: "OTHER" },
];

// even ISO weeks with, odd ones without Friday; 2026-06-01 lies in week 23
const alternating = {
	cycleStart: "2026-06-01",
	weeks: [week([1, 2, 3, 4], 480), week(mondayToFriday, 480)],
};

// biome-ignore format: a table, one case a line
export const targetMonthCases: readonly TargetMonthCase[] = [
	{ title: "three holidays on weekdays", month: "2026-05", region: "NW", worksheet: officeWeek, target: 10_080, credit: 1440 },
	{ title: "7:42 a day", month: "2026-05", region: "NW", worksheet: { weeks: [week(mondayToFriday, 462)] }, target: 9702, credit: 1386 },
	{ title: "a shorter Friday", month: "2026-05", region: "NW", worksheet: { weeks: [[...week([1, 2, 3, 4], 495), ...week([5], 360)]] }, target: 9720, credit: 1350 },
	{ title: "three days a week: one holiday of three", month: "2026-05", region: "NW", worksheet: { weeks: [week([1, 2, 3], 480)] }, target: 5760, credit: 480 },
	{ title: "Corpus Christi", month: "2026-06", region: "NW", worksheet: officeWeek, target: 10_560, credit: 480 },
	{ title: "no Corpus Christi in Berlin", month: "2026-06", region: "BE", worksheet: officeWeek, target: 10_560, credit: 0 },
	{ title: "Boxing Day is a Saturday", month: "2026-12", region: "NW", worksheet: officeWeek, target: 11_040, credit: 480 },
	{ title: "both eves half", month: "2026-12", region: "NW", worksheet: officeWeek, holidays: halfEves, target: 11_040, credit: 960 },
	{ title: "six days a week", month: "2026-05", region: "NW", worksheet: { weeks: [week([1, 2, 3, 4, 5, 6], 400)] }, target: 10_400, credit: 1200 },
	{ title: "begins in the middle", month: "2026-03", region: "NW", worksheet: officeWeek, employment: { entry: "2026-03-16" }, target: 5760, credit: 0 },
	{ title: "ends in the middle, its last day counts", month: "2026-03", region: "NW", worksheet: officeWeek, employment: { exit: "2026-03-13" }, target: 4800, credit: 0 },
	{ title: "two weeks in turn", month: "2026-06", region: "BE", worksheet: alternating, target: 9600, credit: 0 },
	{ title: "two weeks in turn, the cycle starts later", month: "2026-06", region: "BE", worksheet: { ...alternating, cycleStart: "2026-08-12" }, target: 9600, credit: 0 },
	{ title: "no holiday", month: "2026-02", region: "BY", worksheet: officeWeek, target: 9600, credit: 0 },
];
