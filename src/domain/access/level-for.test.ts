import { expect, test } from "vitest";
import { levelFor } from "./level-for.ts";

test.each([
	["users.manage", "LIST", "LIST"],
	["users.manage", "READ", "READ"],
	["users.manage", "CREATE", "WRITE"],
	["users.manage", "CHANGE", "WRITE"],
	["users.manage", "DELETE", "FULL"],
	["overtime.manage", "APPROVE", "FULL"],
	["timetrackings.manage", "LIST", "READ"],
	["timetrackings.manage", "READ", "READ"],
	["timetrackings.manage", "REQUEST", "WRITE"],
	["timetrackings.manage", "CREATE", "WRITE"],
	["timetrackings.manage", "CHANGE", "WRITE"],
	["timetrackings.manage", "APPROVE", "FULL"],
	["timetrackings.manage", "REJECT", "FULL"],
	["timetrackings.manage", "CANCEL", "FULL"],
	["timetrackings.manage", "DELETE", "FULL"],
	["absences.manage", "LIST", "READ"],
	["absences.manage", "REQUEST", "WRITE"],
	["absences.manage", "CANCEL", "FULL"],
	["liveview.enabled", "READ", "READ"],
	["liveview.enabled", "CHANGE", "READ"],
	["calendar.showusersofownunit", "LIST", "READ"],
	["shiftplan.availabilities.own.manage", "CHANGE", "WRITE"],
] as const)("%s: %s needs %s", (key, action, level) => {
	expect(levelFor(key, action)).toBe(level);
});
