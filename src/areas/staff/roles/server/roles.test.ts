import { expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as usersContract } from "#areas/staff/users/contract.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const roleId = (company: Company, name: string) => company.roleIds[name] as string;

/** A company in which Hanna may write roles, of everything she holds herself. */
function withRoleKeeper() {
	return testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Hanna, ["roles.manage"], "FULL", "GLOBAL");
	});
}

async function create(company: Company, name: string, by = "Alma") {
	const { answer } = await company.as(by).call(contract.createRole, { name, isDefault: false });
	return answer;
}

function setPermissions(
	company: Company,
	id: string,
	version: number,
	permissions: readonly (readonly [string, string])[],
	by = "Alma",
) {
	const input = { id, version, permissions: permissions.map(([key, level]) => ({ key, level })) };
	return company.as(by).call(contract.updateRolePermissions, input as never);
}

test("a role is created, filled, read, emptied and deleted", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const { id, version } = await create(company, "Empfang");
	const filled = await setPermissions(company, id, version, [
		["users.manage", "READ"],
		["liveview.enabled", "FULL"],
		["units.manage", "NONE"],
	]);
	expect(filled.answer.version).toBe(version + 1);
	const read = await alma.call(contract.getRolePermissions, { id });
	expect(read.answer).toMatchObject({
		name: "Empfang",
		isWithinOwn: true,
		permissions: [
			{ key: "liveview.enabled", level: "FULL" },
			{ key: "users.manage", level: "READ" },
		],
	});
	const entry = await alma.call(contract.getRole, { id });
	expect(entry.answer).toMatchObject({ permissionCount: 2, userCount: 0 });
	await setPermissions(company, id, filled.answer.version, [["access.defaults", "READ"]]);
	const all = await alma.call(contract.getRole, { id });
	expect(all.answer).toMatchObject({ permissionCount: null });
	expect((await alma.call(contract.deleteRole, { id })).status).toBe(200);
	expect((await alma.call(contract.getRole, { id })).status).toBe(404);
});

test("two roles may not be called alike, whatever the case", async () => {
	const company = await testCompany(server());
	const { refusal } = await company
		.as("Alma")
		.call(contract.createRole, { name: "ADMINISTRATOR", isDefault: false });
	expect(refusal).toMatchObject({
		code: masterRefusals.duplicate.code,
		details: [{ field: "name" }],
	});
});

test("a default role is changed but not deleted while people have it", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const id = roleId(company, "Mitarbeiter");
	await alma.call(usersContract.createUser, newPerson(company));
	const removed = await alma.call(contract.deleteRole, { id });
	expect(removed.refusal.code).toBe(masterRefusals.inUse.code);
	const { version } = (await alma.call(contract.getRole, { id })).answer;
	const changed = await setPermissions(company, id, version, [["users.manage", "READ"]]);
	expect(changed.status).toBe(200);
});

test("on is on: no level in between", async () => {
	const company = await testCompany(server());
	const { id, version } = await create(company, "Empfang");
	const { refusal } = await setPermissions(company, id, version, [["liveview.enabled", "READ"]]);
	expect(refusal.code).toBe("PERMISSION_LEVEL_NOT_GRANTABLE");
});

test("nobody puts into a role what they do not hold", async () => {
	const company = await withRoleKeeper();
	const { id, version } = await create(company, "Empfang", "Hanna");
	const within = await setPermissions(company, id, version, [["users.manage", "FULL"]], "Hanna");
	expect(within.status).toBe(200);
	for (const more of [
		["payroll.manage", "WRITE"],
		["access.defaults", "LIST"],
	] as const) {
		const { refusal } = await setPermissions(company, id, version + 1, [more], "Hanna");
		expect(refusal).toMatchObject({ code: "GRANT_FORBIDDEN", facts: { key: more[0] } });
	}
});

test("a role above one's own is neither emptied, renamed nor deleted", async () => {
	const company = await withRoleKeeper();
	const hanna = company.as("Hanna");
	const id = roleId(company, "Administrator");
	const read = await hanna.call(contract.getRolePermissions, { id });
	expect(read.answer.isWithinOwn).toBe(false);
	const emptied = await setPermissions(company, id, 1, [], "Hanna");
	const renamed = await hanna.call(contract.updateRole, {
		id,
		version: 1,
		name: "Niemand",
		isDefault: true,
	});
	const removed = await hanna.call(contract.deleteRole, { id });
	expect([emptied, renamed, removed].map(({ refusal }) => refusal.code)).toEqual([
		"GRANT_FORBIDDEN",
		"GRANT_FORBIDDEN",
		"GRANT_FORBIDDEN",
	]);
});

test("the role of the last administrator keeps everything", async () => {
	const company = await testCompany(server());
	const id = roleId(company, "Administrator");
	const { refusal } = await setPermissions(company, id, 1, [["access.defaults", "WRITE"]]);
	expect(refusal.code).toBe("LAST_ADMINISTRATOR");
});

test("a stale version tells who changed what", async () => {
	const company = await testCompany(server());
	const { id, version } = await create(company, "Empfang");
	await setPermissions(company, id, version, [["users.manage", "READ"]]);
	const { status, refusal } = await setPermissions(company, id, version, []);
	expect([status, refusal.code, refusal.facts]).toMatchObject([
		409,
		"STALE_VERSION",
		{ changedBy: "Alma Muster", current: { "users.manage": "READ", "payroll.manage": "NONE" } },
	]);
});

test("who manages roles at one unit only changes none of them", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["roles.manage"], "FULL");
	});
	const { refusal } = await setPermissions(company, roleId(company, "Mitarbeiter"), 1, [], "Leo");
	expect(refusal).toMatchObject({ code: "FORBIDDEN", permission: "roles.manage" });
	const mia = company.as("Mia");
	expect((await mia.call(contract.listRoles, {})).status).toBe(403);
});

test("another tenant's role is answered like a missing one", async () => {
	const [ours, theirs] = [await testCompany(server()), await testCompany(server())];
	for (const id of [roleId(theirs, "Planung"), newId(0)]) {
		const read = await ours.as("Alma").call(contract.getRolePermissions, { id });
		const written = await setPermissions(ours, id, 1, []);
		expect([read.status, written.status]).toEqual([404, 404]);
	}
});

function newPerson(company: Company) {
	return {
		firstName: "Nina",
		lastName: "Neu",
		unitId: company.units.Süd as string,
		siteId: company.siteId,
	};
}
