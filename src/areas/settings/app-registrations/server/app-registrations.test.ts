import { expect, test } from "vitest";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** An administrator, an employee, and somebody who manages keys and no more. */
async function company(by: "admin" | "keeper" | "plain" = "admin") {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const person = (firstName: string, roles: string[]) =>
			tenant.person({ firstName, lastName: "Vogt", roles });
		const people = {
			admin: await person("Anna", ["Administrator"]),
			keeper: await person("Kai", []),
			plain: await person("Lena", ["Mitarbeiter"]),
		};
		await tenant.tx
			.insertInto("user_permission")
			.values({
				tenant_id: tenant.tenantId,
				id: tenant.newId(),
				user_id: people.keeper.id,
				permission_key: "apikeys.manage",
				level: 4,
				scope: "GLOBAL",
				valid_from: "2020-01-01",
			})
			.execute();
		const { cookie } = await insertSession(tenant, people[by].id);
		return { cookie, adminId: people.admin.id, plainId: people.plain.id };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, built.cookie);
	const register = (userId: string) =>
		browser.call(contract.createAppRegistration, { userId, device: "Diensthandy" });
	return { ...built, browser, register };
}

test("a device is registered, paired once, and revoked", async () => {
	const { browser, register, plainId, tenantNo } = await company();
	const { id } = (await register(plainId)).answer;
	const state = async () =>
		(await browser.call(contract.listAppRegistrations, {})).answer.items[0]?.state;
	expect(await state()).toBe("OPEN");
	const open = async () => (await browser.call(contract.createAppPairing, { id })).answer;
	const { code, address } = await open();
	expect(new URL(address).searchParams.get("tenant")).toBe(tenantNo);
	const device = server().browser();
	const pair = (given: string) =>
		device.call(contract.pairAppRegistration, { tenantNo, code: given });
	const paired = (await pair(code)).answer;
	expect(paired.id).toBe(id);
	expect(paired.token).toMatch(new RegExp(`^sw_app_${tenantNo}_.{43}$`));
	expect(await state()).toBe("PAIRED");
	expect((await pair(code)).refusal.code).toBe("PAIRING_CODE_INVALID");
	const late = await open();
	server().clock.advance({ minutes: 10 });
	expect((await pair(late.code)).status).toBe(422);
	const last = await open();
	const revoke = () => browser.call(contract.deleteAppRegistration, { id });
	expect((await revoke()).status).toBe(200);
	expect((await revoke()).status).toBe(404);
	expect((await pair(last.code)).status).toBe(422);
	expect(await state()).toBe("REVOKED");
});

test("nobody pairs a device for somebody who may do more", async () => {
	const { register, adminId, plainId } = await company("keeper");
	expect((await register(adminId)).refusal.code).toBe("APP_ABOVE_PAIRER");
	expect((await register(plainId)).refusal.code).toBe("APP_ABOVE_PAIRER");
	const plain = await company("plain");
	expect((await plain.register(plain.plainId)).status).toBe(403);
	const foreign = await company();
	expect((await foreign.register(plainId)).refusal.code).toBe("APP_USER_UNKNOWN");
});

test("people are found by a part of their name", async () => {
	const { browser } = await company();
	const { users } = (await browser.call(contract.listAppUsers, { search: "vogt le" })).answer;
	expect(users.map(({ firstName }) => firstName)).toEqual(["Lena"]);
});

test("an address that tries codes has to wait", async () => {
	const { tenantNo } = await company();
	const device = server().browser();
	let last = 0;
	for (let count = 0; count < 21; count += 1) {
		const tried = { tenantNo, code: `WRONG${count}` };
		last = (await device.call(contract.pairAppRegistration, tried)).status;
	}
	expect(last).toBe(429);
});
