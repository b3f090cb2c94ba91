import type { DayTrace, ExplainedStep } from "./day-trace.ts";

const idOf = (last: string) => `01a1fd2c-47a0-70d1-9a38-0000000000${last}`;
export const userId = idOf("71");
export const day = "2026-11-19";

const at = (time: string) => `${day}T${time}:00+01:00`;
const minute = (time: string) => Date.parse(at(time)) / 60_000;
const span = (begin: string, end: string) => ({
	begin: at(begin),
	end: at(end),
});
const rule = (last: string, name: string) => ({
	ruleId: idOf(last),
	versionId: idOf(`${last[0]}f`),
	name,
	versionFrom: "2026-01-01",
});

function step(
	rule: string,
	reason: string,
	change: number,
	result: number,
	more: Partial<ExplainedStep> = {},
): ExplainedStep {
	const numbers = { before: 0, after: 0, minutes: change, change, result };
	return { rule, reason, ...numbers, parameters: {}, timeRule: null, ...more };
}

const chain: ExplainedStep[] = [
	step("BOOKED", "BOOKED", 615, 615, {
		parameters: { shifts: 1, begin: minute("07:38"), end: minute("17:53") },
	}),
	step("NORMALIZE2WORKTIME", "FRAME", -7, 608, {
		parameters: { begin: minute("07:45"), end: minute("17:53") },
		timeRule: rule("81", "Gleitzeit Pflege"),
	}),
	step("ROUNDING", "END", -3, 605, {
		before: minute("17:53"),
		after: minute("17:50"),
		parameters: { mode: "DOWN", gridMinutes: 5 },
		timeRule: rule("82", "Rundung 5 Min"),
	}),
	step("PAUSES", "PAUSES", -18, 587, { parameters: { gapMinutes: 0 } }),
	step("AUTOPAUSE", "COMPLETE_DURATION", -27, 560, {
		parameters: { netMinutes: 587, afterMinutes: 540, countedMinutes: 18 },
		timeRule: rule("83", "Pausen nach ArbZG"),
	}),
	step("EXTRATIME", "FIXED", 12, 572, {
		timeRule: rule("84", "Umkleidezeit"),
	}),
	step("TARGET", "TARGET", -462, 110),
];

const booking = {
	classType: "WORKTIME",
	state: "APPROVED",
	activityName: "Arbeitszeit",
	source: "TERMINAL",
} as const;

/** Lena's Thursday: 07:38 to 17:53, every kind of step, half an hour still to be approved. */
export const sampleDay: DayTrace = {
	userId,
	day,
	targetMinutes: 462,
	workedMinutes: 560,
	pauseMinutes: 18,
	autoPauseMinutes: 27,
	holidayCreditMinutes: 0,
	absenceCreditMinutes: 0,
	extraMinutes: 12,
	balanceMinutes: 110,
	overtimeMinutes: 0,
	pendingMinutes: 30,
	leaveDays: 0,
	firstBegin: at("07:38"),
	lastEnd: at("17:53"),
	holidayKind: null,
	netMinutes: 597,
	specialAccounts: [
		{
			accountId: idOf("a1"),
			code: "SPAET",
			name: "Spätzuschlag",
			minutes: 30,
			factorMinutes: 6,
		},
	],
	violations: [
		{ code: "OVER_8_HOURS", severity: "WARNING", minutes: 117 },
		{
			code: "BREAK_MISSING",
			severity: "WARNING",
			breakMinutes: 18,
			requiredMinutes: 45,
		},
	],
	flags: ["VIOLATION", "PENDING"],
	zone: "Europe/Berlin",
	trace: [],
	intervals: [
		{ ...span("07:38", "07:45"), kind: "CUT" },
		{ ...span("07:45", "12:04"), kind: "WORK" },
		{ ...span("12:04", "12:22"), kind: "PAUSE" },
		{ ...span("12:22", "16:45"), kind: "WORK" },
		{ ...span("16:45", "17:12"), kind: "AUTOPAUSE" },
		{ ...span("17:12", "17:50"), kind: "WORK" },
	],
	entries: [],
	explanation: {
		user: {
			id: userId,
			firstName: "Lena",
			lastName: "Vogt",
			personnelNumber: "20408",
		},
		unitName: "Station 2",
		plan: {
			workingTime: span("08:00", "16:12"),
			coreTime: span("09:00", "15:00"),
			frameTime: span("07:45", "20:00"),
			breaks: [span("12:00", "12:30")],
			shifts: [],
		},
		bookings: [
			{ ...booking, id: idOf("e1"), ...span("07:38", "12:04") },
			{
				...booking,
				id: idOf("e2"),
				...span("12:04", "12:22"),
				classType: "PAUSE",
				activityName: "Pause",
			},
			{ ...booking, id: idOf("e3"), ...span("12:22", "17:53") },
			{
				...booking,
				id: idOf("e4"),
				...span("19:00", "19:30"),
				state: "REQUESTED",
				source: "MANUAL",
			},
		],
		chain,
		account: { beforeMinutes: 709, writtenMinutes: 0, afterMinutes: 819 },
		frozen: null,
		law: {
			law: "ARBZG",
			checks: [
				{
					kind: "HOURS",
					limitMinutes: 600,
					measuredMinutes: 597,
					isKept: true,
				},
				{ kind: "BREAK", limitMinutes: 45, measuredMinutes: 18, isKept: false },
				{ kind: "REST", limitMinutes: 660, measuredMinutes: 839, isKept: true },
			],
		},
	},
};
