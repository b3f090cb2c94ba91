import { describe, expect, test } from "vitest";
import { type OfficeGrant, openOffice } from "#kit/testing/open-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import {
	fromFifty,
	leaveActivity,
	leaveRulesOf,
	statutory,
	thirtyDays,
} from "./test-leave-rules.ts";

const server = useTestServer();
const nowhere = "01a1fd2c-47a0-70d1-9a38-000000000021";

async function office(level: OfficeGrant["level"] = "FULL") {
	const key = "leaveaccounts.manage" as const;
	const built = await openOffice(server(), { key, level }, async (tenant) => ({
		leave: await leaveActivity(tenant),
		sick: await tenant.activity({ name: "Krank", classType: "SICK" }),
	}));
	return { ...built, rules: leaveRulesOf(built.browser, built.leave) };
}

test("a rule is created switched off, listed and read", async () => {
	const { browser, rules, leave, eventsOf } = await office();
	const id = await rules.made("30 Tage", thirtyDays);
	const { answer } = await browser.call(contract.listLeaveRules, {});
	const shown = {
		id,
		name: "30 Tage",
		kind: "CONTRACTUAL",
		activityId: leave,
		activityName: "Erholungsurlaub",
		isEnabled: false,
		version: 1,
	};
	expect(answer.items).toEqual([
		{ ...shown, settings: thirtyDays, validFrom: "2026-01-01", assignmentCount: 0 },
	]);
	const version = { validFrom: "2026-01-01", validTo: null, settings: thirtyDays };
	expect(await rules.get(id)).toEqual({
		...shown,
		versions: [{ id: expect.any(String), ...version }],
		assignments: [],
	});
	expect((await eventsOf(id)).map(({ action }) => action)).toEqual(["created"]);
});

test("names are there once, whatever their capitals", async () => {
	const { rules } = await office();
	await rules.made("Gesetz", statutory);
	const { status, refusal } = await rules.create("GESETZ", statutory);
	expect([status, refusal.code]).toEqual([409, "LEAVE_RULE_NAME_TAKEN"]);
});

test.each([
	["sickness", "sick"],
	["nothing", "nowhere"],
] as const)("there is no account of %s", async (_what, which) => {
	const { rules, sick } = await office();
	const activityId = which === "sick" ? sick : nowhere;
	const { status, refusal } = await rules.create("Gesetz", statutory, { activityId });
	expect([status, refusal.code]).toEqual([404, "LEAVE_RULE_ACTIVITY_NOT_FOUND"]);
});

test.each([
	["days below nothing", { ...thirtyDays, days: "-1" }],
	["a fifth decimal", { ...thirtyDays, days: "30.00001" }],
	["an unknown key", { ...thirtyDays, colour: "red" } as never],
	["an unknown kind", { kind: "MAGIC" } as never],
	["a text that the database has no place for", { kind: "EXTRA", days: "1", label: "\0" } as never],
])("%s is malformed", async (_title, settings) => {
	const { rules } = await office();
	const { status, refusal } = await rules.create("Vertrag", settings);
	expect([status, refusal.code]).toEqual([400, "MALFORMED"]);
});

test("a rule is renamed once; who saw less is told", async () => {
	const { browser, rules, eventsOf } = await office();
	const id = await rules.made("Gesetz", statutory);
	const rename = (version: number, name: string) =>
		browser.call(contract.updateLeaveRule, { id, version, name });
	expect((await rename(1, "BUrlG")).answer).toEqual({ version: 2 });
	expect((await rename(2, "BUrlG")).answer).toEqual({ version: 2 });
	const { status, refusal } = await rename(1, "Alt");
	expect([status, refusal.code]).toEqual([409, "STALE_VERSION"]);
	expect((await eventsOf(id)).at(-1)).toEqual({
		action: "changed",
		before: { name: "Gesetz" },
		after: { name: "BUrlG" },
	});
});

test("what is switched on is not deleted", async () => {
	const { browser, rules, eventsOf } = await office();
	const id = await rules.made("Gesetz", statutory);
	expect((await rules.switched(id, true)).answer).toEqual({ version: 2 });
	const kept = await browser.call(contract.deleteLeaveRule, { id });
	expect([kept.status, kept.refusal.code]).toEqual([409, "LEAVE_RULE_IS_ON"]);
	await rules.switched(id, false);
	expect((await browser.call(contract.deleteLeaveRule, { id })).status).toBe(200);
	expect((await browser.call(contract.getLeaveRule, { id })).status).toBe(404);
	const actions = (await eventsOf(id)).map(({ action }) => action);
	expect(actions).toEqual(["created", "switched-on", "switched-off", "deleted"]);
});

describe("versions", () => {
	type Office = Awaited<ReturnType<typeof office>>;
	const say = async ({ browser, rules }: Office, id: string, validFrom: string, settings: object) =>
		browser.call(contract.createLeaveRuleVersion, {
			id,
			version: await rules.versionOf(id),
			validFrom,
			settings: settings as typeof thirtyDays,
		});
	const daysOf = async ({ rules }: Office, id: string) =>
		(await rules.get(id)).versions.map(({ validFrom, validTo }) => `${validFrom} ${validTo}`);

	test("a new one ends the one before, and gives its days back", async () => {
		const at = await office();
		const id = await at.rules.made("Vertrag", thirtyDays);
		await say(at, id, "2028-01-01", { ...thirtyDays, days: "32" });
		const { answer } = await say(at, id, "2027-01-01", { ...thirtyDays, days: "31" });
		expect(await daysOf(at, id)).toEqual([
			"2028-01-01 null",
			"2027-01-01 2027-12-31",
			"2026-01-01 2026-12-31",
		]);
		const twice = await say(at, id, "2027-01-01", thirtyDays);
		expect(twice.refusal.code).toBe("LEAVE_RULE_VERSION_TWICE");
		await at.browser.call(contract.deleteLeaveRuleVersion, { id, versionId: answer.id });
		expect(await daysOf(at, id)).toEqual(["2028-01-01 null", "2026-01-01 2027-12-31"]);
	});

	test("the only one stays, and the kind is fixed", async () => {
		const at = await office();
		const id = await at.rules.made("Vertrag", thirtyDays);
		const [only] = (await at.rules.get(id)).versions;
		const versionId = only?.id as string;
		const gone = await at.browser.call(contract.deleteLeaveRuleVersion, { id, versionId });
		expect(gone.refusal.code).toBe("LEAVE_RULE_LAST_VERSION");
		expect((await say(at, id, "2027-01-01", statutory)).refusal.code).toBe(
			"LEAVE_RULE_KIND_CHANGED",
		);
		const changed = await at.browser.call(contract.updateLeaveRuleVersion, {
			id,
			versionId,
			version: 1,
			settings: fromFifty,
		});
		expect(changed.refusal.code).toBe("LEAVE_RULE_KIND_CHANGED");
	});

	test("one is corrected; who saw less is told", async () => {
		const { browser, rules } = await office();
		const id = await rules.made("Vertrag", thirtyDays);
		const versionId = (await rules.get(id)).versions[0]?.id as string;
		const settings = { ...thirtyDays, days: "28.5" };
		const correct = (version: number) =>
			browser.call(contract.updateLeaveRuleVersion, { id, versionId, version, settings });
		expect((await correct(1)).answer).toEqual({ version: 2 });
		expect((await rules.get(id)).versions[0]).toMatchObject({ settings });
		expect((await correct(1)).refusal.code).toBe("STALE_VERSION");
	});
});

test("another company's rule and kind of leave are missing", async () => {
	const first = await office();
	const id = await first.rules.made("Gesetz", statutory);
	const { browser, rules } = await office();
	const calls = [
		browser.call(contract.getLeaveRule, { id }),
		browser.call(contract.updateLeaveRule, { id, version: 1, name: "Meine" }),
		browser.call(contract.updateLeaveRuleState, { id, version: 1, isEnabled: true }),
		browser.call(contract.deleteLeaveRule, { id }),
		rules.create("Fremd", statutory, { activityId: first.leave }),
	];
	const statuses = (await Promise.all(calls)).map(({ status }) => status);
	expect(statuses).toEqual([404, 404, 404, 404, 404]);
	expect((await rules.create("Gesetz", statutory)).status).toBe(200);
});

test("each level opens what it says, and no more", async () => {
	const { browser } = await office("LIST");
	const list = await browser.call(contract.listLeaveRules, {});
	const get = await browser.call(contract.getLeaveRule, { id: nowhere });
	expect([list.status, get.status]).toEqual([200, 403]);
	const reader = await office("READ");
	expect((await reader.rules.create("Gesetz", statutory)).status).toBe(403);
	const writer = await office("WRITE");
	const id = await writer.rules.made("Gesetz", statutory);
	expect((await writer.browser.call(contract.deleteLeaveRule, { id })).status).toBe(403);
});
