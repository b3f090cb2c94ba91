import { expect, test } from "vitest";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
type Scope = GivenOf<typeof contract.updateBasicRoles>["roles"][number]["scope"];

function put(company: Company, name: string, roles: Readonly<Record<string, Scope>>, by = "Alma") {
	return company.as(by).call(contract.updateBasicRoles, {
		userId: company.ids[name] as string,
		roles: Object.entries(roles).map(([role, scope]) => ({
			roleId: company.roleIds[role] as string,
			scope,
		})),
	});
}

/** "Planung UNIT", with the end where there is one. */
async function heldBy(company: Company, name: string) {
	const { answer } = await company
		.as("Alma")
		.call(contract.listRoleAssignments, { userId: company.ids[name] as string, sortBy: "role" });
	return answer.items.map(({ roleName, scope, validTo }) =>
		[roleName, scope, validTo].filter((part) => part !== null).join(" "),
	);
}

function assign(company: Company, name: string, validFrom: string) {
	return company.as("Alma").call(contract.createRoleAssignments, {
		roleId: company.roleIds.Planung as string,
		userIds: [company.ids[name] as string],
		scope: "UNIT",
		siteId: null,
		unitId: null,
		validFrom,
		validTo: null,
	});
}

test("what is named gets its reach from today on, all else stays", async () => {
	const company = await testCompany(server());
	const given = await put(company, "Mia", { Planung: "SITE" });
	expect(given.status).toBe(200);
	expect(await heldBy(company, "Mia")).toEqual(["Mitarbeiter UNIT", "Planung SITE"]);
	await put(company, "Mia", { Planung: "SITE", Abrechnung: null });
	await put(company, "Mia", { Planung: "GLOBAL" });
	// it began today only, so nothing is kept of it
	expect(await heldBy(company, "Mia")).toEqual(["Mitarbeiter UNIT", "Planung GLOBAL"]);
});

test("what was held before today ends yesterday; other places stay", async () => {
	const company = await testCompany(server());
	await assign(company, "Mia", "2026-11-01");
	await company.as("Alma").call(contract.createRoleAssignments, {
		roleId: company.roleIds.Planung as string,
		userIds: [company.ids.Mia as string],
		scope: "UNIT",
		siteId: null,
		unitId: company.units.Süd as string,
		validFrom: "2026-11-01",
		validTo: null,
	});
	await put(company, "Mia", { Planung: null, Mitarbeiter: "UNIT" });
	expect((await heldBy(company, "Mia")).toSorted()).toEqual([
		"Mitarbeiter UNIT",
		"Planung UNIT",
		"Planung UNIT 2026-11-20",
	]);
});

test("nobody hands out or takes more than one holds, nor changes oneself", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["roles.manage"], "WRITE");
	});
	const code = async (name: string, roles: Readonly<Record<string, Scope>>, by = "Leo") => {
		const { status, refusal } = await put(company, name, roles, by);
		return [status, refusal?.code];
	};
	await put(company, "Mia", { Personalabteilung: "UNIT" });
	expect(await code("Mia", { Mitarbeiter: "GLOBAL" })).toEqual([403, "GRANT_FORBIDDEN"]);
	expect(await code("Mia", { Personalabteilung: "SITE" })).toEqual([403, "GRANT_FORBIDDEN"]);
	expect(await code("Mia", { Mitarbeiter: null })).toEqual([403, "FORBIDDEN"]);
	expect(await code("Leo", { Mitarbeiter: "SITE" })).toEqual([403, "OWN_RIGHTS"]);
	expect(await code("Sven", { Mitarbeiter: "UNIT" })).toEqual([404, "NOT_FOUND"]);
	expect(await code("Mia", { Mitarbeiter: "UNIT" }, "Mia")).toEqual([403, "FORBIDDEN"]);
	expect((await heldBy(company, "Mia")).toSorted()).toEqual([
		"Mitarbeiter UNIT",
		"Personalabteilung UNIT",
	]);
});

test("the last administrator stays one", async () => {
	const company = await testCompany(server());
	for (const scope of [null, "UNIT"] as const) {
		const { refusal } = await put(company, "Alma", { Administrator: scope });
		expect(refusal.code).toBe("LAST_ADMINISTRATOR");
	}
	await put(company, "Hanna", { Administrator: "GLOBAL" });
	const { status } = await put(company, "Alma", { Administrator: null });
	expect(status).toBe(200);
});

test("two at once leave one assignment of each reach", async () => {
	const company = await testCompany(server());
	const both = await Promise.all(
		["SITE", "GLOBAL"].map((scope) => put(company, "Mia", { Planung: scope as Scope })),
	);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	expect(await heldBy(company, "Mia")).toHaveLength(2);
});

test("to narrow is to take: it asks for as much, and for what the role held where it reached", async () => {
	const company = await testCompany(
		server(),
		{ Wilma: { roles: ["Mitarbeiter"] }, Fritz: { roles: ["Mitarbeiter"] } },
		async (tenant, ids) => {
			const keys = ["access.defaults"] as const;
			await permit(tenant, ids.Wilma, keys, "WRITE", "GLOBAL");
			await permit(tenant, ids.Fritz, ["roles.manage"], "FULL");
		},
	);
	await company.as("Alma").call(roles.updateRolePermissions, {
		id: company.roleIds.Planung as string,
		version: 1,
		permissions: [{ key: "shiftplan.manage", level: "WRITE" }],
	});
	await put(company, "Mia", { Planung: "GLOBAL" });
	const code = async (by: string, scope: Scope) => {
		const reply = await put(company, "Mia", { Planung: scope }, by);
		return reply.status === 200 ? "done" : reply.refusal.code;
	};
	for (const scope of ["SITE", "UNIT", null] as const) {
		expect(await code("Wilma", scope)).toBe("FORBIDDEN");
		expect(await code("Fritz", scope)).toBe("GRANT_FORBIDDEN");
	}
	expect(await code("Wilma", "GLOBAL")).toBe("done");
	expect(await code("Alma", "UNIT")).toBe("done");
	// further again: nothing is taken
	expect(await code("Wilma", "SITE")).toBe("done");
	expect(await heldBy(company, "Mia")).toEqual(["Mitarbeiter UNIT", "Planung SITE"]);
});

test("several roles end in one statement, each with its trace", async () => {
	const company = await testCompany(server());
	const names = ["Planung", "Abrechnung", "Personalabteilung"];
	const all = (scope: Scope) =>
		put(company, "Mia", Object.fromEntries(names.map((name) => [name, scope])));
	await assign(company, "Mia", "2026-11-01");
	await all("UNIT");
	const asked = await statementsOf(server(), () => all(null));
	const ending = asked.filter(({ text }) => /(update|delete from) role_assignment/.test(text));
	expect(ending).toHaveLength(1);
	expect((await heldBy(company, "Mia")).toSorted()).toEqual([
		"Mitarbeiter UNIT",
		"Planung UNIT 2026-11-20",
	]);
	const traced = await withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			"select action from audit_event where entity = 'role_assignment' and subject_user_id = $1 order by action",
			[company.ids.Mia],
		);
		return rows.map(({ action }) => action);
	});
	expect(traced).toEqual(["changed", "created", "created", "created", "deleted", "deleted"]);
});
