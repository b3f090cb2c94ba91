import { expect, test } from "vitest";
import { defaultRoles } from "./default-roles.ts";
import { grantableLevels, isPermissionKey } from "./permission-keys.ts";

test("a new tenant has six roles, one of them for everybody", () => {
	expect(defaultRoles.map((role) => role.name)).toEqual([
		"Administrator",
		"Personalabteilung",
		"Abrechnung",
		"Abteilungsleitung",
		"Planung",
		"Mitarbeiter",
	]);
	expect(defaultRoles.filter((role) => role.isDefault)).toHaveLength(1);
});

test.each(defaultRoles)("$name grants only what can be granted", (role) => {
	for (const [key, level] of Object.entries(role.grants)) {
		expect(isPermissionKey(key)).toBe(true);
		if (isPermissionKey(key)) expect(grantableLevels(key)).toContain(level);
		expect(level).not.toBe("NONE");
	}
});

test.each(defaultRoles)("$name is administrator only by name", (role) => {
	expect("access.defaults" in role.grants).toBe(role.name === "Administrator");
});

test("positions are granted to nobody by name", () => {
	expect(defaultRoles.some((role) => "positions.manage" in role.grants)).toBe(false);
});
