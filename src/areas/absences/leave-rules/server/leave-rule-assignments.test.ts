import { describe, expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
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
const key = "leaveaccounts.manage";

async function company() {
	const built = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, [key], "FULL", "UNIT");
		const owner = { tenant_id: tenant.tenantId };
		const [leave, study, type, tag] = [
			await leaveActivity(tenant),
			await leaveActivity(tenant, "Bildungsurlaub"),
			tenant.newId(),
			tenant.newId(),
		];
		Object.assign(ids, { leave, study, type, tag });
		await tenant.tx
			.insertInto("employment_type")
			.values({ ...owner, id: type, name: "Werkstudent" })
			.execute();
		await tenant.tx
			.insertInto("tag")
			.values({ ...owner, id: tag, name: "Schicht" })
			.execute();
		await tenant.tx
			.insertInto("user_tag")
			.values({ ...owner, user_id: ids.Mia as string, tag_id: tag })
			.execute();
		const days = { entryDate: "2026-02-01", exitDate: "2026-08-31", employmentTypeId: type };
		await insertEmployment(tenant, ids.Mia as string, days);
	});
	const leave = built.ids.leave as string;
	return { ...built, leave, rules: leaveRulesOf(built.as("Alma"), leave) };
}

const own = (built: Company, name: string) => built.ids[name] as string;

/** What holds for somebody on a day, as "name / target / its name". */
async function heldBy(built: Company, name: string, day = "2026-06-09") {
	const { answer } = await built
		.as("Alma")
		.call(contract.listUserLeaveRules, { userId: own(built, name), day });
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
	const id = await rules.made(name, thirtyDays);
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
		await given(at, "Werkstudenten", "EMPLOYMENT_TYPE", own(at, "type"));
		expect(await heldBy(at, "Mia")).toEqual(["Werkstudenten / EMPLOYMENT_TYPE / Werkstudent"]);
		expect(await heldBy(at, "Mia", "2026-09-01")).toEqual(["Nord / UNIT / Nord"]);
		await given(at, "Schicht", "TAG", own(at, "tag"));
		expect(await heldBy(at, "Mia")).toEqual(["Schicht / TAG / Schicht"]);
		await given(at, "Eigene", "USER", own(at, "Mia"), "2026-06-09", "2026-06-09");
		expect(await heldBy(at, "Mia")).toEqual(["Eigene / USER / Muster, Mia"]);
		expect(await heldBy(at, "Mia", "2026-06-10")).toEqual(["Schicht / TAG / Schicht"]);
		expect(await heldBy(at, "Sven")).toMatchObject([expect.stringMatching("Standort / SITE / ")]);
	});

	test("is nothing of what is switched off", async () => {
		const at = await company();
		const id = await given(at, "Für alle", "GLOBAL", null);
		await at.rules.switched(id, false);
		expect(await heldBy(at, "Mia")).toEqual([]);
	});
});

describe("two rules of a kind contradict each other", () => {
	test("for one target and one account at the same time", async () => {
		const { rules } = await company();
		const one = await rules.made("Kurz", thirtyDays);
		await rules.assign(one, "GLOBAL", null, "2026-01-01", "2026-06-30");
		const two = await rules.made("Lang", thirtyDays);
		const { status, refusal } = await rules.assign(two, "GLOBAL", null, "2026-06-30");
		expect([status, refusal.code]).toEqual([422, "LEAVE_RULES_CONTRADICT"]);
		expect(refusal.message).toMatch(/^„Lang“ und „Kurz“ sind Regeln derselben/);
		expect(refusal.facts).toEqual({ names: ["Lang", "Kurz"] });
		expect((await rules.assign(two, "GLOBAL", null, "2026-07-01")).status).toBe(200);
	});

	test("but not where they fill different accounts, are of different kinds or add up", async () => {
		const at = await company();
		const { rules } = at;
		await rules.assign(await rules.made("Vertrag", thirtyDays), "GLOBAL", null);
		const study = leaveRulesOf(at.as("Alma"), own(at, "study"));
		const other = await study.made("Bildung", thirtyDays);
		expect((await rules.assign(other, "GLOBAL", null)).status).toBe(200);
		const law = await rules.made("Gesetz", statutory);
		expect((await rules.assign(law, "GLOBAL", null)).status).toBe(200);
		const fifty = await rules.made("Ab 50", fromFifty);
		const sixty = await rules.made("Ab 60", { ...fromFifty, from: 60 });
		for (const id of [fifty, sixty])
			expect((await rules.assign(id, "GLOBAL", null)).status).toBe(200);
	});

	test("one of them is given once", async () => {
		const { rules } = await company();
		const id = await rules.made("Vertrag", thirtyDays);
		await rules.assign(id, "GLOBAL", null);
		const { refusal } = await rules.assign(id, "GLOBAL", null, "2027-01-01");
		expect(refusal.code).toBe("LEAVE_RULE_ASSIGNED_TWICE");
	});
});

describe("an assignment", () => {
	test("is changed, traced in the person's log, and taken back", async () => {
		const at = await company();
		const { rules } = at;
		const alma = at.as("Alma");
		const id = await rules.made("Vertrag", thirtyDays);
		const { answer } = await rules.assign(id, "USER", own(at, "Mia"));
		const ids = { id, assignmentId: answer.id };
		const change = (version: number, validTo: string) =>
			alma.call(contract.updateLeaveRuleAssignment, {
				...ids,
				version,
				validFrom: "2026-02-01",
				validTo,
			});
		const before = await change(answer.version, "2026-01-31");
		expect(before.refusal.code).toBe("LEAVE_RULE_END_BEFORE_BEGIN");
		expect((await change(answer.version, "2026-12-31")).answer).toEqual({ version: 3 });
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
		await alma.call(contract.deleteLeaveRuleAssignment, ids);
		expect((await rules.get(id)).assignments).toEqual([]);
		expect((await alma.call(contract.deleteLeaveRuleAssignment, ids)).status).toBe(404);
	});

	test.each([
		["GLOBAL", true],
		["SITE", false],
		["UNIT", true],
		["TAG", true],
		["EMPLOYMENT_TYPE", true],
	] as const)("to %s needs what it names", async (target, isNamed) => {
		const { rules } = await company();
		const nowhere = "01a1fd2c-47a0-70d1-9a38-000000000021";
		const id = await rules.made("Vertrag", thirtyDays);
		const { refusal } = await rules.assign(id, target, isNamed ? nowhere : null);
		expect(refusal.code).toBe("LEAVE_RULE_TARGET_NOT_FOUND");
	});

	test("is made by who leads the person, for her alone", async () => {
		const at = await company();
		const id = await at.rules.made("Vertrag", thirtyDays);
		const leo = leaveRulesOf(at.as("Leo"), at.leave);
		expect((await leo.assign(id, "USER", own(at, "Mia"))).status).toBe(200);
		expect((await leo.assign(id, "USER", own(at, "Sven"))).status).toBe(404);
		expect((await leo.assign(id, "UNIT", at.units.Nord as string)).status).toBe(403);
		expect((await leo.create("Eigene", statutory)).status).toBe(403);
		await at.rules.assign(id, "USER", own(at, "Sven"));
		const seen = (await leo.get(id)).assignments.map(({ targetName }) => targetName);
		expect(seen).toEqual(["Muster, Mia"]);
	});
});
