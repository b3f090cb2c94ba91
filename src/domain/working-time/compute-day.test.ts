import { describe, expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import type { EpochMinute, EpochSecond } from "../time/quantities.ts";
import { zoneOf } from "../time/zone.ts";
import { computeDay } from "./compute-day.ts";
import { creditCases } from "./credit-absences.cases.ts";
import { creditAbsences } from "./credit-absences.ts";
import type { DayFacts, WorkFact } from "./facts.ts";
import { freeDay, worksheetDay } from "./layout/worksheet.ts";
import { legalSteps } from "./rules/autopause.cases.ts";
import { ruleBook } from "./rules/day-rules.ts";
import { timeRule } from "./rules/rule-catalogue.ts";
import type { Trace } from "./trace.ts";

const zone = zoneOf("Europe/Berlin");
const day = dayOfIso("2026-06-09");
const begin = (day * 1440 - 120) as EpochMinute;
const book = ruleBook(
	[timeRule.parse({ type: "AUTOPAUSE", behaviour: "ABOVE_THRESHOLD", steps: legalSteps })],
	"ACTUAL_MINUS_TARGET",
	{ zone, holidaysOn: () => [] },
);

const entry: WorkFact = {
	begin: ((begin + 480) * 60) as EpochSecond,
	end: ((begin + 480 + 370) * 60) as EpochSecond,
	classType: "WORKTIME",
	activityId: null,
	workspaceId: null,
	unitId: null,
};

const facts: DayFacts = {
	day,
	begin,
	end: (begin + 1440) as EpochMinute,
	zone,
	isEmployed: true,
	targetMinutes: 480,
	workingTime: null,
	coreTime: null,
	frameTime: null,
	breaks: [],
	holidayFactor: 0,
	holidayKind: null,
	absences: [],
	shifts: [{ entries: [entry], whole: [entry], beginsHere: true, endsHere: true }],
	earlierShift: null,
	standby: [],
	sickMinutes: 0,
	pendingMinutes: 0,
};

describe("the trace", () => {
	test("says every step in its order", () => {
		const trace: Trace = [];
		const { balanceMinutes } = computeDay(facts, book(day), trace);
		expect(balanceMinutes).toBe(-120);
		expect(trace).toEqual([
			{
				rule: "AUTOPAUSE",
				ruleIndex: 0,
				reason: "ABOVE_THRESHOLD",
				before: 370,
				after: 360,
				minutes: -10,
				parameters: { netMinutes: 370, afterMinutes: 360, countedMinutes: 0 },
			},
			step("TARGET", 0, -480),
			step("WORKED", -480, -120),
		]);
	});

	test("changes no figure, and is not there where nobody asked for it", () => {
		const traced = computeDay(facts, book(day), []);
		const plain = computeDay(facts, book(day));
		expect(plain.trace).toBeNull();
		expect({ ...traced, trace: null }).toEqual(plain);
	});

	function step(rule: string, before: number, after: number) {
		const numbers = { before, after, minutes: after - before };
		return { rule, ruleIndex: null, reason: rule, ...numbers, parameters: {} };
	}
});

test.each(creditCases)("absence: %s", (...values) => {
	const [, targetMinutes, holidayFactor, worked, absences, ...credited] = values;
	const credit = creditAbsences(
		{
			targetMinutes,
			holidayFactor,
			sickMinutes: 0,
			absences: absences.map(([name, factor]) => ({
				classType: name === "UNPAID" ? "ABSENCE" : name,
				factor,
				minutes: null,
				creditsTime: name !== "UNPAID",
			})),
		},
		Math.round(targetMinutes * holidayFactor),
		worked,
	);
	expect([credit.minutes, credit.leaveDays]).toEqual(credited);
});

describe("a worksheet", () => {
	const of = (targetMinutes: number) => ({ ...freeDay, targetMinutes });
	const worksheet = {
		kind: "FIXED",
		attribution: "START_DAY",
		// a Wednesday: the cycle's first week is the one it lies in
		cycleStart: dayOfIso("2026-06-10"),
		weeks: [new Map([[2, of(1)]]), new Map([[2, of(2)]]), new Map()],
		exceptions: new Map([[dayOfIso("2026-06-30"), of(9)]]),
	} as const;

	test.each([
		["2026-06-09", 1],
		["2026-06-16", 2],
		["2026-06-23", 0],
		["2026-06-30", 9],
		["2026-07-07", 2],
		["2026-06-02", 0],
		["2026-05-26", 2],
		["2026-06-10", 0],
	])("on %s asks for %i", (date, minutes) => {
		const found = worksheetDay(worksheet, dayOfIso(date));
		expect(found.targetMinutes).toBe(minutes);
	});
});
