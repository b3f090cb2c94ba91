import { expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as usersContract } from "#areas/staff/users/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const since = "2026-11-01";

type Given = GivenOf<typeof contract.createRoleAssignments>;

function assign(
	company: Company,
	role: string,
	names: readonly string[],
	more: Partial<Given> = {},
	by = "Alma",
) {
	return company.as(by).call(contract.createRoleAssignments, {
		roleId: company.roleIds[role] as string,
		userIds: names.map((name) => company.ids[name] as string),
		scope: "UNIT",
		siteId: null,
		unitId: null,
		validFrom: since,
		validTo: null,
		...more,
	});
}

/** Of one role: everybody has the default one beside it. */
async function assignmentsOf(company: Company, name: string, by = "Alma", role = "Planung") {
	const { answer } = await company
		.as(by)
		.call(contract.listRoleAssignments, { userId: company.ids[name] as string });
	return answer.items.filter(({ roleName }) => roleName === role);
}

/** Leo leads Nord and manages the roles there. */
function withLeadingLeo() {
	return testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["roles.manage"], "FULL");
	});
}

test("several people get a role at once, once only, with its place and days", async () => {
	const company = await testCompany(server());
	const given = await assign(company, "Planung", ["Mia", "Sven"], { validTo: "2026-12-31" });
	expect(given.answer).toEqual({ created: 2 });
	const again = await assign(company, "Planung", ["Mia", "Hanna"]);
	expect(again.answer).toEqual({ created: 1 });
	expect(await assignmentsOf(company, "Mia")).toMatchObject([
		{
			firstName: "Mia",
			roleName: "Planung",
			scope: "UNIT",
			placeName: "Nord 1",
			isOwnPlace: true,
			validFrom: since,
			validTo: "2026-12-31",
			isCurrent: true,
			version: 1,
		},
	]);
});

test("the list is that of a role, a person or a unit, page by page", async () => {
	const company = await testCompany(server());
	await assign(company, "Planung", ["Mia"]);
	await assign(company, "Planung", ["Sven"], { unitId: company.units["Nord 1"] as string });
	await assign(company, "Abrechnung", ["Sven"], { scope: "SITE" });
	const list = async (input: GivenOf<typeof contract.listRoleAssignments>) => {
		const alma = company.as("Alma");
		const { items, total } = (await alma.call(contract.listRoleAssignments, input)).answer;
		return [total, items.map((one) => `${one.firstName} ${one.roleName}`)];
	};
	const roleId = company.roleIds.Planung as string;
	const unitId = company.units["Nord 1"] as string;
	expect(await list({ roleId, sortBy: "name" })).toEqual([2, ["Mia Planung", "Sven Planung"]]);
	expect(await list({ roleId, pageSize: 1, page: 2 })).toEqual([2, ["Sven Planung"]]);
	expect(await list({ unitId })).toEqual([3, ["Mia Mitarbeiter", "Mia Planung", "Sven Planung"]]);
	expect(await list({ search: "abrech" })).toEqual([1, ["Sven Abrechnung"]]);
});

test("days are changed, told stale, and the assignment is taken back", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	await assign(company, "Planung", ["Mia"]);
	const [one] = await assignmentsOf(company, "Mia");
	const id = one?.id as string;
	const change = (version: number, validTo: string | null) =>
		alma.call(contract.updateRoleAssignment, { id, version, validFrom: since, validTo });
	expect((await change(1, "2026-10-31")).refusal.code).toBe("GRANT_ENDS_BEFORE_BEGIN");
	expect((await change(1, "2026-11-20")).answer).toEqual({ version: 2 });
	expect((await assignmentsOf(company, "Mia"))[0]?.isCurrent).toBe(false);
	const stale = await change(1, null);
	expect([stale.status, stale.refusal.facts]).toMatchObject([
		409,
		{ changedBy: "Alma Muster", current: { validTo: "2026-11-20" } },
	]);
	expect((await alma.call(contract.deleteRoleAssignment, { id })).status).toBe(200);
	expect(await assignmentsOf(company, "Mia")).toEqual([]);
});

test("an assignment does not end before it begins, and begins once a day", async () => {
	const company = await testCompany(server());
	const { refusal } = await assign(company, "Planung", ["Mia"], { validTo: "2026-10-31" });
	expect(refusal.code).toBe("GRANT_ENDS_BEFORE_BEGIN");
	await assign(company, "Planung", ["Mia"]);
	await assign(company, "Planung", ["Mia"], { validFrom: "2027-01-01" });
	const [first] = await assignmentsOf(company, "Mia");
	const moved = await company.as("Alma").call(contract.updateRoleAssignment, {
		id: first?.id as string,
		version: 1,
		validFrom: first?.validFrom === since ? "2027-01-01" : since,
		validTo: null,
	});
	expect(moved.refusal.code).toBe("GRANTED_TWICE");
});

test("nobody gives more than they hold, nor beyond their own units", async () => {
	const company = await withLeadingLeo();
	const within = await assign(company, "Mitarbeiter", ["Mia"], {}, "Leo");
	expect(within.status).toBe(200);
	const above = await assign(company, "Personalabteilung", ["Mia"], {}, "Leo");
	expect(above.refusal.code).toBe("GRANT_FORBIDDEN");
	const wider = { scope: "GLOBAL" } as const;
	expect((await assign(company, "Mitarbeiter", ["Mia"], wider, "Leo")).refusal.code).toBe(
		"GRANT_FORBIDDEN",
	);
	const elsewhere = { unitId: company.units.Süd as string };
	expect((await assign(company, "Mitarbeiter", ["Mia"], elsewhere, "Leo")).refusal.code).toBe(
		"GRANT_FORBIDDEN",
	);
	const foreign = await assign(company, "Mitarbeiter", ["Sven"], {}, "Leo");
	expect(foreign.status).toBe(404);
	const own = await assign(company, "Mitarbeiter", ["Leo"], {}, "Leo");
	expect(own.refusal.code).toBe("OWN_RIGHTS");
});

test("an assignment above one's own rights is neither prolonged nor taken back", async () => {
	const company = await withLeadingLeo();
	await assign(company, "Personalabteilung", ["Mia"]);
	const [one] = await assignmentsOf(company, "Mia", "Leo", "Personalabteilung");
	const id = one?.id as string;
	const leo = company.as("Leo");
	const prolonged = await leo.call(contract.updateRoleAssignment, {
		id,
		version: 1,
		validFrom: since,
		validTo: "2030-01-01",
	});
	const removed = await leo.call(contract.deleteRoleAssignment, { id });
	expect([prolonged.refusal.code, removed.refusal.code]).toEqual([
		"GRANT_FORBIDDEN",
		"GRANT_FORBIDDEN",
	]);
});

test("one sees and changes assignments of one's own units only", async () => {
	const company = await withLeadingLeo();
	await assign(company, "Planung", ["Mia", "Sven"]);
	expect(await assignmentsOf(company, "Mia", "Leo")).toHaveLength(1);
	expect(await assignmentsOf(company, "Sven", "Leo")).toEqual([]);
	const [svens] = await assignmentsOf(company, "Sven");
	const id = svens?.id as string;
	const removed = await company.as("Leo").call(contract.deleteRoleAssignment, { id });
	expect(removed.status).toBe(404);
	const mia = company.as("Mia");
	expect((await mia.call(contract.listRoleAssignments, {})).status).toBe(403);
});

test("the last administrator's right neither ends nor is taken, another's is", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const [own] = await assignmentsOf(company, "Alma", "Alma", "Administrator");
	const id = own?.id as string;
	const expire = (validTo: string) =>
		alma.call(contract.updateRoleAssignment, {
			id,
			version: 1,
			validFrom: own?.validFrom as string,
			validTo,
		});
	const remove = () => alma.call(contract.deleteRoleAssignment, { id });
	const last = "LAST_ADMINISTRATOR";
	expect((await expire("2026-11-20")).refusal.code).toBe(last);
	expect((await expire("2027-11-20")).refusal.code).toBe(last);
	expect((await remove()).refusal.code).toBe(last);
	const everywhere = { scope: "GLOBAL" } as const;
	await assign(company, "Administrator", ["Hanna"], { ...everywhere, validTo: "2027-01-01" });
	expect((await remove()).refusal.code).toBe(last);
	await assign(company, "Administrator", ["Leo"], everywhere);
	const disabled = await alma.call(usersContract.updateUserState, {
		userId: company.ids.Leo as string,
		isEnabled: false,
		version: 1,
	});
	expect(disabled.status).toBe(200);
	expect((await remove()).refusal.code).toBe(last);
	await assign(company, "Administrator", ["Sven"], everywhere);
	expect((await remove()).status).toBe(200);
	expect((await alma.call(contract.listRoleAssignments, {})).status).toBe(403);
});

test("another tenant's people, roles, units and assignments are missing ones", async () => {
	const [ours, theirs] = [await testCompany(server()), await testCompany(server())];
	await assign(theirs, "Planung", ["Mia"]);
	const [foreign] = await assignmentsOf(theirs, "Mia");
	const id = foreign?.id as string;
	const alma = ours.as("Alma");
	const statuses = await Promise.all([
		assign(ours, "Planung", [], { userIds: [theirs.ids.Mia as string] }),
		assign(ours, "Planung", ["Mia"], { roleId: theirs.roleIds.Planung as string }),
		assign(ours, "Planung", ["Mia"], { unitId: theirs.units.Nord as string }),
		assign(ours, "Planung", ["Mia"], { roleId: newId(0) }),
		alma.call(contract.deleteRoleAssignment, { id }),
		alma.call(contract.listUserPermissions, { userId: theirs.ids.Mia as string }),
		alma.call(contract.getEffectivePermissions, { userId: theirs.ids.Mia as string }),
	]);
	expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 404));
});
