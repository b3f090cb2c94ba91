import { expect, test } from "vitest";
import { sourceFault } from "./payroll-account.ts";
import { starterAccounts, starterSets } from "./starter-sets.ts";

const night = new Map([["NIGHT25", "n"]]);

test.each(starterSets)("%s: each account says what it is about, and pays no hour twice", (set) => {
	const accounts = starterAccounts(set, night);
	expect(accounts.map(sourceFault)).toEqual(accounts.map(() => undefined));
	const codes = accounts.map(({ code }) => code);
	expect(new Set(codes).size).toBe(codes.length);
	const paid = accounts.filter(({ type }) => type === "TARGETACTUALS_ACTUAL");
	expect(paid.every(({ workedOnly }) => workedOnly)).toBe(true);
	expect(paid).toHaveLength(set.endsWith("HOURLY") ? 1 : 0);
	expect(codes.filter((code) => code === "NIGHT25" || code === "SUNDAY50")).toEqual(["NIGHT25"]);
});
