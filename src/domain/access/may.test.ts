import { expect, test } from "vitest";
import { mayCases } from "./may.cases.ts";
import { holdsAnywhere, holdsGlobally, isAdministrator, may } from "./may.ts";
import { permissionKeys } from "./permission-keys.ts";

test.each(mayCases)("$title", ({ permissions, key, level, place, expected }) => {
	expect([
		may(permissions, key, level, place),
		holdsAnywhere(permissions, key, level),
		holdsGlobally(permissions, key, level),
	]).toEqual(expected);
});

test("an administrator may do everything everywhere", () => {
	const permissions = { "access.defaults": [{ scope: "GLOBAL", level: "FULL" }] } as const;
	expect(isAdministrator(permissions)).toBe(true);
	for (const key of permissionKeys) {
		expect(may(permissions, key, "FULL", { siteId: null, unitIds: [] })).toBe(true);
		expect(holdsGlobally(permissions, key, "FULL")).toBe(true);
	}
});

test.each([
	[{}],
	[{ "access.defaults": [{ scope: "GLOBAL", level: "WRITE" }] }],
	[{ "access.defaults": [{ scope: "UNIT", level: "FULL", unitId: "company" }] }],
	[{ "settings.manage": [{ scope: "GLOBAL", level: "FULL" }] }],
] as const)("%j is no administrator", (permissions) => {
	expect(isAdministrator(permissions)).toBe(false);
});
