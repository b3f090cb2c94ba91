import { expect, test } from "vitest";
import type { LeaveRuleKind } from "./leave-rule.ts";
import { type LeaveRuleTarget, resolveLeaveRules } from "./resolve-leave-rules.ts";

type Given = readonly [
	name: string,
	kind: LeaveRuleKind,
	target: LeaveRuleTarget,
	more?: {
		readonly distance?: number;
		readonly activityId?: string;
		readonly from?: string;
		readonly to?: string;
	},
];

/** What reaches a person → names of what holds on 2026-12-31, in order. */
// biome-ignore format: a table, one case a line
test.each<readonly [string, readonly Given[], readonly string[]]>([
	["nothing", [], []],
	["a person's own beats everybody's", [["all", "CONTRACTUAL", "GLOBAL"], ["own", "CONTRACTUAL", "USER"]], ["own"]],
	["a tag beats the employment type", [["type", "CONTRACTUAL", "EMPLOYMENT_TYPE"], ["tag", "CONTRACTUAL", "TAG"]], ["tag"]],
	["the employment type beats the unit, the unit the site", [["site", "STATUTORY", "SITE"], ["unit", "STATUTORY", "UNIT"], ["unit", "CONTRACTUAL", "UNIT"], ["type", "CONTRACTUAL", "EMPLOYMENT_TYPE"]], ["unit", "type"]],
	["the nearer unit", [["far", "DISABLED", "UNIT", { distance: 2 }], ["near", "DISABLED", "UNIT", { distance: 1 }]], ["near"]],
	["ages add up", [["50", "AGE", "GLOBAL"], ["55", "AGE", "UNIT"]], ["50", "55"]],
	["a rule that comes by two ways counts once", [["x", "EXTRA", "TAG"], ["x", "EXTRA", "GLOBAL"]], ["x"]],
	["each account has its own", [["a", "CONTRACTUAL", "GLOBAL"], ["b", "CONTRACTUAL", "GLOBAL", { activityId: "study" }]], ["a", "b"]],
	["in the order of the reckoning", [["youth", "YOUTH", "USER"], ["extra", "EXTRA", "USER"], ["contract", "CONTRACTUAL", "GLOBAL"], ["law", "STATUTORY", "GLOBAL"]], ["law", "contract", "extra", "youth"]],
	["what is over or to come does not hold", [["old", "CONTRACTUAL", "USER", { to: "2026-12-30" }], ["new", "CONTRACTUAL", "USER", { from: "2027-01-01" }], ["all", "CONTRACTUAL", "GLOBAL"]], ["all"]],
	["its last day still counts", [["old", "CONTRACTUAL", "USER", { to: "2026-12-31" }]], ["old"]],
	["of two that are equally near the newer", [["old", "CONTRACTUAL", "TAG", { from: "2025-01-01" }], ["new", "CONTRACTUAL", "TAG", { from: "2026-01-01" }]], ["new"]],
])("%s", (_title, given, names) => {
	const rows = given.map(([name, kind, target, more = {}]) => ({
		ruleId: name,
		versionId: name,
		activityId: more.activityId ?? "leave",
		kind,
		settings: { kind: "STATUTORY" } as const,
		target,
		distance: more.distance ?? 0,
		validFrom: more.from ?? "2020-01-01",
		validTo: more.to ?? null,
	}));
	for (const order of [rows, rows.toReversed()])
		expect(resolveLeaveRules(order, "2026-12-31").map(({ ruleId }) => ruleId)).toEqual(names);
});
