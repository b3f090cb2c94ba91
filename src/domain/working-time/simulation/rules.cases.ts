import { legalSteps } from "../rules/autopause.cases.ts";
import { mondayToFriday, onDay, week } from "./simulation-case.ts";
import type { SimulationQuestion } from "./simulation-input.ts";

interface RulesCase {
	readonly title: string;
	readonly given: Partial<SimulationQuestion>;
	/** The day's intervals in short. */
	readonly intervals: readonly string[];
	/** Worked, booked and automatic pause. */
	readonly minutes: readonly [number, number, number];
}

const tuesday = "2026-06-09";

function worked(...entries: string[]): Pick<SimulationQuestion, "trackings"> {
	return { trackings: onDay(tuesday, ...entries) };
}

const times = { begin: "08:00", end: "16:30", frame: { begin: "06:00", end: "20:00" } };
const worksheet = { weeks: [week(mondayToFriday, 480, times)] };
const withBreak = {
	weeks: [week(mondayToFriday, 480, { ...times, breaks: [{ begin: "12:00", minutes: 30 }] })],
};
const complete = { type: "AUTOPAUSE", behaviour: "COMPLETE_DURATION", steps: legalSteps } as const;
const above = { ...complete, behaviour: "ABOVE_THRESHOLD" } as const;
const toFrame = { type: "NORMALIZE2WORKTIME", to: "FRAME" } as const;
const toWorkingTime = { type: "NORMALIZE2WORKTIME", to: "WORKING_TIME" } as const;
const quarter = { type: "ROUNDING", mode: "MERCANTILE", gridMinutes: 15 } as const;
const roundBegin = { ...quarter, target: "BEGIN" } as const;
const roundEnd = { ...quarter, target: "END" } as const;
const roundPause = { ...quarter, target: "PAUSE" } as const;
const roundDuration = { ...quarter, target: "DURATION" } as const;

// biome-ignore format: a table, one case a line
export const rulesCases: readonly RulesCase[] = [
	{ title: "an automatic pause lies where the threshold is reached", given: { ...worked("08:00-17:00"), rules: [complete] }, intervals: ["WORK 08:00-14:00", "AUTOPAUSE 14:00-14:30", "WORK 14:30-17:00"], minutes: [510, 0, 30] },
	{ title: "it is pulled forward to end with the shift", given: { ...worked("08:00-14:10"), rules: [complete] }, intervals: ["WORK 08:00-13:40", "AUTOPAUSE 13:40-14:10"], minutes: [340, 0, 30] },
	{ title: "only what exceeds the threshold", given: { ...worked("08:00-14:10"), rules: [above] }, intervals: ["WORK 08:00-14:00", "AUTOPAUSE 14:00-14:10"], minutes: [360, 0, 10] },
	{ title: "step by step", given: { ...worked("08:00-18:00"), rules: [above] }, intervals: ["WORK 08:00-14:00", "AUTOPAUSE 14:00-14:30", "WORK 14:30-17:30", "AUTOPAUSE 17:30-17:45", "WORK 17:45-18:00"], minutes: [555, 0, 45] },
	{ title: "booked pauses count in blocks", given: { ...worked("08:00-10:00", "10:00-10:20 PAUSE", "10:20-12:00", "12:00-12:10 PAUSE", "12:10-16:00"), rules: [complete] }, intervals: ["WORK 08:00-10:00", "PAUSE 10:00-10:20", "WORK 10:20-12:00", "PAUSE 12:00-12:10", "WORK 12:10-14:30", "AUTOPAUSE 14:30-14:40", "WORK 14:40-16:00"], minutes: [440, 30, 10] },
	{ title: "a gap is a pause", given: { ...worked("08:00-12:00", "12:30-17:00"), rules: [complete] }, intervals: ["WORK 08:00-12:00", "PAUSE 12:00-12:30", "WORK 12:30-17:00"], minutes: [510, 30, 0] },
	{ title: "a paid break meets the duty to pause", given: { ...worked("08:00-12:00", "12:00-12:30 BREAK", "12:30-17:00"), rules: [complete] }, intervals: ["WORK 08:00-12:00", "BREAK 12:00-12:30", "WORK 12:30-17:00"], minutes: [540, 0, 0] },
	{ title: "two shifts of a day are one day", given: { ...worked("06:00-10:00", "15:00-19:00"), rules: [complete] }, intervals: ["WORK 06:00-10:00", "WORK 15:00-17:00", "AUTOPAUSE 17:00-17:30", "WORK 17:30-19:00"], minutes: [450, 0, 30] },
	{ title: "a rule that holds no longer", given: { ...worked("08:00-17:00"), rules: [{ ...complete, validTo: "2026-06-08" }] }, intervals: ["WORK 08:00-17:00"], minutes: [540, 0, 0] },
	{ title: "one rule follows the other", given: { ...worked("08:00-14:10"), rules: [{ ...complete, validTo: "2026-06-08" }, { ...above, validFrom: "2026-06-09" }] }, intervals: ["WORK 08:00-14:00", "AUTOPAUSE 14:00-14:10"], minutes: [360, 0, 10] },
	{ title: "a fixed break where work lies on it", given: { ...worked("08:00-16:30"), worksheet: withBreak }, intervals: ["WORK 08:00-12:00", "PAUSE 12:00-12:30", "WORK 12:30-16:30"], minutes: [480, 30, 0] },
	{ title: "a fixed break is taken once", given: { ...worked("08:00-12:10", "12:10-12:40 PAUSE", "12:40-16:30"), worksheet: withBreak }, intervals: ["WORK 08:00-12:00", "PAUSE 12:00-12:40", "WORK 12:40-16:30"], minutes: [470, 40, 0] },
	{ title: "a fixed break counts against the automatic pause", given: { ...worked("08:00-16:30"), worksheet: withBreak, rules: [complete] }, intervals: ["WORK 08:00-12:00", "PAUSE 12:00-12:30", "WORK 12:30-16:30"], minutes: [480, 30, 0] },
	{ title: "no work lies on the fixed break", given: { ...worked("13:00-16:30"), worksheet: withBreak }, intervals: ["WORK 13:00-16:30"], minutes: [210, 0, 0] },
	{ title: "cut to the frame", given: { ...worked("05:47-16:10"), worksheet, rules: [toFrame] }, intervals: ["CUT 05:47-06:00", "WORK 06:00-16:10"], minutes: [610, 0, 0] },
	{ title: "cut to the working time on both ends", given: { ...worked("07:52-16:41"), worksheet, rules: [toWorkingTime] }, intervals: ["CUT 07:52-08:00", "WORK 08:00-16:30", "CUT 16:30-16:41"], minutes: [510, 0, 0] },
	{ title: "outside of the frame nothing counts", given: { ...worked("20:15-21:00"), worksheet, rules: [toFrame] }, intervals: ["CUT 20:15-21:00"], minutes: [0, 0, 0] },
	{ title: "without a frame nothing is cut", given: { ...worked("20:15-21:00"), rules: [toFrame] }, intervals: ["WORK 20:15-21:00"], minutes: [45, 0, 0] },
	{ title: "a pause outside is gone", given: { ...worked("05:00-05:30", "05:30-06:10 PAUSE", "06:10-09:00"), worksheet, rules: [toFrame] }, intervals: ["CUT 05:00-05:30", "PAUSE 06:00-06:10", "WORK 06:10-09:00"], minutes: [170, 10, 0] },
	{ title: "rounding moves the outer edges alone", given: { ...worked("07:07-11:58", "12:29-16:08"), rules: [roundBegin, roundEnd] }, intervals: ["WORK 07:00-11:58", "PAUSE 11:58-12:29", "WORK 12:29-16:15"], minutes: [524, 31, 0] },
	{ title: "rounding inwards", given: { ...worked("07:08-16:07"), rules: [roundBegin, roundEnd] }, intervals: ["WORK 07:15-16:00"], minutes: [525, 0, 0] },
	{ title: "what ends before it begins is nothing", given: { ...worked("08:08-08:20"), rules: [{ ...roundBegin, mode: "UP" }, { ...roundEnd, mode: "DOWN" }] }, intervals: [], minutes: [0, 0, 0] },
	{ title: "each shift of a day has its edges", given: { ...worked("07:07-10:00", "15:08-18:00"), rules: [roundBegin] }, intervals: ["WORK 07:00-10:00", "WORK 15:15-18:00"], minutes: [345, 0, 0] },
	{ title: "it is cut first and rounded then", given: { ...worked("07:52-16:38"), worksheet, rules: [roundBegin, roundEnd, toWorkingTime] }, intervals: ["CUT 07:52-08:00", "WORK 08:00-16:30", "CUT 16:30-16:38"], minutes: [510, 0, 0] },
	{ title: "what was cut does not come back by rounding", given: { ...worked("05:30-16:00"), worksheet, rules: [toFrame, { ...roundBegin, mode: "DOWN", gridMinutes: 50 }] }, intervals: ["CUT 05:30-06:00", "WORK 06:00-16:00"], minutes: [600, 0, 0] },
	{ title: "the sum of the pauses is rounded up", given: { ...worked("08:00-12:00", "12:00-12:28 PAUSE", "12:28-16:30"), rules: [roundPause] }, intervals: ["WORK 08:00-12:00", "PAUSE 12:00-12:30", "WORK 12:30-16:30"], minutes: [480, 30, 0] },
	{ title: "and down", given: { ...worked("08:00-12:00", "12:00-12:35 PAUSE", "12:35-16:30"), rules: [roundPause] }, intervals: ["WORK 08:00-12:00", "PAUSE 12:00-12:30", "WORK 12:30-16:30"], minutes: [480, 30, 0] },
	{ title: "two pauses are one sum", given: { ...worked("08:00-10:00", "10:00-10:07 PAUSE", "10:07-12:00", "12:00-12:07 PAUSE", "12:07-16:00"), rules: [roundPause] }, intervals: ["WORK 08:00-10:00", "PAUSE 10:00-10:07", "WORK 10:07-12:00", "PAUSE 12:00-12:08", "WORK 12:08-16:00"], minutes: [465, 15, 0] },
	{ title: "a rounded pause meets the duty to pause", given: { ...worked("08:00-12:00", "12:00-12:28 PAUSE", "12:28-16:30"), rules: [roundPause, complete] }, intervals: ["WORK 08:00-12:00", "PAUSE 12:00-12:30", "WORK 12:30-16:30"], minutes: [480, 30, 0] },
	{ title: "the duration is rounded after the automatic pause", given: { ...worked("08:00-16:10"), rules: [complete, roundDuration] }, intervals: ["WORK 08:00-14:00", "AUTOPAUSE 14:00-14:30", "WORK 14:30-16:10"], minutes: [465, 0, 30] },
	{ title: "the order of the rules has no meaning", given: { ...worked("07:52-16:41"), worksheet, rules: [roundDuration, complete, roundEnd, toWorkingTime, roundBegin] }, intervals: ["CUT 07:52-08:00", "WORK 08:00-14:00", "AUTOPAUSE 14:00-14:30", "WORK 14:30-16:30", "CUT 16:30-16:41"], minutes: [480, 0, 30] },
];
