import { describe, expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { rounding, rulesOf } from "./test-rules.ts";

const server = useTestServer();
const key = "timerules.manage";

async function company() {
	const built = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, [key], "FULL", "UNIT");
	});
	return { ...built, rules: rulesOf(built.as("Alma")) };
}

const own = (built: Company, name: string) => built.ids[name] as string;

/** What holds for somebody on a day, as "name: target". */
async function heldBy(built: Company, name: string, day = "2026-06-09") {
	const { answer } = await built
		.as("Alma")
		.call(contract.listUserTimeRules, { userId: own(built, name), day });
	return answer.items
		.filter(({ isHeld }) => isHeld)
		.map(({ name: rule, target, targetName }) =>
			[rule, target, targetName].filter(Boolean).join(" / "),
		);
}

/** A rule that counts, given to somebody. */
async function given(
	{ rules }: Awaited<ReturnType<typeof company>>,
	name: string,
	...to: [Parameters<typeof rules.assign>[1], string | null, string?, string?]
) {
	const id = await rules.made(name);
	await rules.switched(id, true);
	expect((await rules.assign(id, ...to)).status).toBe(200);
	return id;
}

describe("what holds for a person", () => {
	test("is the nearest of each kind", async () => {
		const at = await company();
		await given(at, "Für alle", "GLOBAL", null);
		expect(await heldBy(at, "Mia")).toEqual(["Für alle / GLOBAL"]);
		await given(at, "Standort", "SITE", at.siteId);
		expect(await heldBy(at, "Mia")).toMatchObject([expect.stringMatching("Standort / SITE / ")]);
		await given(at, "Nord", "UNIT", at.units.Nord as string);
		expect(await heldBy(at, "Mia")).toEqual(["Nord / UNIT / Nord"]);
		await given(at, "Nord 1", "UNIT", at.units["Nord 1"] as string);
		expect(await heldBy(at, "Mia")).toEqual(["Nord 1 / UNIT / Nord 1"]);
		await given(at, "Eigene", "USER", own(at, "Mia"), "2026-06-09", "2026-06-09");
		expect(await heldBy(at, "Mia")).toEqual(["Eigene / USER / Muster, Mia"]);
		expect(await heldBy(at, "Mia", "2026-06-10")).toEqual(["Nord 1 / UNIT / Nord 1"]);
		expect(await heldBy(at, "Sven")).toMatchObject([expect.stringMatching("Standort / SITE / ")]);
	});

	test("follows her employment and her worksheet by their days", async () => {
		const at = await testCompany(server(), {}, async (tenant, ids) => {
			await employ(tenant, ids);
			await plan(tenant, ids);
		});
		const rules = rulesOf(at.as("Alma"));
		const whole = { ...at, rules };
		await given(whole, "Für Werkstudenten", "EMPLOYMENT_TYPE", own(at, "type"));
		await given(whole, "Für Teilzeit", "WORKSHEET", own(at, "sheet"));
		expect(await heldBy(at, "Mia", "2026-01-31")).toEqual([]);
		expect(await heldBy(at, "Mia", "2026-05-31")).toEqual([
			"Für Werkstudenten / EMPLOYMENT_TYPE / Werkstudent",
		]);
		expect(await heldBy(at, "Mia", "2026-06-30")).toEqual(["Für Teilzeit / WORKSHEET / Teilzeit"]);
		expect(await heldBy(at, "Mia", "2026-09-01")).toEqual([]);
	});

	test("is nothing that is switched off, though it is shown", async () => {
		const at = await company();
		const id = await given(at, "Für alle", "GLOBAL", null);
		await at.rules.switched(id, false);
		const { answer } = await at
			.as("Alma")
			.call(contract.listUserTimeRules, { userId: own(at, "Mia"), day: "2026-06-09" });
		expect(answer.items).toMatchObject([
			{ name: "Für alle", isEnabled: false, isHeld: false, distance: 0 },
		]);
	});

	test("begins and ends with its version and its assignment", async () => {
		const at = await company();
		const { rules } = at;
		const id = await rules.made("Pausen", { validFrom: "2026-03-01" });
		await rules.assign(id, "GLOBAL", null, "2026-01-01", "2026-06-30");
		const { answer } = await at
			.as("Alma")
			.call(contract.listUserTimeRules, { userId: own(at, "Mia"), day: "2026-01-01" });
		expect(answer.items).toMatchObject([{ validFrom: "2026-03-01", validTo: "2026-06-30" }]);
	});

	test("is seen by who may see the person", async () => {
		const at = await company();
		const see = (name: string) =>
			at.as("Leo").call(contract.listUserTimeRules, { userId: own(at, name), day: "2026-06-09" });
		expect((await see("Mia")).status).toBe(200);
		expect((await see("Sven")).status).toBe(404);
		const other = await company();
		const foreign = await at
			.as("Alma")
			.call(contract.listUserTimeRules, { userId: own(other, "Mia"), day: "2026-06-09" });
		expect(foreign.status).toBe(404);
	});
});

describe("rules of one kind for one target", () => {
	test("contradict each other on the same days", async () => {
		const { rules } = await company();
		const [one, two] = [await rules.made("Kurz"), await rules.made("Lang")];
		await rules.assign(one, "GLOBAL", null, "2026-01-01", "2026-06-30");
		const { status, refusal } = await rules.assign(two, "GLOBAL", null, "2026-06-30");
		expect([status, refusal.code]).toEqual([422, "TIME_RULES_CONTRADICT"]);
		expect(refusal.message).toMatch(/^„Lang“ und „Kurz“ sind Regeln derselben/);
		expect(refusal.facts).toEqual({ names: ["Lang", "Kurz"] });
		const after = await rules.assign(two, "GLOBAL", null, "2026-07-01");
		expect(after.status).toBe(200);
	});

	test("do not where they round different things, or lie at different places", async () => {
		const { rules, siteId } = await company();
		const made = (name: string, target: "BEGIN" | "END") =>
			rules.made(name, { settings: rounding(target), examples: [] });
		const begin = await made("Beginn", "BEGIN");
		await rules.assign(begin, "GLOBAL", null);
		const end = await rules.assign(await made("Ende", "END"), "GLOBAL", null);
		expect(end.status).toBe(200);
		const other = await made("Beginn am Standort", "BEGIN");
		expect((await rules.assign(other, "SITE", siteId)).status).toBe(200);
		const { refusal } = await rules.assign(other, "GLOBAL", null);
		expect(refusal.code).toBe("TIME_RULES_CONTRADICT");
	});

	test("one of them is given once", async () => {
		const { rules } = await company();
		const id = await rules.made("Pausen");
		await rules.assign(id, "GLOBAL", null);
		const { refusal } = await rules.assign(id, "GLOBAL", null, "2027-01-01");
		expect(refusal.code).toBe("TIME_RULE_ASSIGNED_TWICE");
	});
});

describe("an assignment", () => {
	test("is changed, traced in the person's log, and taken back", async () => {
		const at = await company();
		const { rules } = at;
		const alma = at.as("Alma");
		const id = await rules.made("Pausen");
		const { answer } = await rules.assign(id, "USER", own(at, "Mia"));
		const change = (version: number, validTo: string) =>
			alma.call(contract.updateTimeRuleAssignment, {
				id,
				assignmentId: answer.id,
				version,
				validFrom: "2026-02-01",
				validTo,
			});
		const before = await change(answer.version, "2026-01-31");
		expect(before.refusal.code).toBe("TIME_RULE_END_BEFORE_BEGIN");
		const changed = await change(answer.version, "2026-12-31");
		expect(changed.answer).toEqual({ version: 3 });
		expect((await change(2, "2027-12-31")).refusal.code).toBe("STALE_VERSION");
		expect((await rules.get(id)).assignments).toEqual([
			{
				id: answer.id,
				target: "USER",
				targetId: own(at, "Mia"),
				targetName: "Muster, Mia",
				validFrom: "2026-02-01",
				validTo: "2026-12-31",
			},
		]);
		const ids = { id, assignmentId: answer.id };
		await alma.call(contract.deleteTimeRuleAssignment, ids);
		expect((await rules.get(id)).assignments).toEqual([]);
		const again = await alma.call(contract.deleteTimeRuleAssignment, ids);
		expect(again.status).toBe(404);
	});

	test.each([
		["GLOBAL", true],
		["SITE", false],
		["UNIT", true],
	] as const)("to %s needs what it names", async (target, isNamed) => {
		const { rules } = await company();
		const nowhere = "01a1fd2c-47a0-70d1-9a38-000000000021";
		const id = await rules.made("Pausen");
		const { refusal } = await rules.assign(id, target, isNamed ? nowhere : null);
		expect(refusal.code).toBe("TIME_RULE_TARGET_NOT_FOUND");
	});

	test("is made by who leads the person, for her alone", async () => {
		const at = await company();
		const id = await at.rules.made("Pausen");
		const leo = rulesOf(at.as("Leo"));
		const mine = await leo.assign(id, "USER", own(at, "Mia"));
		expect(mine.status).toBe(200);
		const sven = await leo.assign(id, "USER", own(at, "Sven"));
		expect(sven.status).toBe(404);
		const unit = await leo.assign(id, "UNIT", at.units.Nord as string);
		expect(unit.status).toBe(403);
		expect((await leo.create("Eigene")).status).toBe(403);
		await at.rules.assign(id, "USER", own(at, "Sven"));
		const seen = (await leo.get(id)).assignments.map(({ targetName }) => targetName);
		expect(seen).toEqual(["Muster, Mia"]);
	});
});

const sheetFrom = { valid_from: "2026-06-01", valid_to: "2026-06-30" };

/** Mia is a working student from February to August. */
async function employ(tenant: TenantBuilder, ids: Record<string, string>) {
	const owner = { tenant_id: tenant.tenantId };
	const type = tenant.newId();
	Object.assign(ids, { type });
	await tenant.tx
		.insertInto("employment_type")
		.values({ ...owner, id: type, name: "Werkstudent" })
		.execute();
	await tenant.tx
		.insertInto("employment")
		.values({
			...owner,
			id: tenant.newId(),
			user_id: ids.Mia as string,
			entry_date: "2026-02-01",
			exit_date: "2026-08-31",
			employment_type_id: type,
		})
		.execute();
}

/** In June she works by a template. */
async function plan(tenant: TenantBuilder, ids: Record<string, string>) {
	const owner = { tenant_id: tenant.tenantId };
	const sheet = tenant.newId();
	Object.assign(ids, { sheet });
	await tenant.tx
		.insertInto("worksheet_template")
		.values({ ...owner, id: sheet, name: "Teilzeit", kind: "FIXED", weeks: 1 })
		.execute();
	await tenant.tx
		.insertInto("worksheet")
		.values({
			...owner,
			...sheetFrom,
			id: tenant.newId(),
			user_id: ids.Mia as string,
			template_id: sheet,
			cycle_start: "2026-01-05",
		})
		.execute();
}
