import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as userRoles } from "#areas/staff/user-roles/contract.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const people = { Nora: { roles: ["Mitarbeiter"] } };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const company = await testCompany(server(), people, async (tenant, ids) => {
		const mayAssign = (name: string) =>
			permit(tenant, ids[name], ["roles.manage"], "WRITE", "GLOBAL");
		const mayRead = (name: string, key: PermissionKey) =>
			permit(tenant, ids[name], [key], key === "users.manage" ? "READ" : "FULL", "GLOBAL");
		await mayAssign("Nora");
		await mayAssign("Leo");
		await mayRead("Leo", "users.manage");
		await mayRead("Leo", "liveview.enabled");
	});
	const alma = company.as("Alma");
	const named = (name: string) => alma.call(contract.createRole, { name, isDefault: false });
	const { id } = (await named("Rezeption")).answer;
	const next = (await named("Vertretung")).answer.id;
	await alma.call(contract.updateRolePermissions, {
		...{ id, version: 1 },
		permissions: [
			{ key: "users.manage", level: "READ" },
			{ key: "liveview.enabled", level: "FULL" },
		],
	});
	await alma.call(userRoles.createRoleAssignments, {
		...{ roleId: id, userIds: [company.ids.Mia as string] },
		...{ scope: "UNIT", siteId: null, unitId: null, validFrom: "2026-03-01", validTo: null },
	});

	await take("all", alma, contract.listRoles, {});
	await take("reception", alma, contract.getRole, { id });
	await take("next", alma, contract.getRole, { id: next });
	await take("reception", alma, contract.getRolePermissions, { id });
	await take("next", alma, contract.getRolePermissions, { id: next });
	// Leo holds as much, Nora less
	await take("toLeo", company.as("Leo"), contract.getRolePermissions, { id });
	await take("toNora", company.as("Nora"), contract.getRolePermissions, { id });
	await take("changed", alma, contract.updateRolePermissions, {
		...{ id, version: 2 },
		permissions: [{ key: "users.manage", level: "WRITE" }],
	});
});
