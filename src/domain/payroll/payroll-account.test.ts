import { expect, test } from "vitest";
import { payrollAccountTypes, sourceFault, withoutOtherSources } from "./payroll-account.ts";

const none = { specialAccountId: null, activityId: null, activityClass: null, workedOnly: false };
const all = { specialAccountId: "s", activityId: "a", activityClass: "SICK", workedOnly: true };

test.each(payrollAccountTypes)(
	"%s is about one thing or none, and says which is missing",
	(type) => {
		const account = withoutOtherSources({ type, ...all });
		expect(sourceFault(account)).toBeUndefined();
		const { workedOnly, ...said } = account;
		expect(workedOnly).toBe(type === "TARGETACTUALS_ACTUAL");
		const named = Object.entries(said).filter(([name, value]) => name !== "type" && value !== null);
		const [source] = named[0] ?? [];
		expect(sourceFault({ type, ...none })).toBe(source);
		expect(sourceFault({ type, ...all })).toBeDefined();
	},
);

test.each([
	["SPECIALACCOUNT_ID", "specialAccountId"],
	["ABSENCEACTIVITY_ID", "activityId"],
	["ABSENCEACTIVITY_CLASS", "activityClass"],
	["HOLIDAY", undefined],
] as const)("%s needs %s", (type, source) => {
	expect(sourceFault({ type, ...none })).toBe(source);
});
