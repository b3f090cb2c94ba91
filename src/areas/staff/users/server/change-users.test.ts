import { expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { getSession } from "#kit/contract/session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const nora = { firstName: "Nora", lastName: "Neu" } as const;

function rows(text: string, values: unknown[]) {
	return withClient(server().adminUrl, async (client) => (await client.query(text, values)).rows);
}

function create(company: Company, who: string, more: object = {}) {
	const unitId = company.units["Nord 1"] as string;
	return company.as(who).call(contract.createUser, { ...nora, unitId, ...more });
}

const get = async (company: Company, userId: string) =>
	(await company.as("Alma").call(contract.getUser, { userId })).answer;

test("a new person gets unit, the unit's site and the roles of everybody, and no mail", async () => {
	const company = await testCompany(server());
	const { answer } = await create(company, "Hanna");
	expect(await get(company, answer.id)).toMatchObject({
		...nora,
		gender: "UNDEFINED",
		unitName: "Nord 1",
		siteId: company.siteId,
		sites: [{ id: company.siteId }],
		hasLogin: false,
		invitedUntil: null,
		isEnabled: true,
		version: 1,
	});
	const roles = await rows(
		"select r.name, a.scope, a.valid_from::text from role_assignment a join role r on r.id = a.role_id where a.user_id = $1",
		[answer.id],
	);
	expect(roles).toEqual([{ name: "Mitarbeiter", scope: "UNIT", valid_from: "2026-11-21" }]);
	const mails = await rows("select id from mail_outbox where about_id = $1", [answer.id]);
	expect(mails).toEqual([]);
});

test("numbers and mail addresses are unique, also once archived", async () => {
	const company = await testCompany(server(), { Weg: { isEnabled: false, personnelNo: "99" } });
	const taken = async (more: object) => {
		const { status, refusal } = await create(company, "Alma", more);
		return [status, refusal.code, refusal.details[0]?.field];
	};
	expect(await taken({ personnelNo: "17" })).toEqual([409, "PERSONNEL_NO_TAKEN", "personnelNo"]);
	expect(await taken({ personnelNo: "99" })).toContain("PERSONNEL_NO_TAKEN");
	expect(await taken({ mail: "MIA@example.com" })).toEqual([409, "MAIL_TAKEN", "mail"]);
});

test("people are created in one's own units only, and only by those who may", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["users.manage"], "WRITE");
	});
	const code = async (who: string, more: object = {}) => {
		const reply = await create(company, who, more);
		return reply.status === 200 ? "created" : reply.refusal.code;
	};
	expect(await code("Leo")).toBe("created");
	const south = { unitId: company.units.Süd };
	expect(await code("Leo", south)).toBe("USER_UNIT_NOT_FOUND");
	expect(await code("Mia")).toBe("FORBIDDEN");
	expect(await code("Leo", { entryDate: "2026-12-01" })).toBe("FORBIDDEN");
	expect(await code("Hanna", { entryDate: "2026-12-01" })).toBe("created");
});

test("an entry date employs, and belongs to the unit from then on where it is past", async () => {
	const company = await testCompany(server());
	const { answer } = await create(company, "Hanna", { entryDate: "2026-10-01" });
	expect(await get(company, answer.id)).toMatchObject({ entryDate: "2026-10-01", exitDate: null });
	const units = await rows("select valid_from::text from user_unit where user_id = $1", [
		answer.id,
	]);
	expect(units).toEqual([{ valid_from: "2026-10-01" }]);
});

test("a change is traced, told by its version, and refused where somebody was faster", async () => {
	const company = await testCompany(server());
	const userId = company.ids.Mia as string;
	const change = (who: string, lastName: string) =>
		company.as(who).call(contract.updateUser, {
			userId,
			firstName: "Mia",
			lastName,
			personnelNo: "17",
			mail: "mia@example.com",
			version: 1,
		});
	expect((await change("Hanna", "Berg")).answer).toEqual({ version: 2 });
	const { status, refusal } = await change("Alma", "Tal");
	expect([status, refusal.code, refusal.facts]).toMatchObject([
		409,
		"STALE_VERSION",
		{ changedBy: "Hanna Muster", current: { lastName: "Berg", version: 2 } },
	]);
	const traces = await rows(
		"select action, before->>'lastName' b, after->>'lastName' a from audit_event where entity_id = $1",
		[userId],
	);
	expect(traces).toEqual([{ action: "changed", b: "Muster", a: "Berg" }]);
});

test("who is archived is signed out at once, and may come back", async () => {
	const company = await testCompany(server());
	const userId = company.ids.Sven as string;
	const sven = company.as("Sven");
	const state = (isEnabled: boolean, version: number) =>
		company.as("Hanna").call(contract.updateUserState, { userId, isEnabled, version });
	expect((await sven.call(getSession, {})).status).toBe(200);
	expect((await state(false, 1)).answer).toEqual({ version: 2 });
	expect((await sven.call(getSession, {})).status).toBe(401);
	expect((await state(true, 2)).answer).toEqual({ version: 3 });
	expect((await sven.call(getSession, {})).status).toBe(401);
});

test("the last administrator stays, oneself stays, and nobody disables a person who governs more", async () => {
	const company = await testCompany(server(), {
		Otto: { roles: ["Administrator"], isEnabled: false },
		Petra: { roles: ["Administrator"], exitDate: "2026-11-01" },
	});
	const disable = async (who: string, whom: string) => {
		const userId = company.ids[whom] as string;
		const reply = await company
			.as(who)
			.call(contract.updateUserState, { userId, isEnabled: false, version: 1 });
		return reply.status === 200 ? "done" : reply.refusal.code;
	};
	expect(await disable("Alma", "Alma")).toBe("NOT_ONESELF");
	expect(await disable("Hanna", "Alma")).toBe("HIGHER_RIGHTS");
	await rows(
		`insert into role_assignment (tenant_id, id, user_id, role_id, scope, valid_from)
			select tenant_id, gen_random_uuid(), $2, id, 'GLOBAL', '2026-01-01' from role where tenant_id = $1 and name = 'Administrator'`,
		[company.tenantId, company.ids.Hanna],
	);
	expect(await disable("Hanna", "Alma")).toBe("done");
	const deletion = await company
		.as("Hanna")
		.call(contract.deleteUser, { userId: company.ids.Hanna as string });
	expect(deletion.refusal.code).toBe("NOT_ONESELF");
});

test("two administrators cannot remove each other at the same moment", async () => {
	const company = await testCompany(server(), { Otto: { roles: ["Administrator"] } });
	const disable = (who: string, whom: string) =>
		company.as(who).call(contract.updateUserState, {
			userId: company.ids[whom] as string,
			isEnabled: false,
			version: 1,
		});
	const both = await Promise.all([disable("Alma", "Otto"), disable("Otto", "Alma")]);
	expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
	const [left] = await rows(
		"select count(*)::int as count from app_user where id = any($1) and is_enabled",
		[[company.ids.Alma, company.ids.Otto]],
	);
	expect(left).toEqual({ count: 1 });
});

test("a person never used is deleted for good, one who was is archived instead", async () => {
	const company = await testCompany(server());
	const { answer } = await create(company, "Hanna", {
		entryDate: "2026-12-01",
		mail: "nora@example.com",
		invite: true,
	});
	const remove = (userId: string) => company.as("Hanna").call(contract.deleteUser, { userId });
	expect((await remove(answer.id)).status).toBe(200);
	const left = await rows("select id from app_user where id = $1", [answer.id]);
	expect(left).toEqual([]);
	const { status, refusal } = await remove(company.ids.Mia as string);
	expect([status, refusal.code, refusal.message]).toEqual([
		409,
		"USER_IN_USE",
		"Der Mitarbeiter kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist. Möchten Sie den Mitarbeiter nicht lieber archivieren?",
	]);
});

test.each([
	["mail", { mail: "keine-adresse" }],
	["firstName", { firstName: "  " }],
	["gender", { gender: "X" }],
	["unitId", { unitId: "x" }],
	["entryDate", { entryDate: "2026-02-30" }],
])("malformed %s is refused with its name", async (field, wrong) => {
	const company = await testCompany(server());
	const { status, refusal } = await create(company, "Alma", wrong);
	expect([status, refusal.details[0]?.field]).toEqual([400, field]);
});
