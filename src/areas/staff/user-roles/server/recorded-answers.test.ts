import { contract as logHistory } from "#areas/settings/log-history/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { type Company, testCompany } from "#areas/staff/units/server/test-company.ts";
import { limits } from "#kit/contract/limits.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const people = {
	Lena: { lastName: "Vogt", unit: "Nord", roles: [] },
	Jonas: { lastName: "Adler", unit: "Süd", roles: [] },
};
const everything = { pageSize: limits.listLength };
const since = { validFrom: "2026-03-01", validTo: null };
const ownUnit = { scope: "UNIT", siteId: null, unitId: null, ...since } as const;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	let south = "";
	const company = await testCompany(server(), people, async (tenant) => {
		const place = { timeZone: "Europe/Berlin", country: "DE", region: "NW" } as const;
		south = (await tenant.site({ name: "Haus Süd", ...place })).siteId;
	});
	await company.as("Alma").call(roles.updateRolePermissions, {
		...{ id: company.roleIds.Abteilungsleitung as string, version: 1 },
		permissions: [{ key: "users.manage", level: "READ" }],
	});
	await recorder.take("all", company.as("Alma"), roles.listRoles, everything);
	await lenasRights(recorder, company);
	await jonasRoles(recorder, company, south);
	const alma = company.as("Alma");
	await recorder.take("alma", alma, contract.getEffectivePermissions, {
		userId: company.ids.Alma as string,
	});
});

function assign(company: Company, name: string, role: string, where: object = {}) {
	return company.as("Alma").call(contract.createRoleAssignments, {
		...{ roleId: company.roleIds[role] as string, userIds: [company.ids[name] as string] },
		...{ ...ownUnit, ...where },
	});
}

/** What happens at one instant has no order in the history. */
const later = () => server().clock.advance({ minutes: 1 });

/** She leads Nord and may change people of Nord 2. */
async function lenasRights({ take }: Recorder, company: Company) {
	const alma = company.as("Alma");
	const userId = company.ids.Lena as string;
	const unitId = company.units["Nord 2"] as string;
	const roleId = company.roleIds.Abteilungsleitung as string;
	await assign(company, "Lena", "Abteilungsleitung");
	later();
	const there = { ...ownUnit, userId, unitId };
	const single = { ...there, key: "users.manage", level: "WRITE" } as const;
	await alma.call(contract.createUserPermission, single);

	const { items } = await take("lena", alma, contract.listRoleAssignments, { userId });
	await take("lena", alma, contract.listUserPermissions, { userId });
	await take("lenaAtNorth2", alma, contract.listUserPermissions, { userId, unitId });
	await take("lena", alma, contract.getEffectivePermissions, { userId });
	await take("lenaAtNorth2", alma, contract.getEffectivePermissions, { userId, unitId });

	const id = items[0]?.id as string;
	const ended = { id, version: 1, ...since, validTo: "2027-12-31" };
	later();
	await take("lenas", alma, contract.updateRoleAssignment, ended);
	later();
	await take("lenas", alma, contract.deleteRoleAssignment, { id });
	const history = { entity: "role_assignment", entityId: userId };
	await take("lenas", alma, logHistory.getLogHistory, history);

	const december = { validFrom: "2026-12-01", validTo: null };
	const wanted = { ...ownUnit, ...december, roleId, userIds: [userId] };
	await take("one", alma, contract.createRoleAssignments, wanted);
	await take("timeEntries", alma, contract.createUserPermission, {
		...{ ...there, ...december, key: "timetrackings.manage", level: "FULL" },
	});
}

/** He leads the whole company, plans for his unit for some time, and reads its times. */
async function jonasRoles({ take }: Recorder, company: Company, siteId: string) {
	const alma = company.as("Alma");
	const userId = company.ids.Jonas as string;
	await assign(company, "Jonas", "Mitarbeiter");
	await assign(company, "Jonas", "Abteilungsleitung", { scope: "GLOBAL" });
	await assign(company, "Jonas", "Planung", { validTo: "2027-01-31" });
	const times = { key: "timetrackings.manage", level: "READ" } as const;
	const made = await alma.call(contract.createUserPermission, { ...ownUnit, ...times, userId });
	const { id } = made.answer;

	const held = { userId, ...everything };
	await take("jonas", alma, contract.listRoleAssignments, held);
	await take("jonas", alma, contract.listUserPermissions, { userId });
	await take("jonas", alma, contract.getEffectivePermissions, { userId });

	const full = { id, version: 1, level: "FULL", ...since } as const;
	await take("jonas", alma, contract.updateUserPermission, full);
	await take("elsewhere", alma, contract.createRoleAssignments, {
		...{ ...ownUnit, scope: "SITE", siteId },
		...{ roleId: company.roleIds.Planung as string, userIds: [userId] },
	});
	await take("jonas", alma, contract.updateBasicRoles, {
		userId,
		roles: [
			{ roleId: company.roleIds.Abteilungsleitung as string, scope: null },
			{ roleId: company.roleIds.Mitarbeiter as string, scope: "SITE" },
		],
	});
}
