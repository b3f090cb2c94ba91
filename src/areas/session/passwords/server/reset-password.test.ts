import { describe, expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { crons } from "./jobs.ts";
import { newPassword, passwords, useResets } from "./test-resets.ts";

const server = useTestServer({ TRUST_PROXY: "127.0.0.1", PUBLIC_URL: "https://zeit.example" });
const { clinic, browserAt, forgot, requested, signInWith, validate } = useResets(server);

describe("forgotten password", () => {
	test("the mailed code sets a new one and ends all sessions", async () => {
		const device = browserAt(5);
		await signInWith(testPassword, device);
		const { reset, code, link } = await requested();
		expect(code).toMatch(/^\d{6}$/);
		expect(link).toBe(
			`https://zeit.example/reset-password/${clinic().tenantNo}/${reset.guid}/${code}`,
		);
		const browser = browserAt();
		const policy = await browser.call(contract.requestPasswordChange, reset);
		expect(policy.answer.policy).toEqual({
			minimumLength: 8,
			maximumLength: 64,
			uppersCount: 1,
			lowersCount: 1,
			digitsCount: 1,
			specialCharsCount: 1,
		});
		const valid = await browser.call(contract.validateResetCode, { ...reset, code });
		expect(valid.status).toBe(200);
		const changed = await browser.call(contract.changePasswordByCode, {
			...reset,
			code,
			...passwords,
		});
		expect(changed.status).toBe(200);
		expect((await device.call(signIn.getSession, {})).status).toBe(401);
		expect((await signInWith(testPassword)).status).toBe(422);
		expect((await signInWith(newPassword)).status).toBe(200);
	});

	test.each([
		"fremd@klinikum.example",
		"ada@klinikum.example",
		"ohne@klinikum.example",
		"keine adresse",
	])("%s is not found", async (mail) => {
		const { status, refusal } = await forgot(mail);
		expect(status).toBe(404);
		expect(refusal).toMatchObject({
			code: "MAIL_NOT_FOUND",
			message: "Die E-Mail Adresse konnte nicht gefunden werden.",
		});
	});

	test("five requests of an address and hour, not more", async () => {
		for (let count = 0; count < 5; count++) {
			expect((await forgot("fremd@klinikum.example")).status).toBe(404);
		}
		const sixth = await forgot("sofia@klinikum.example");
		expect(sixth.refusal).toMatchObject({ error: "TooManyAttempts", timeUntilRetry: 3600 });
		expect((await forgot("sofia@klinikum.example", 2)).status).toBe(200);
		server().clock.advance({ hours: 1 });
		expect((await forgot("sofia@klinikum.example")).status).toBe(200);
	});

	test("it lifts the lock of the login", async () => {
		for (let count = 0; count < 5; count++) await signInWith("falsch");
		expect((await signInWith(testPassword)).status).toBe(429);
		const { reset, code } = await requested();
		await browserAt().call(contract.changePasswordByCode, { ...reset, code, ...passwords });
		expect((await signInWith(newPassword)).status).toBe(200);
	});
});

describe("the code", () => {
	test("wrong five times ends the request, the right one included", async () => {
		const { reset, code, wrong } = await requested();
		for (let count = 0; count < 5; count++) {
			const reply = await validate({ ...reset, code: wrong });
			expect(reply.status).toBe(400);
			expect(reply.refusal).toMatchObject({
				code: "INVALID_RESET_CODE",
				message: "Der eingegebene Code war leider ungültig.",
			});
		}
		expect((await validate({ ...reset, code })).status).toBe(400);
		const gone = await browserAt().call(contract.requestPasswordChange, reset);
		expect(gone.status).toBe(404);
	});

	test("right ones are not counted", async () => {
		const { reset, code } = await requested();
		for (let count = 0; count < 7; count++) {
			expect((await validate({ ...reset, code })).status).toBe(200);
		}
	});

	test("cannot be guessed by trying many at once", async () => {
		const { reset, wrong, code } = await requested();
		await Promise.all(Array.from({ length: 12 }, () => validate({ ...reset, code: wrong })));
		expect((await validate({ ...reset, code })).status).toBe(400);
	});

	test("lives for half an hour", async () => {
		const { reset, code } = await requested();
		server().clock.advance({ minutes: 29 });
		expect((await validate({ ...reset, code })).status).toBe(200);
		server().clock.advance({ minutes: 1 });
		expect((await validate({ ...reset, code })).status).toBe(400);
	});

	test("works once, also when sent twice at once", async () => {
		const { reset, code } = await requested();
		const change = (password: string) =>
			browserAt().call(contract.changePasswordByCode, {
				...reset,
				code,
				newPassword: password,
				newPasswordVerification: password,
			});
		const both = await Promise.all([change("Erstes-Kennwort-1"), change("Zweites-Kennwort-2")]);
		expect(both.map((one) => one.status).sort()).toEqual([200, 400]);
		expect((await change("Drittes-Kennwort-3")).status).toBe(400);
	});

	test("of an older request ends with a newer one", async () => {
		const first = await requested();
		server().clock.advance({ minutes: 1 });
		const second = await requested();
		expect((await validate({ ...first.reset, code: first.code })).status).toBe(400);
		expect((await validate({ ...second.reset, code: second.code })).status).toBe(200);
	});

	test("of one tenant is nothing in another", async () => {
		const { reset, code } = await requested();
		const other = await buildTenant(server().ownerUrl, async () => ({}));
		const foreign = { ...reset, tenant: other.tenantNo };
		expect((await validate({ ...foreign, code })).status).toBe(400);
		const gone = await browserAt().call(contract.requestPasswordChange, foreign);
		expect(gone.status).toBe(404);
	});
});

test("requests are forgotten a day after their end", async () => {
	await requested();
	const count = async () => {
		for (const one of crons) await one.run(server().services, clinic().tenantId);
		const { rows } = await withClient(server().adminUrl, (client) =>
			client.query("select count(*)::int as count from password_reset where tenant_id = $1", [
				clinic().tenantId,
			]),
		);
		return rows[0].count;
	};
	server().clock.advance({ hours: 24 });
	expect(await count()).toBe(1);
	server().clock.advance({ hours: 1 });
	expect(await count()).toBe(0);
});

describe("the new password by code", () => {
	test.each([
		["weak", "abc", "abc", "length"],
		["the present one", testPassword, testPassword, "reused"],
		["not the same twice", newPassword, `${newPassword}2`, "unequal"],
	])("%s is refused; the code stays good", async (_case, first, second, fault) => {
		const { reset, code } = await requested();
		const change = (one: string, two: string) =>
			browserAt().call(contract.changePasswordByCode, {
				...reset,
				code,
				newPassword: one,
				newPasswordVerification: two,
			});
		const refused = await change(first, second);
		expect(refused.refusal.code).toBe("PASSWORD_REFUSED");
		expect(refused.refusal.facts?.faults).toContain(fault);
		expect((await change(newPassword, newPassword)).status).toBe(200);
	});
});
