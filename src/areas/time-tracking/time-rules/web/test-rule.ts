import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { SimulationAnswer } from "#domain/working-time/simulation/simulation-answer.ts";
import type { RuleAnswer, UserRule } from "../contract/rules.ts";

const ids = {
	rule: "01a1fd2c-47a0-70d1-9a38-0000000000b1",
	version: "01a1fd2c-47a0-70d1-9a38-0000000000b2",
	assignment: "01a1fd2c-47a0-70d1-9a38-0000000000b3",
};

export const example: RuleExample = {
	name: "Acht Stunden ohne Pause",
	date: "2026-06-09",
	targetMinutes: 480,
	plan: null,
	entries: [{ begin: "08:00", end: "16:30", isPause: false }],
	openingBalanceMinutes: 0,
	expected: {
		workedMinutes: 480,
		pauseMinutes: 0,
		autoPauseMinutes: 30,
		extraMinutes: 0,
		overtimeMinutes: 0,
		pendingMinutes: 0,
		balanceMinutes: 0,
		carriedMinutes: 0,
	},
};

export const rule: RuleAnswer = {
	id: ids.rule,
	name: "Gesetzliche Pausen",
	type: "AUTOPAUSE",
	isEnabled: false,
	version: 3,
	versions: [
		{
			id: ids.version,
			validFrom: "2026-01-01",
			validTo: null,
			settings: {
				type: "AUTOPAUSE",
				validFrom: null,
				validTo: null,
				behaviour: "COMPLETE_DURATION",
				minBlockMinutes: 15,
				steps: [
					{ afterMinutes: 360, pauseMinutes: 30 },
					{ afterMinutes: 540, pauseMinutes: 45 },
				],
			},
			examples: [example],
		},
	],
	assignments: [
		{
			id: ids.assignment,
			target: "UNIT",
			targetId: ids.rule,
			targetName: "Station 2",
			validFrom: "2026-01-01",
			validTo: null,
		},
	],
};

const [version] = rule.versions as [RuleAnswer["versions"][number]];

/** The rule as it reaches a person by her unit. */
export const reached: UserRule = {
	ruleId: rule.id,
	name: rule.name,
	type: rule.type,
	isEnabled: true,
	versionId: version.id,
	settings: version.settings,
	target: "UNIT",
	targetName: "Station 2",
	distance: 0,
	validFrom: "2026-01-01",
	validTo: null,
	isHeld: true,
};

const minutes = {
	targetMinutes: 480,
	workedMinutes: 480,
	pauseMinutes: 0,
	autoPauseMinutes: 30,
	holidayCreditMinutes: 0,
	absenceCreditMinutes: 0,
	extraMinutes: 0,
	balanceMinutes: 0,
	overtimeMinutes: 0,
	pendingMinutes: 0,
};

/** What the simulator says of a day from 8:00 to 16:30 under the rule. */
export const simulated: SimulationAnswer = {
	days: [
		{
			...minutes,
			date: "2026-06-09",
			intervals: [],
			specialAccounts: [],
			arbzg: {
				netMinutes: 480,
				breakMinutes: 0,
				requiredBreakMinutes: 30,
				nightMinutes: 0,
				nightWork: false,
				restBeforeMinutes: null,
			},
			violations: [
				{
					code: "BREAK_MISSING",
					severity: "WARNING",
					breakMinutes: 0,
					requiredMinutes: 30,
				},
			],
			trace: [
				{
					rule: "AUTOPAUSE",
					ruleIndex: 0,
					reason: "COMPLETE_DURATION",
					before: 510,
					after: 480,
					minutes: -30,
					parameters: { netMinutes: 510, afterMinutes: 360, countedMinutes: 0 },
				},
			],
		},
	],
	totals: { ...minutes, specialAccounts: [], carriedMinutes: 0, cutMinutes: 0 },
};
