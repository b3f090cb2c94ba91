import { describe, expect, test } from "vitest";
import type { OfficeGrant } from "#kit/testing/open-office.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { dayWithoutPause, legalPauses, rounding, rulesOf } from "./test-rules.ts";

const server = useTestServer();

async function office(level: OfficeGrant["level"] = "FULL") {
	const key = "timerules.manage" as const;
	const built = await openOffice(server(), { key, level });
	return { ...built, rules: rulesOf(built.browser) };
}

test("a rule is created switched off, listed and read", async () => {
	const { browser, rules, eventsOf } = await office();
	const id = await rules.made("Gesetzliche Pausen");
	const { answer } = await browser.call(contract.listTimeRules, {});
	const settings = { ...legalPauses, minBlockMinutes: 15, validFrom: null, validTo: null };
	const shown = { id, name: "Gesetzliche Pausen", type: "AUTOPAUSE", isEnabled: false, version: 1 };
	expect(answer.items).toEqual([
		{ ...shown, settings, validFrom: "2026-01-01", assignmentCount: 0 },
	]);
	expect(await rules.get(id)).toEqual({
		...shown,
		versions: [
			{
				id: expect.any(String),
				validFrom: "2026-01-01",
				validTo: null,
				settings,
				examples: [dayWithoutPause],
			},
		],
		assignments: [],
	});
	expect((await eventsOf(id)).map(({ action }) => action)).toEqual(["created"]);
});

test("names are there once, whatever their capitals", async () => {
	const { rules } = await office();
	await rules.made("Pausen");
	const { status, refusal } = await rules.create("PAUSEN");
	expect([status, refusal.code]).toEqual([409, "TIME_RULE_NAME_TAKEN"]);
});

test("a rule is renamed once; who saw less is told", async () => {
	const { browser, rules, eventsOf } = await office();
	const id = await rules.made("Pausen");
	const rename = (version: number, name: string) =>
		browser.call(contract.updateTimeRule, { id, version, name });
	expect((await rename(1, "Pausen neu")).answer).toEqual({ version: 2 });
	const { status, refusal } = await rename(1, "Pausen alt");
	expect([status, refusal.code]).toEqual([409, "STALE_VERSION"]);
	expect(await rules.get(id)).toMatchObject({ name: "Pausen neu" });
	expect((await eventsOf(id)).at(-1)).toEqual({
		action: "changed",
		before: { name: "Pausen" },
		after: { name: "Pausen neu" },
	});
});

test.each([
	["a step of more than a day", { steps: [{ afterMinutes: 9999, pauseMinutes: 30 }] }],
	["an unknown behaviour", { behaviour: "SOMETIMES" as never }],
	["an unknown key", { colour: "red" } as never],
])("%s is malformed", async (_title, wrong) => {
	const { rules } = await office();
	const settings = { ...legalPauses, ...wrong };
	const { status, refusal } = await rules.create("Pausen", { settings });
	expect([status, refusal.code]).toEqual([400, "MALFORMED"]);
});

describe("a rule is switched on", () => {
	test("when its example comes out, and off again", async () => {
		const { rules, eventsOf } = await office();
		const id = await rules.made("Pausen");
		expect((await rules.switched(id, true)).answer).toEqual({ version: 2 });
		expect(await rules.get(id)).toMatchObject({ isEnabled: true });
		await rules.switched(id, false);
		expect((await eventsOf(id)).map(({ action }) => action)).toEqual([
			"created",
			"switched-on",
			"switched-off",
		]);
	});

	test("not without an example", async () => {
		const { rules } = await office();
		const id = await rules.made("Pausen", { examples: [] });
		const { status, refusal } = await rules.switched(id, true);
		expect([status, refusal.code]).toEqual([422, "TIME_RULE_EXAMPLES_MISSING"]);
	});

	test("not when an example comes to something else, which is told", async () => {
		const { rules } = await office();
		const { expected } = dayWithoutPause;
		const missed = {
			...dayWithoutPause,
			name: "Neun Stunden",
			expected: { ...expected, autoPauseMinutes: 45 },
		};
		const id = await rules.made("Pausen", { examples: [dayWithoutPause, missed] });
		const { status, refusal } = await rules.switched(id, true);
		expect([status, refusal.code]).toEqual([422, "TIME_RULE_EXAMPLE_MISSED"]);
		expect(refusal.message).toBe(
			"Das Beispiel „Neun Stunden“ stimmt nicht. Automatische Pausen: erwartet 0:45, berechnet 0:30.",
		);
		expect(refusal.facts).toEqual({
			example: "Neun Stunden",
			figure: "autoPauseMinutes",
			expected: 45,
			found: 30,
		});
		expect(await rules.get(id)).toMatchObject({ isEnabled: false });
	});

	test("and is not deleted meanwhile", async () => {
		const { browser, rules } = await office();
		const id = await rules.made("Pausen");
		await rules.switched(id, true);
		const { refusal } = await browser.call(contract.deleteTimeRule, { id });
		expect(refusal.code).toBe("TIME_RULE_IS_ON");
		await rules.switched(id, false);
		const again = await browser.call(contract.deleteTimeRule, { id });
		expect(again.status).toBe(200);
		const { status } = await browser.call(contract.getTimeRule, { id });
		expect(status).toBe(404);
	});
});

describe("versions", () => {
	const say = async (
		{ browser, rules }: Awaited<ReturnType<typeof office>>,
		id: string,
		validFrom: string,
		more: object = {},
	) =>
		browser.call(contract.createTimeRuleVersion, {
			id,
			version: (await rules.get(id)).version,
			validFrom,
			settings: legalPauses,
			examples: [dayWithoutPause],
			...more,
		});
	const daysOf = async ({ rules }: Awaited<ReturnType<typeof office>>, id: string) =>
		(await rules.get(id)).versions.map(({ validFrom, validTo }) => `${validFrom} ${validTo}`);

	test("a new one ends the one before, and gives its days back", async () => {
		const at = await office();
		const id = await at.rules.made("Pausen");
		await say(at, id, "2027-01-01");
		const { answer } = await say(at, id, "2026-07-01");
		expect(await daysOf(at, id)).toEqual([
			"2027-01-01 null",
			"2026-07-01 2026-12-31",
			"2026-01-01 2026-06-30",
		]);
		const twice = await say(at, id, "2026-07-01");
		expect(twice.refusal.code).toBe("TIME_RULE_VERSION_TWICE");
		await at.browser.call(contract.deleteTimeRuleVersion, { id, versionId: answer.id });
		expect(await daysOf(at, id)).toEqual(["2027-01-01 null", "2026-01-01 2026-12-31"]);
	});

	test("the only one stays", async () => {
		const { browser, rules } = await office();
		const id = await rules.made("Pausen");
		const [only] = (await rules.get(id)).versions;
		const { refusal } = await browser.call(contract.deleteTimeRuleVersion, {
			id,
			versionId: only?.id as string,
		});
		expect(refusal.code).toBe("TIME_RULE_LAST_VERSION");
	});

	test("the kind is fixed, of ROUNDING also what is rounded", async () => {
		const at = await office();
		const id = await at.rules.made("Beginn", { settings: rounding("BEGIN") });
		const other = await say(at, id, "2027-01-01");
		expect(other.refusal.code).toBe("TIME_RULE_KIND_CHANGED");
		const end = { settings: rounding("END"), examples: [] };
		const { refusal } = await say(at, id, "2027-01-01", end);
		expect(refusal.code).toBe("TIME_RULE_KIND_CHANGED");
	});

	test("of a rule that is on, each one's examples come out", async () => {
		const at = await office();
		const { browser, rules } = at;
		const id = await rules.made("Pausen");
		await rules.switched(id, true);
		const none = { ...legalPauses, steps: [] };
		const made = await say(at, id, "2027-01-01", { settings: none });
		expect(made.refusal.code).toBe("TIME_RULE_EXAMPLE_MISSED");
		const { versions, version } = await rules.get(id);
		const changed = await browser.call(contract.updateTimeRuleVersion, {
			id,
			versionId: versions[0]?.id as string,
			version,
			settings: legalPauses,
			examples: [],
		});
		expect(changed.refusal.code).toBe("TIME_RULE_EXAMPLES_MISSING");
		expect(await daysOf(at, id)).toEqual(["2026-01-01 null"]);
	});

	test("one is corrected; who saw less is told", async () => {
		const { browser, rules } = await office();
		const id = await rules.made("Pausen");
		const { versions } = await rules.get(id);
		const versionId = versions[0]?.id as string;
		const settings = { ...legalPauses, minBlockMinutes: 10 };
		const correct = (version: number) =>
			browser.call(contract.updateTimeRuleVersion, {
				id,
				versionId,
				version,
				settings,
				examples: [],
			});
		expect((await correct(1)).answer).toEqual({ version: 2 });
		expect((await rules.get(id)).versions[0]).toMatchObject({ settings, examples: [] });
		expect((await correct(1)).refusal.code).toBe("STALE_VERSION");
	});
});

test("another company's rule is missing", async () => {
	const id = await (await office()).rules.made("Pausen");
	const { browser, rules } = await office();
	const calls = [
		browser.call(contract.getTimeRule, { id }),
		browser.call(contract.updateTimeRule, { id, version: 1, name: "Meine" }),
		browser.call(contract.updateTimeRuleState, { id, version: 1, isEnabled: true }),
		browser.call(contract.deleteTimeRule, { id }),
	];
	const statuses = (await Promise.all(calls)).map(({ status }) => status);
	expect(statuses).toEqual([404, 404, 404, 404]);
	expect((await rules.create("Pausen")).status).toBe(200);
});

test("each level opens what it says, and no more", async () => {
	const { browser } = await office("LIST");
	const id = "01a1fd2c-47a0-70d1-9a38-000000000021";
	const list = await browser.call(contract.listTimeRules, {});
	const get = await browser.call(contract.getTimeRule, { id });
	expect([list.status, get.status]).toEqual([200, 403]);
	const reader = await office("READ");
	expect((await reader.rules.create("Pausen")).status).toBe(403);
	const writer = await office("WRITE");
	const made = await writer.rules.made("Pausen");
	const gone = await writer.browser.call(contract.deleteTimeRule, { id: made });
	expect(gone.status).toBe(403);
});
