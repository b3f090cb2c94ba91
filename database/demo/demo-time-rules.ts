import type { ExampleFigures, RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";

/** Whom a rule is given to: units and sites by their keys, the others by their names. */
export interface DemoTarget {
	readonly target: "GLOBAL" | "SITE" | "UNIT" | "EMPLOYMENT_TYPE" | "WORKSHEET";
	readonly of?: string;
}

interface DemoVersion {
	/** Holds from the first day of so many years before this one; without it from the company's first day on. */
	readonly yearsAgo?: number;
	readonly settings: TimeRule;
	readonly examples: readonly RuleExample[];
}

export interface DemoTimeRule extends DemoTarget {
	readonly name: string;
	/** True unless said otherwise. */
	readonly isEnabled?: boolean;
	/** The oldest first. */
	readonly versions: readonly DemoVersion[];
}

const always = { validFrom: null, validTo: null };

const noFigures: ExampleFigures = {
	workedMinutes: 0,
	pauseMinutes: 0,
	autoPauseMinutes: 0,
	extraMinutes: 0,
	overtimeMinutes: 0,
	pendingMinutes: 0,
	balanceMinutes: 0,
	carriedMinutes: 0,
};

type Entry = RuleExample["entries"][number];
const work = (begin: string, end: string) => ({ begin, end, isPause: false });
const pause = (begin: string, end: string) => ({ begin, end, isPause: true });

/** A Tuesday of eight hours; what is not named comes to nothing. */
function example(
	name: string,
	entries: readonly Entry[],
	expected: Partial<ExampleFigures>,
	more: Partial<RuleExample> = {},
): RuleExample {
	return {
		name,
		date: "2026-06-09",
		targetMinutes: 480,
		plan: null,
		entries: [...entries],
		openingBalanceMinutes: 0,
		...more,
		expected: { ...noFigures, ...expected },
	};
}

/** § 4 ArbZG: 30 minutes for more than six hours, 45 for more than nine. */
const legalPauses: DemoTimeRule = {
	name: "Gesetzliche Pausen (§ 4 ArbZG)",
	target: "GLOBAL",
	versions: [
		{
			settings: {
				type: "AUTOPAUSE",
				...always,
				behaviour: "ABOVE_THRESHOLD",
				minBlockMinutes: 15,
				steps: [
					{ afterMinutes: 360, pauseMinutes: 30 },
					{ afterMinutes: 540, pauseMinutes: 45 },
				],
			},
			examples: [
				example("Achteinhalb Stunden ohne Pause", [work("08:00", "16:30")], {
					workedMinutes: 480,
					autoPauseMinutes: 30,
				}),
				example(
					"Pause selbst gebucht",
					[work("08:00", "12:00"), pause("12:00", "12:30"), work("12:30", "16:30")],
					{ workedMinutes: 480, pauseMinutes: 30 },
				),
				example("Sechs Stunden genau", [work("08:00", "14:00")], {
					workedMinutes: 360,
					balanceMinutes: -120,
					carriedMinutes: -120,
				}),
			],
		},
	],
};

const beginRounding = (mode: "UP" | "MERCANTILE", gridMinutes: number) =>
	({ type: "ROUNDING", ...always, target: "BEGIN", mode, gridMinutes }) as const;

/** A rule with a past: since the turn of the year finer, and to nobody's disadvantage. */
const rounding: DemoTimeRule = {
	name: "Kommen auf fünf Minuten (Technik)",
	target: "UNIT",
	of: "technics",
	versions: [
		{
			settings: beginRounding("UP", 15),
			examples: [example("Kommen 7:03", [work("07:03", "15:15")], { workedMinutes: 480 })],
		},
		{
			yearsAgo: 0,
			settings: beginRounding("MERCANTILE", 5),
			examples: [
				example("Kommen 7:03", [work("07:03", "15:05")], { workedMinutes: 480 }),
				example("Kommen 7:02", [work("07:02", "15:00")], { workedMinutes: 480 }),
			],
		},
	],
};

const flextime: DemoTimeRule = {
	name: "Gleitzeitkonto",
	target: "WORKSHEET",
	of: "Gleitzeit 38,5 h",
	versions: [
		{
			settings: {
				type: "FLEXTIME",
				...always,
				upperMinutes: 3600,
				lowerMinutes: -1200,
				overflow: "KEEP",
			},
			examples: [
				example(
					"Eine Stunde länger",
					[work("08:00", "17:00")],
					{ workedMinutes: 540, balanceMinutes: 60, carriedMinutes: 1260 },
					{ openingBalanceMinutes: 1200 },
				),
			],
		},
	],
};

const overtime: DemoTimeRule = {
	name: "Überstunden über 39 Wochenstunden",
	target: "EMPLOYMENT_TYPE",
	of: "Vollzeit",
	versions: [
		{
			settings: {
				type: "OVERTIME",
				...always,
				period: "WEEK",
				afterMinutes: 39 * 60,
				factorPercent: 125,
				needsApproval: false,
			},
			examples: [
				example("Ein Tag macht noch keine", [work("08:00", "18:00")], {
					workedMinutes: 600,
					balanceMinutes: 120,
					carriedMinutes: 120,
				}),
			],
		},
	],
};

const normalizing: DemoTimeRule = {
	name: "Arbeitszeit laut Plan (Tagesklinik)",
	target: "SITE",
	of: "east",
	versions: [
		{
			settings: {
				type: "NORMALIZE2WORKTIME",
				...always,
				to: "WORKING_TIME",
				toleranceBeforeMinutes: 15,
				toleranceAfterMinutes: 0,
			},
			examples: [
				example(
					"Zehn Minuten zu früh",
					[work("07:50", "16:00")],
					{ workedMinutes: 480 },
					{ plan: { begin: "08:00", end: "16:00" } },
				),
				example(
					"Eine Stunde früher war gewollt",
					[work("07:00", "16:00")],
					{ workedMinutes: 540, balanceMinutes: 60, carriedMinutes: 60 },
					{ plan: { begin: "08:00", end: "16:00" } },
				),
			],
		},
	],
};

/** § 611a BGB: who must change at work is paid for it. */
const changing: DemoTimeRule = {
	name: "Umkleidezeit",
	target: "UNIT",
	of: "nursing",
	versions: [
		{
			settings: {
				type: "EXTRATIME",
				...always,
				conditions: [{ type: "ACTIVITY_CLASS", classTypes: ["WORKTIME"] }],
				mode: "FIXED",
				value: 6,
				maxMinutes: null,
			},
			examples: [
				example("Ein Dienst", [work("06:00", "14:00")], {
					workedMinutes: 480,
					extraMinutes: 6,
					balanceMinutes: 6,
					carriedMinutes: 6,
				}),
			],
		},
	],
};

const plannedShifts: DemoTimeRule = {
	name: "Geplante Dienste übernehmen",
	target: "UNIT",
	of: "pool",
	isEnabled: false,
	versions: [
		{
			settings: { type: "AUTOSHIFTTOTRACKING", ...always, graceMinutes: 60, state: "REQUESTED" },
			examples: [
				example(
					"Nichts gebucht",
					[],
					{ pendingMinutes: 480, balanceMinutes: -480, carriedMinutes: -480 },
					{ plan: { begin: "08:00", end: "16:00" } },
				),
			],
		},
	],
};

export const hospitalTimeRules: readonly DemoTimeRule[] = [
	legalPauses,
	rounding,
	flextime,
	overtime,
	normalizing,
	changing,
	plannedShifts,
];

export const bakeryTimeRules: readonly DemoTimeRule[] = [legalPauses];
