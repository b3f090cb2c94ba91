import { expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { getSession } from "#kit/contract/session.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Leo changes people of his own unit and what lies below. */
const local = (tenant: TenantBuilder, ids: Record<string, string>) =>
	permit(tenant, ids.Leo, ["users.manage"], "WRITE");

/** The same id, as another program might write it. */
const shouted = (company: Company, name: string) => (company.ids[name] as string).toUpperCase();

test("nobody moves oneself, however the id is written", async () => {
	const company = await testCompany(server(), {}, local);
	const { status, refusal } = await company.as("Leo").call(contract.setUserUnit, {
		userId: shouted(company, "Leo"),
		unitId: company.units["Nord 1"] as string,
		version: 1,
	});
	expect([status, refusal.code]).toEqual([403, "NOT_ONESELF"]);
});

test("the last administrator stays, however the id is written", async () => {
	const company = await testCompany(server());
	const disable = (userId: string) =>
		company.as("Alma").call(contract.updateUserState, { userId, isEnabled: false, version: 1 });
	const { status, refusal } = await disable(shouted(company, "Alma"));
	expect([status, refusal.code]).toEqual([403, "NOT_ONESELF"]);
});

/** Leo may move everybody, but govern rights in one unit alone; Rita governs them in whatever unit she works in. */
const governing = async (tenant: TenantBuilder, ids: Record<string, string>): Promise<void> => {
	await permit(tenant, ids.Leo, ["users.manage"], "WRITE", "GLOBAL");
	await permit(tenant, ids.Leo, ["roles.manage"], "FULL");
	await permit(tenant, ids.Rita, ["roles.manage"], "FULL");
};

test("a move on a later day is judged by the rights it will bring", async () => {
	const rita = { Rita: { unit: "Nord 1" } };
	const company = await testCompany(server(), rita, governing);
	const move = (who: string, unitId: string, validFrom: string) =>
		company.as(who).call(contract.setUserUnit, {
			userId: company.ids.Rita as string,
			unitId,
			validFrom,
			version: 1,
		});
	const { siteUnitId } = company;
	for (const day of ["2026-11-21", "2026-11-22"]) {
		const { status, refusal } = await move("Leo", siteUnitId, day);
		expect([day, status, refusal.code]).toEqual([day, 403, "HIGHER_RIGHTS"]);
	}
	const north = company.units.Nord as string;
	expect((await move("Leo", north, "2026-11-22")).answer.version).toBe(2);
	const { answer } = await company
		.as("Alma")
		.call(contract.getUser, { userId: company.ids.Rita as string });
	expect(answer).toMatchObject({ unitName: "Nord 1", version: 2 });
});

test("who is known to a provider by another name has to come in anew", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		const login = { tenant_id: tenant.tenantId, id: tenant.newId() };
		const { Mia: user_id = "" } = ids;
		const way = { provider: "ENTRAID", external_subject: "former" };
		await tenant.tx
			.insertInto("user_login")
			.values({ ...login, user_id, ...way })
			.execute();
		await tenant.tx
			.updateTable("session")
			.set({ provider: "ENTRAID", login_id: login.id })
			.where("tenant_id", "=", tenant.tenantId)
			.where("user_id", "=", user_id)
			.execute();
	});
	const link = (externalSubject: string) =>
		company.as("Hanna").call(contract.setLoginActivation, {
			userId: company.ids.Mia as string,
			provider: "ENTRAID",
			isEnabled: true,
			externalSubject,
		});
	const statusOfMia = async () => (await company.as("Mia").call(getSession, {})).status;
	expect((await link("former")).status).toBe(200);
	expect(await statusOfMia()).toBe(200);
	expect((await link("present")).status).toBe(200);
	expect(await statusOfMia()).toBe(401);
});
