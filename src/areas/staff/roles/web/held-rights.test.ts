import { expect, test } from "vitest";
import { permissionKeys } from "#domain/access/permission-keys.ts";
import { heldGroups, heldOf } from "./held-rights.ts";
import type { Levels } from "./use-permissions-form.ts";

const none = Object.fromEntries(permissionKeys.map((key) => [key, "NONE"])) as Levels;

test("only what is granted is told, by group", () => {
	const levels: Levels = { ...none, "users.manage": "READ", "payroll.manage": "FULL" };
	expect(heldGroups(levels)).toEqual([
		{ group: "organisation", held: [{ key: "users.manage", level: "READ" }] },
		{ group: "payroll", held: [{ key: "payroll.manage", level: "FULL" }] },
	]);
	expect(heldGroups(none)).toEqual([]);
});

test("what everything includes is not told again", () => {
	const levels: Levels = {
		...none,
		"access.defaults": "READ",
		"users.manage": "LIST",
		"sites.manage": "READ",
		"units.manage": "WRITE",
	};
	expect(heldOf("organisation", levels)).toEqual([{ key: "units.manage", level: "WRITE" }]);
	expect(heldOf("everything", levels)).toEqual([]);
});
