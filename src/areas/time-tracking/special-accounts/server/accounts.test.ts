import { expect, test } from "vitest";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import { estg3bPreset } from "#domain/surcharge/estg-3b.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountant, atNight, fromNewYear, nightAccount } from "./test-accounts.ts";

const server = useTestServer();
const nowhere = "01a1fd2c-47a0-70d1-9a38-000000000099";

test("an account is created, found by its code, and not twice", async () => {
	const { browser, create } = accountant(await testCompany(server()));
	const id = await create();
	const { answer } = await browser.call(contract.getSpecialAccount, { id });
	expect(answer).toMatchObject({ ...nightAccount, ruleCount: 0, userCount: 0, isEnabled: true });
	const again = { ...nightAccount, code: "nacht" };
	const { refusal } = await browser.call(contract.createSpecialAccount, again);
	expect(refusal.code).toBe("DUPLICATE");
});

test("rules and their conditions are written, and read with names", async () => {
	const { browser, create, addRule, rules } = accountant(await testCompany(server()));
	const accountId = await create();
	const ruleId = (await addRule(accountId)).answer.id;
	const { answer: targets } = await browser.call(contract.listConditionTargets, {});
	const activity = targets.activities[0] as { id: string; name: string };
	const unit = targets.units[0] as { id: string; name: string };
	const all: ConditionSettings[] = [
		atNight,
		{ type: "ACTIVITY", activities: [activity.id] },
		{ type: "UNIT", units: [unit.id] },
	];
	for (const settings of all) {
		const given = { ruleId, settings };
		await browser.call(contract.createSpecialAccountCondition, given);
	}
	const read = await rules(accountId);
	expect(read.names).toEqual(expect.arrayContaining([activity, unit]));
	const written = read.items[0]?.conditions.map(({ settings }) => settings);
	expect(written).toHaveLength(3);
	expect(written).toEqual(expect.arrayContaining(all));
});

test("rules and their conditions are changed and deleted", async () => {
	const { browser, create, addRule, rules } = accountant(await testCompany(server()));
	const accountId = await create();
	const ruleId = (await addRule(accountId)).answer.id;
	const add = () =>
		browser.call(contract.createSpecialAccountCondition, { ruleId, settings: atNight });
	const [first, second] = [await add(), await add()];
	const settings = { type: "MIN_DURATION", minutes: 600 } as const;
	const changed = await browser.call(contract.updateSpecialAccountCondition, {
		conditionId: first.answer.id,
		version: 1,
		settings,
	});
	await browser.call(contract.deleteSpecialAccountCondition, { conditionId: second.answer.id });
	const values = { name: "Lange Schichten", validFrom: "2026-02-01", validTo: "2026-12-31" };
	const given = { ruleId, version: 1, ...values };
	const renamed = await browser.call(contract.updateSpecialAccountRule, given);
	expect([changed.answer.version, renamed.answer.version]).toEqual([2, 2]);
	expect((await rules(accountId)).items).toMatchObject([{ ...values, conditions: [{ settings }] }]);
});

test("the last rule stays, another one goes with its conditions", async () => {
	const { browser, create, addRule, rules } = accountant(await testCompany(server()));
	const accountId = await create();
	const ruleId = (await addRule(accountId)).answer.id;
	const remove = () => browser.call(contract.deleteSpecialAccountRule, { ruleId });
	expect((await remove()).refusal.code).toBe("SPECIAL_ACCOUNT_LAST_RULE");
	const given = { ruleId, settings: atNight };
	await browser.call(contract.createSpecialAccountCondition, given);
	await addRule(accountId, "Sonntags");
	expect((await remove()).status).toBe(200);
	const left = (await rules(accountId)).items;
	expect(left.map(({ name }) => name)).toEqual(["Sonntags"]);
});

test("what cannot be meant is refused: days turned round, strange targets, malformed settings", async () => {
	const { browser, create, addRule } = accountant(await testCompany(server()));
	const accountId = await create();
	const backwards = await browser.call(contract.createSpecialAccountRule, {
		accountId,
		name: "Rückwärts",
		validFrom: "2026-02-01",
		validTo: "2026-01-01",
	});
	expect(backwards.refusal.code).toBe("SPECIAL_ACCOUNT_END_BEFORE_BEGIN");
	const ruleId = (await addRule(accountId)).answer.id;
	const { answer } = await browser.call(contract.listConditionTargets, {});
	const unitId = answer.units[0]?.id as string;
	const add = async (settings: object) =>
		(await browser.call(contract.createSpecialAccountCondition, { ruleId, settings } as never))
			.refusal.code;
	const unknown = "SPECIAL_ACCOUNT_TARGET_NOT_FOUND";
	expect(await add({ type: "UNIT", units: [nowhere] })).toBe(unknown);
	// a unit is no activity
	expect(await add({ type: "ACTIVITY", activities: [unitId] })).toBe(unknown);
	expect(await add({ type: "WORKSPACE", workspaces: ["x"] })).toBe(unknown);
	expect(await add({ type: "FULL_MOON" })).toBe("MALFORMED");
	expect(await add({ ...atNight, to: "25:00" })).toBe("MALFORMED");
	for (const classTypes of [["x"], ["\ud800"], []])
		expect(await add({ type: "ACTIVITY_CLASS", classTypes })).toBe("MALFORMED");
	const { status } = await browser.call(contract.createSpecialAccountCondition, {
		ruleId,
		settings: { type: "ACTIVITY_CLASS", classTypes: ["ACTION"] },
	});
	expect(status).toBe(200);
});

test("stale versions are refused with what is there now", async () => {
	const { browser, create, addRule } = accountant(await testCompany(server()));
	const ruleId = (await addRule(await create())).answer.id;
	const rename = (name: string) =>
		browser.call(contract.updateSpecialAccountRule, { ruleId, version: 1, name, ...fromNewYear });
	await rename("Erste");
	expect((await rename("Zweite")).refusal).toMatchObject({
		code: "STALE_VERSION",
		facts: { changedBy: "Alma Muster", current: { name: "Erste" } },
	});
	const made = await browser.call(contract.createSpecialAccountCondition, {
		ruleId,
		settings: atNight,
	});
	const { refusal } = await browser.call(contract.updateSpecialAccountCondition, {
		conditionId: made.answer.id,
		version: 7,
		settings: atNight,
	});
	expect(refusal.code).toBe("STALE_VERSION");
});

test("the preset of § 3b EStG makes five accounts that count like the law, once", async () => {
	const { browser, rules } = accountant(await testCompany(server()));
	const preset = () => browser.call(contract.createEstg3bAccounts, { validFrom: "2026-01-01" });
	const { ids } = (await preset()).answer;
	const { answer } = await browser.call(contract.listSpecialAccounts, {});
	expect(answer.items.map(({ code, name }) => [code, name])).toEqual([
		["HOLIDAY125", "Feiertag 125"],
		["HOLIDAY150", "Feiertag 150"],
		["NIGHT25", "Nacht 25"],
		["NIGHT40", "Nacht 40"],
		["SUNDAY50", "Sonntag 50"],
	]);
	for (const [place, { code, rules: promised, ...rest }] of Object.entries(estg3bPreset)) {
		const item = answer.items.find((one) => one.code === code);
		expect(item).toMatchObject(rest);
		expect(item?.id).toBe(ids[Number(place)]);
		const { items } = await rules(item?.id as string);
		expect(
			items.map(({ conditions }) => ({ conditions: conditions.map(({ settings }) => settings) })),
		).toEqual(promised);
		// every rule has words of its own
		expect(items.map(({ name }) => name)).not.toContain(code);
	}
	const { refusal } = await preset();
	expect(refusal.code).toBe("SPECIAL_ACCOUNT_CODES_TAKEN");
	expect(refusal.facts).toMatchObject({ codes: expect.arrayContaining(["NIGHT25"]) });
});

test("rights: lesser ones read and write nothing, WRITE deletes nothing, other companies see nothing", async () => {
	const company = await testCompany(server());
	const alma = accountant(company);
	const accountId = await alma.create();
	const ruleId = (await alma.addRule(accountId)).answer.id;
	const made = await alma.browser.call(contract.createSpecialAccountCondition, {
		ruleId,
		settings: atNight,
	});
	const conditionId = made.answer.id;
	const tried = async (browser: typeof alma.browser) => [
		await browser.call(contract.listSpecialAccountRules, { accountId }),
		await browser.call(contract.createSpecialAccountRule, {
			accountId,
			name: "Fremd",
			...fromNewYear,
		}),
		await browser.call(contract.updateSpecialAccountRule, {
			ruleId,
			version: 1,
			name: "Fremd",
			...fromNewYear,
		}),
		await browser.call(contract.createSpecialAccountCondition, { ruleId, settings: atNight }),
		await browser.call(contract.deleteSpecialAccountCondition, { conditionId }),
		await browser.call(contract.deleteSpecialAccountRule, { ruleId }),
	];
	const statuses = async (browser: typeof alma.browser) =>
		(await tried(browser)).map(({ status }) => status);
	const none = [403, 403, 403, 403, 403, 403];
	expect(await statuses(company.as("Leo"))).toEqual(none);
	const other = await testCompany(server());
	const missing = [404, 404, 404, 404, 404, 404];
	expect(await statuses(other.as("Alma"))).toEqual(missing);
	const hanna = await statuses(company.as("Hanna"));
	expect(hanna).toEqual([200, 200, 200, 200, 403, 403]);
});
