import { describe, expect, test } from "vitest";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
type Given = GivenOf<typeof contract.simulateWorkingTime>;

const office = (level: "LIST" | "READ" = "READ") =>
	openOffice(server(), { key: "timetrackings.manage", level });

const shift: Given = {
	from: "2026-03-28",
	to: "2026-03-29",
	rules: [
		{
			type: "AUTOPAUSE",
			behaviour: "COMPLETE_DURATION",
			steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
		},
	],
	preset: "ESTG_3B",
	holidayRegion: "DE-NW",
	trackings: [{ begin: "2026-03-28T22:00:00+01:00", end: "2026-03-29T06:00:00+02:00" }],
};

test("a shift of the short night, with its automatic pause and its surcharges", async () => {
	const { browser } = await office();
	const { answer } = await browser.call(contract.simulateWorkingTime, shift);
	expect(answer.totals).toMatchObject({
		workedMinutes: 390,
		autoPauseMinutes: 30,
		balanceMinutes: 390,
	});
	expect(answer.days.map(({ date, specialAccounts }) => [date, specialAccounts])).toEqual([
		["2026-03-28", [{ code: "NIGHT25", minutes: 120, factorMinutes: 30 }]],
		[
			"2026-03-29",
			[
				{ code: "NIGHT25", minutes: 90, factorMinutes: 23 },
				{ code: "NIGHT40", minutes: 180, factorMinutes: 72 },
				{ code: "SUNDAY50", minutes: 270, factorMinutes: 135 },
			],
		],
	]);
	expect(answer.days[0]?.intervals).toContainEqual({
		begin: "2026-03-29T05:00:00+02:00",
		end: "2026-03-29T05:30:00+02:00",
		kind: "AUTOPAUSE",
	});
	expect(answer.days[0]?.trace[0]).toMatchObject({ rule: "AUTOPAUSE", ruleIndex: 0, minutes: -30 });
});

describe("what does not fit is named by its field", () => {
	test.each([
		["colour", { ...shift, colour: "red" } as Given],
		["worksheet.colour", { ...shift, worksheet: { colour: "red" } as never }],
		["from", { ...shift, from: "2026-04-01" }],
		["to", { ...shift, to: "2027-12-31" }],
		["trackings.0.begin", { ...shift, trackings: [{ begin: "2026-03-28T22:00:00", end: null }] }],
		[
			"trackings.1.begin",
			{
				...shift,
				trackings: [...(shift.trackings ?? []), { begin: "2026-03-28T23:00:00+01:00", end: null }],
			},
		],
		["rules.1", { ...shift, rules: shift.rules?.flatMap((one) => [one, one]) }],
	])("%s", async (field, given) => {
		const { browser } = await office();
		const { status, refusal } = await browser.call(contract.simulateWorkingTime, given);
		expect(status).toBe(400);
		expect(refusal.details.map((fault) => fault.field)).toEqual([field]);
		expect(refusal.details[0]?.text).not.toBe("");
	});
});

test.each([
	["de-DE", "Der erste Tag liegt nach dem letzten."],
	["en-EN", "The first day lies after the last one."],
])("in %s", async (language, text) => {
	const { browser } = await office();
	browser.headers[requestHeaders.language] = language;
	const given = { ...shift, from: "2026-04-01" };
	const { refusal } = await browser.call(contract.simulateWorkingTime, given);
	expect(refusal.details).toEqual([{ field: "from", text }]);
});

test("to look at lists of entries is not enough", async () => {
	const { browser } = await office("LIST");
	const { status } = await browser.call(contract.simulateWorkingTime, shift);
	expect(status).toBe(403);
});
