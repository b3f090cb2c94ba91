import { beforeEach, describe, expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { insertOneTimeLink } from "#database/new-administrator.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const newPassword = "Neues-Kennwort-1";

async function build() {
	return buildTenant(server().ownerUrl, async (builder) => {
		const ways = { tenantId: builder.tenantId, now: server().clock.now() };
		const link = (userId: string) =>
			insertOneTimeLink(builder.tx, { ...ways, userId, purpose: "INVITE" });
		const [sofia, lena] = [
			await builder.person({
				firstName: "Sofia",
				lastName: "Krüger",
				username: "sofia",
				mail: "sofia@klinikum.example",
			}),
			await builder.person({
				firstName: "Lena",
				lastName: "Vogt",
				username: "lena",
				mail: "lena@klinikum.example",
			}),
		];
		return {
			links: [await link(sofia.id), await link(sofia.id)] as const,
			lenasLink: await link(lena.id),
		};
	});
}

let tenant: Awaited<ReturnType<typeof build>>;

beforeEach(async () => {
	tenant = await build();
});

const openLink = (code: string, browser = server().browser()) =>
	browser.call(signIn.loginByToken, { tenantNo: tenant.tenantNo, code });

/** Asks for a code, and reads it in the mail. */
async function requested(mail = "sofia@klinikum.example") {
	const { answer } = await server()
		.browser()
		.call(contract.forgotPassword, { tenantNo: tenant.tenantNo, mail });
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select params_sealed from mail_outbox where tenant_id = $1 and template = 'password-reset-code' order by id desc limit 1",
			[tenant.tenantId],
		),
	);
	const params = server().services.secrets.unseal(rows[0].params_sealed);
	const { code } = JSON.parse(params) as { code: string };
	return { tenant: tenant.tenantNo, guid: answer.guid, code };
}

const validate = (reset: Awaited<ReturnType<typeof requested>>) =>
	server().browser().call(contract.validateResetCode, reset);

/** Changes the password as somebody who is signed in. */
async function change() {
	const browser = server().browser();
	await browser.call(signIn.login, {
		tenantNo: tenant.tenantNo,
		username: "sofia",
		password: testPassword,
		persistent: false,
	});
	const reply = await browser.call(contract.changePassword, {
		username: "sofia",
		oldPassword: testPassword,
		newPassword,
		persistent: false,
	});
	expect(reply.status).toBe(200);
}

/** Sets the password through a one-time link. */
async function setByLink(code: string) {
	const browser = server().browser();
	const opened = await openLink(code, browser);
	expect(opened.refusal.code).toBe("PASSWORD_MUST_CHANGE");
	const reply = await browser.call(contract.changePassword, {
		username: "sofia",
		newPassword,
		persistent: false,
	});
	expect(reply.status).toBe(200);
}

async function setByCode() {
	const passwords = { newPassword, newPasswordVerification: newPassword };
	const reply = await server()
		.browser()
		.call(contract.changePasswordByCode, { ...(await requested()), ...passwords });
	expect(reply.status).toBe(200);
}

describe("a new password closes", () => {
	test.each([
		["one-time links, when it was changed", change],
		["one-time links, when a mailed code set it", setByCode],
		["the other one-time links", () => setByLink(tenant.links[0])],
	])("%s", async (_case, set) => {
		await set();
		expect((await openLink(tenant.links[1])).refusal.code).toBe("LINK_INVALID");
	});

	test.each([
		["a mailed code, when it was changed", change],
		["a mailed code, when a link set it", () => setByLink(tenant.links[0])],
	])("%s", async (_case, set) => {
		const reset = await requested();
		expect((await validate(reset)).status).toBe(200);
		await set();
		expect((await validate(reset)).refusal.code).toBe("INVALID_RESET_CODE");
	});

	test("a link that is open in a browser", async () => {
		const browser = server().browser();
		await openLink(tenant.links[0], browser);
		await change();
		const reply = await browser.call(contract.changePassword, {
			username: "sofia",
			newPassword: "Noch-Eins-2026",
			persistent: false,
		});
		expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
		const again = await openLink(tenant.links[0], browser);
		expect(again.refusal.code).toBe("LINK_INVALID");
	});

	test("nothing of anybody else's", async () => {
		const reset = await requested("lena@klinikum.example");
		await change();
		expect((await validate(reset)).status).toBe(200);
		const opened = await openLink(tenant.lenasLink);
		expect(opened.refusal.code).toBe("PASSWORD_MUST_CHANGE");
	});
});
