import { expect, test } from "vitest";
import type { RosterSeverity, WeighedRule } from "#domain/violations/shifts/roster-rules.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { type Company, testCompany } from "./test-company.ts";

const server = useTestServer();

async function names(company: Company, who: string, includeDisabled = false) {
	const { answer } = await company.as(who).call(contract.listUnits, { includeDisabled });
	expect(answer.total).toBe(answer.items.length);
	return answer.items.map(({ name }) => name);
}

test("a unit with employees cannot be deleted, whether they are active or not", async () => {
	const company = await testCompany(server(), { Ida: { unit: "Nord 2", isEnabled: false } });
	const remove = (name: string) =>
		company.as("Alma").call(contract.deleteUnit, { unitId: company.units[name] as string });
	const { status, refusal } = await remove("Süd");
	expect([status, refusal.error, refusal.message]).toEqual([
		409,
		"InvalidAction",
		"Eine Abteilung mit Mitarbeitern kann nicht gelöscht werden.",
	]);
	expect((await remove("Nord 2")).refusal.code).toBe("UNIT_HAS_PEOPLE");
	expect((await remove("Nord")).refusal.code).toBe("UNIT_HAS_PEOPLE");
});

test("what a unit is linked with keeps it from being deleted", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		const outer = await tenant.unit("Außen");
		await tenant.unit("Innen", outer);
		const lonely = await tenant.unit("Verknüpft");
		await tenant.tx
			.insertInto("user_permission")
			.values({
				tenant_id: tenant.tenantId,
				id: tenant.newId(),
				user_id: ids.Leo as string,
				permission_key: "users.manage",
				level: 2,
				scope: "UNIT",
				unit_id: lonely,
				valid_from: "2026-01-01",
			})
			.execute();
	});
	const alma = company.as("Alma");
	const { items } = (await alma.call(contract.listUnits, {})).answer;
	const remove = async (name: string) => {
		const unitId = items.find((unit) => unit.name === name)?.id as string;
		return (await alma.call(contract.deleteUnit, { unitId })).refusal.code;
	};
	expect(await remove("Außen")).toBe("UNIT_HAS_CHILDREN");
	expect(await remove("Verknüpft")).toBe("UNIT_IN_USE");
	expect(await remove("Klinikum Musterstadt")).toBe("ROOT_UNIT_FIXED");
});

test("a unit is archived once nobody active is in it, and brought back below an active one", async () => {
	const company = await testCompany(server(), {
		Mia: { unit: "Süd" },
		Leo: { unit: "Süd", roles: ["Abteilungsleitung"] },
	});
	const alma = company.as("Alma");
	const state = (name: string, isEnabled: boolean, version: number) =>
		alma.call(contract.updateUnitState, {
			unitId: company.units[name] as string,
			isEnabled,
			version,
		});
	expect((await state("Süd", false, 1)).refusal.code).toBe("UNIT_IS_ACTIVE");
	expect((await state("Nord", false, 1)).refusal.code).toBe("UNIT_IS_ACTIVE");
	await state("Nord 1", false, 1);
	await state("Nord 2", false, 1);
	expect((await state("Nord", false, 1)).answer).toEqual({ version: 2 });
	expect(await names(company, "Alma")).not.toContain("Nord");
	expect(await names(company, "Alma", true)).toContain("Nord");
	expect((await state("Nord 1", true, 2)).refusal.code).toBe("PARENT_DISABLED");
	const create = await alma.call(contract.createUnit, {
		parentId: company.units.Nord as string,
		name: "Nord 3",
	});
	expect(create.refusal.code).toBe("PARENT_DISABLED");
});

test("shift plan settings begin with the defaults and are kept with a version", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const unitId = company.units.Nord as string;
	const get = async () => (await alma.call(contract.getUnitShiftplanSettings, { unitId })).answer;
	expect(await get()).toMatchObject({
		...{ publishing: "ALWAYS", publishedTo: null, suggestion: "ALL", version: 0 },
		own: { mostDaysInRow: null, rules: [] },
	});
	const wanted = {
		unitId,
		publishing: "LIMITED",
		publishedTo: "2026-12-31",
		suggestion: "RELATED_ONLY",
		version: 0,
	} as const;
	await alma.call(contract.putUnitShiftplanSettings, wanted);
	expect(await get()).toMatchObject({ publishedTo: "2026-12-31", version: 1 });
	const { refusal } = await alma.call(contract.putUnitShiftplanSettings, wanted);
	expect([refusal.code, refusal.facts]).toMatchObject([
		"STALE_VERSION",
		{ changedBy: "Alma Muster", current: { version: 1 } },
	]);
});

test("rules of the plan are taken from the department above unless a department says them, and the law is never loosened", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const settings = { publishing: "ALWAYS", publishedTo: null, suggestion: "ALL" } as const;
	type Own = GivenOf<typeof contract.putUnitShiftplanSettings>["own"];
	const put = (name: string, own: Own, version = 0) =>
		alma.call(contract.putUnitShiftplanSettings, {
			...{ unitId: company.units[name] as string, ...settings, version },
			...(own && { own }),
		});
	const rule = (code: WeighedRule, severity: RosterSeverity | null, words = "") => ({
		...{ rule: code, severity, words },
	});
	const free = [rule("PLANNED_FREE", "CRITICAL", "Bitte Ersatz suchen."), rule("ABSENT", "HINT")];
	expect(
		(await put("Nord", { mostDaysInRow: 4, averageOver: "MONTHS_6", rules: free })).status,
	).toBe(200);
	const below = [rule("PLANNED_FREE", "HINT"), rule("BREAK_MISSING", "CRITICAL")];
	await put("Nord 1", { mostDaysInRow: null, rules: below });
	// what is not said stays
	await put("Nord 1", undefined, 1);
	const unitId = company.units["Nord 1"] as string;
	const { answer } = await alma.call(contract.getUnitShiftplanSettings, { unitId });
	expect(answer).toMatchObject({
		version: 2,
		inherited: { mostDaysInRow: 4, averageOver: "MONTHS_6" },
	});
	expect(answer.own.rules).toEqual(below);
	const inherited = new Map(answer.inherited.rules.map((one) => [one.rule, one]));
	expect([inherited.get("PLANNED_FREE"), inherited.get("BREAK_MISSING")]).toEqual([
		free[0],
		rule("BREAK_MISSING", "WARNING"),
	]);
	const mild = await put("Süd", { mostDaysInRow: null, rules: [rule("REST_TOO_SHORT", "HINT")] });
	expect([mild.status, mild.refusal.code]).toEqual([422, "SHIFT_RULE_TOO_MILD"]);
	const twice = await put("Süd", { mostDaysInRow: null, rules: [...below, ...below] });
	expect(twice.refusal.code).toBe("MALFORMED");
});

test("what is left of a deleted unit holds no values of custom fields", async () => {
	const company = await testCompany(server());
	const unitId = company.units["Nord 2"] as string;
	const rows = (text: string) =>
		withClient(server().adminUrl, async (client) => (await client.query(text, [unitId])).rows);
	await rows(`update unit set custom = '{"secret": "personal"}' where id = $1`);
	const { status } = await company.as("Alma").call(contract.deleteUnit, { unitId });
	expect(status).toBe(200);
	const [trace] = await rows(
		"select before from audit_event where entity_id = $1 and action = 'deleted'",
	);
	expect(trace.before.name).toBe("Nord 2");
	expect(trace.before).not.toHaveProperty("custom");
});
