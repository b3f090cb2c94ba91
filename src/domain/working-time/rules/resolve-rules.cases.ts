import type { AssignedRule, RuleTarget } from "./resolve-rules.ts";
import { type TimeRule, timeRule } from "./rule-catalogue.ts";

const settings = {
	pause: { type: "AUTOPAUSE", behaviour: "COMPLETE_DURATION", steps: [] },
	begin: { type: "ROUNDING", target: "BEGIN", mode: "UP", gridMinutes: 15 },
	end: { type: "ROUNDING", target: "END", mode: "DOWN", gridMinutes: 15 },
} as const;

function row(
	ruleId: string,
	target: RuleTarget,
	more: {
		readonly of?: keyof typeof settings;
		readonly distance?: number;
		readonly from?: string;
		readonly to?: string;
	} = {},
): AssignedRule {
	const read: TimeRule = timeRule.parse(settings[more.of ?? "pause"]);
	return {
		ruleId,
		versionId: `${ruleId} 1`,
		type: read.type,
		settings: read,
		target,
		distance: more.distance ?? 0,
		validFrom: more.from ?? "2026-01-01",
		validTo: more.to ?? null,
	};
}

/** Title, rows, the rules that hold on 2026-06-09. */
export const resolveCases: readonly (readonly [
	string,
	readonly AssignedRule[],
	readonly string[],
])[] = [
	["nothing given", [], []],
	["for everybody", [row("all", "GLOBAL")], ["all"]],
	["a site beats everybody", [row("all", "GLOBAL"), row("site", "SITE")], ["site"]],
	["a unit beats its site", [row("site", "SITE"), row("unit", "UNIT")], ["unit"]],
	[
		"the nearest unit beats the ones above, whenever they began",
		[
			row("above", "UNIT", { distance: 2, from: "2026-06-01" }),
			row("own", "UNIT", { distance: 0 }),
			row("between", "UNIT", { distance: 1, from: "2026-05-01" }),
		],
		["own"],
	],
	[
		"an employment type beats the unit",
		[row("unit", "UNIT"), row("type", "EMPLOYMENT_TYPE")],
		["type"],
	],
	[
		"a worksheet beats the employment type",
		[row("type", "EMPLOYMENT_TYPE"), row("sheet", "WORKSHEET")],
		["sheet"],
	],
	["a person beats all", [row("sheet", "WORKSHEET"), row("own", "USER")], ["own"]],
	[
		"what ended yesterday is gone",
		[row("all", "GLOBAL"), row("own", "USER", { to: "2026-06-08" })],
		["all"],
	],
	[
		"the last day counts",
		[row("all", "GLOBAL"), row("own", "USER", { to: "2026-06-09" })],
		["own"],
	],
	[
		"what begins tomorrow does not hold yet",
		[row("all", "GLOBAL"), row("own", "USER", { from: "2026-06-10" })],
		["all"],
	],
	[
		"the first day counts",
		[row("all", "GLOBAL"), row("own", "USER", { from: "2026-06-09" })],
		["own"],
	],
	[
		"the targets of ROUNDING stand beside each other",
		[row("begin", "GLOBAL", { of: "begin" }), row("end", "USER", { of: "end" })],
		["begin", "end"],
	],
	[
		"of one target of ROUNDING the nearest holds",
		[row("far", "GLOBAL", { of: "begin" }), row("near", "SITE", { of: "begin" })],
		["near"],
	],
	[
		"other types stay",
		[row("pause", "USER"), row("begin", "GLOBAL", { of: "begin" })],
		["begin", "pause"],
	],
	[
		"of two that are equally near the newer holds",
		[row("older", "UNIT"), row("newer", "UNIT", { from: "2026-02-01" })],
		["newer"],
	],
];

/** Title, rows, range, what holds when. */
export const rangeCases: readonly (readonly [
	string,
	readonly AssignedRule[],
	{ readonly from: string; readonly to: string },
	readonly string[],
])[] = [
	[
		"a person's own time splits what holds for everybody",
		[row("all", "GLOBAL"), row("own", "USER", { from: "2026-03-10", to: "2026-03-20" })],
		{ from: "2026-03-01", to: "2026-03-31" },
		["all 2026-03-01 2026-03-09", "own 2026-03-10 2026-03-20", "all 2026-03-21 2026-03-31"],
	],
	[
		"another slot's change does not split",
		[row("all", "GLOBAL"), row("end", "USER", { of: "end", from: "2026-03-10" })],
		{ from: "2026-03-01", to: "2026-03-31" },
		["all 2026-03-01 2026-03-31", "end 2026-03-10 2026-03-31"],
	],
	[
		"a gap stays a gap",
		[row("one", "SITE", { to: "2026-03-05" }), row("two", "SITE", { from: "2026-03-08" })],
		{ from: "2026-03-01", to: "2026-03-10" },
		["one 2026-03-01 2026-03-05", "two 2026-03-08 2026-03-10"],
	],
	[
		"one day",
		[row("all", "GLOBAL")],
		{ from: "2026-03-01", to: "2026-03-01" },
		["all 2026-03-01 2026-03-01"],
	],
	["no day", [row("all", "GLOBAL")], { from: "2026-03-02", to: "2026-03-01" }, []],
];
