import { expect, test } from "vitest";
import { routeCases } from "./route-is-open.cases.ts";
import { routeIsOpen } from "./route-is-open.ts";
import { sessionFeatures } from "./ui-features.ts";

test.each(routeCases)("$title", ({ route, open, ...session }) => {
	const none = { uiFeatures: [], permissions: {}, trialState: "NONE", developerTools: false };
	expect(routeIsOpen(route, { ...none, ...session })).toBe(open);
});

test.each([
	["absences.manage", "FULL", ["USERS", "MANAGER"]],
	["timetrackings.manage", "FULL", ["USERS", "MANAGER"]],
	["access.defaults", "FULL", ["USERS", "MANAGER"]],
	["absences.manage", "WRITE", ["USERS"]],
	["users.manage", "FULL", ["USERS"]],
] as const)("%s %s has features %j", (key, level, features) => {
	const permissions = { [key]: [{ scope: "UNIT", level, unitId: "north" }] } as const;
	const tenant = ["MANAGER", "USERS", "NO_SUCH_FEATURE"];
	expect(sessionFeatures(tenant, permissions)).toEqual(features);
});

test("a tenant without MANAGER has none for anybody", () => {
	const permissions = { "access.defaults": [{ scope: "GLOBAL", level: "FULL" }] } as const;
	expect(sessionFeatures(["USERS"], permissions)).toEqual(["USERS"]);
});
