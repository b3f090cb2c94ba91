import { expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { contract as contracts } from "#areas/staff/contracts/contract.ts";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
type Given = GivenOf<typeof contract.createUserWithAssistant>;

const terms = {
	weeklyMinutes: 2340,
	daysPerWeek: 5,
	annualLeaveDays: 30,
	arbzgExempt: false,
	minorUntil: null,
	maternityFrom: null,
	maternityTo: null,
	maxActualMinutes: null,
	maxWageCents: null,
};

function assist(company: Company, who: string, more: Partial<Given> = {}) {
	return company.as(who).call(contract.createUserWithAssistant, {
		person: { firstName: "Nora", lastName: "Neu", mail: "nora@example.com", personnelNo: "4711" },
		unitId: company.units["Nord 1"] as string,
		...more,
	});
}

async function count(company: Company, table: string) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			`select count(*)::int as count from ${table} where tenant_id = $1`,
			[company.tenantId],
		);
		return rows[0].count as number;
	});
}

const role = (company: Company, name: string, more: object = {}) => ({
	roleId: company.roleIds[name] as string,
	scope: "UNIT" as const,
	...more,
});

/** Signs in and tells what is held of the times of others. */
async function timesOf(company: Company, username: string) {
	const nora = server().browser();
	await nora.call(signIn.login, {
		tenantNo: company.tenantNo,
		username,
		password: "Geheim-2026!",
		persistent: false,
	});
	const { permissions } = (await nora.call(signIn.getSession, {})).answer;
	return permissions["timetrackings.manage"];
}

test("from a name to a working person in one call", async () => {
	const company = await testCompany(server());
	const { answer } = await assist(company, "Alma", {
		secondaryUnitIds: [company.units.Süd as string],
		employment: { entryDate: "2026-11-01", exitDate: null, employmentTypeId: null },
		contract: terms,
		wage: { kind: "HOURLY", cents: 1850, costCentreId: null },
		login: { username: "nora", password: "Geheim-2026!", mustChangePassword: false },
		invite: false,
		roles: [role(company, "Abteilungsleitung")],
	});
	expect(answer.isInvited).toBe(false);
	const userId = answer.id;
	const alma = company.as("Alma");
	expect((await alma.call(contract.getUser, { userId })).answer).toMatchObject({
		unitName: "Nord 1",
		secondaryUnits: [{ name: "Süd" }],
		entryDate: "2026-11-01",
		hasLogin: true,
	});
	const employments = await alma.call(contracts.listEmployments, { userId });
	expect(employments.answer.items).toMatchObject([
		{ contracts: [{ weeklyMinutes: 2340, validFrom: "2026-11-01" }] },
	]);
	const wages = await alma.call(contracts.listWages, { userId });
	expect(wages.answer.items).toMatchObject([{ kind: "HOURLY", cents: 1850 }]);
	expect(await timesOf(company, "nora")).toEqual([
		{ scope: "UNIT", level: "FULL", unitId: company.units["Nord 1"] },
	]);
});

test("with an invitation alone the mail address is the sign-in name", async () => {
	const company = await testCompany(server());
	const { answer } = await assist(company, "Hanna", { invite: true });
	expect(answer.isInvited).toBe(true);
	const { items, invitedUntil } = (
		await company.as("Hanna").call(contract.listUserLogins, { userId: answer.id })
	).answer;
	expect(items).toMatchObject([{ username: "nora@example.com", hasPassword: false }]);
	expect(invitedUntil).toBe("2026-11-24T08:15:00.000Z");
});

test("what is refused at any step leaves nothing behind", async () => {
	const company = await testCompany(server(), { Uwe: { username: "uwe" } });
	const tables = ["app_user", "user_unit", "employment", "user_login"];
	const before = await Promise.all(tables.map((one) => count(company, one)));
	const employment = { entryDate: "2026-11-01", exitDate: null, employmentTypeId: null };
	const code = async (more: Partial<Given>, who = "Alma") => {
		const { status, refusal } = await assist(company, who, more);
		return `${status} ${refusal.code}`;
	};
	expect(await code({ login: { username: "UWE" } })).toBe("409 USERNAME_TAKEN");
	expect(await code({ login: { username: "n", password: "kurz" } })).toBe("422 PASSWORD_REFUSED");
	expect(await code({ employment: { ...employment, exitDate: "2026-10-01" } })).toBe(
		"422 END_BEFORE_BEGIN",
	);
	expect(await code({ employment: { ...employment, employmentTypeId: newId(0) } })).toBe(
		"404 EMPLOYMENT_TYPE_NOT_FOUND",
	);
	const person = { firstName: "Nora", lastName: "Neu" };
	expect(await code({ person, invite: true })).toBe("409 USER_WITHOUT_MAIL");
	expect(await code({ siteIds: [newId(0)] })).toBe("404 USER_SITE_NOT_FOUND");
	expect(await code({ secondaryUnitIds: [newId(0)] })).toBe("404 USER_UNIT_NOT_FOUND");
	expect(await code({ contract: terms })).toBe("400 MALFORMED");
	const roleId = newId(0);
	expect(await code({ roles: [{ roleId, scope: "UNIT" }] })).toBe("404 ROLE_NOT_FOUND");
	const after = await Promise.all(tables.map((one) => count(company, one)));
	expect(after).toEqual(before);
});

test("nobody hands out more than one holds, nor roles without the right to", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["users.manage", "roles.manage"], "WRITE");
	});
	const assign = async (who: string, given: ReturnType<typeof role>) => {
		const reply = await assist(company, who, { roles: [given] });
		return reply.status === 200 ? "assigned" : reply.refusal.code;
	};
	const admin = { scope: "GLOBAL" as const };
	expect(await assign("Hanna", role(company, "Abteilungsleitung"))).toBe("GRANT_FORBIDDEN");
	expect(await assign("Leo", role(company, "Administrator", admin))).toBe("GRANT_FORBIDDEN");
	const south = { unitId: company.units.Süd };
	expect(await assign("Leo", role(company, "Abteilungsleitung", south))).toBe("GRANT_FORBIDDEN");
	expect(await assign("Leo", role(company, "Planung"))).toBe("GRANT_FORBIDDEN");
	expect(await assign("Leo", role(company, "Abteilungsleitung"))).toBe("assigned");
});
