import { describe, expect, test } from "vitest";
import { lockSeconds } from "./attempt-limits.ts";
import { passwordFaults } from "./password-faults.ts";
import { defaultPasswordPolicy, specialCharacters } from "./password-policy.ts";
import { passwordStrength } from "./password-strength.ts";

describe("strength", () => {
	test.each([
		["", 0],
		["a", 1],
		["aB", 2],
		["aB1", 3],
		["aB1!", 4],
		["aB1!aB1!", 5],
		["Stundwerk-2026!", 5],
		["12345678", 2],
		// umlauts are letters, not special characters
		["ÄÖÜäöü12", 4],
		["Grüße-2026", 5],
		// emoji neither count as letters nor as special characters
		["aB1🙂🙂🙂", 4],
	])("of %j is %i", (password, strength) => {
		expect(passwordStrength(defaultPasswordPolicy, password)).toBe(strength);
	});

	test("an empty password is worth nothing even where nothing is asked", () => {
		const nothing = {
			minimumLength: 0,
			maximumLength: 64,
			uppersCount: 0,
			lowersCount: 0,
			digitsCount: 0,
			specialCharsCount: 0,
		};
		expect(passwordStrength(nothing, "")).toBe(0);
		expect(passwordStrength(nothing, "x")).toBe(5);
	});

	test("every special character of the list counts, a space does not", () => {
		for (const one of specialCharacters) {
			expect(passwordStrength(defaultPasswordPolicy, `Abcdefg1${one}`)).toBe(5);
		}
		expect(passwordStrength(defaultPasswordPolicy, "Abcdefg1 ")).toBe(4);
	});
});

describe("faults", () => {
	test.each([
		["Stundwerk-2026!", undefined, []],
		["Stundwerk-2026!", "Stundwerk-2026!", ["unchanged"]],
		["kurz", "alt", ["length", "uppers", "digits", "specials"]],
		[`Aa1!${"x".repeat(60)}`, undefined, []],
		[`Aa1!${"x".repeat(61)}`, undefined, ["maximum"]],
	])("of %j after %j", (password, old, faults) => {
		expect(passwordFaults(defaultPasswordPolicy, password, old)).toEqual(faults);
	});

	test("counts above one are counted", () => {
		const strict = { ...defaultPasswordPolicy, digitsCount: 4 };
		expect(passwordFaults(strict, "Stundwerk-202!")).toEqual(["digits"]);
		expect(passwordFaults(strict, "Stundwerk-2026!")).toEqual([]);
	});
});

test.each([
	[4, 0],
	[5, 60],
	[6, 120],
	[7, 240],
	[8, 480],
	[9, 900],
	[40, 900],
])("failure %i of 5 locks %i s", (failures, seconds) => {
	expect(lockSeconds(failures, 5)).toBe(seconds);
});
