import { beforeEach, describe, expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { crons } from "./jobs.ts";

const server = useTestServer({ TRUST_PROXY: "127.0.0.1", PUBLIC_URL: "https://zeit.example" });
const newPassword = "Neues-Kennwort-1";

let tenantNo: string;
let tenantId: string;
let network = 0;

beforeEach(async () => {
	network += 1;
	({ tenantNo, tenantId } = await buildTenant(server().ownerUrl, async (builder) => {
		await builder.person({
			firstName: "Sofia",
			lastName: "Krüger",
			username: "sofia",
			mail: "sofia@klinikum.example",
		});
		await builder.person({
			firstName: "Ada",
			lastName: "Aus",
			username: "ada",
			mail: "ada@klinikum.example",
			isEnabled: false,
		});
		await builder.person({
			firstName: "Ohne",
			lastName: "Anmeldung",
			mail: "ohne@klinikum.example",
		});
		return {};
	}));
});

function browserAt(host = 1) {
	const browser = server().browser();
	browser.headers["x-forwarded-for"] = `10.${network}.0.${host}`;
	return browser;
}

const forgot = (mail: string, host = 1) =>
	browserAt(host).call(contract.forgotPassword, { tenantNo, mail });

/** What the newest waiting mail says. */
async function mailed(): Promise<{ code: string; link: string }> {
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select params_sealed from mail_outbox where tenant_id = $1 and template = 'password-reset-code' order by next_at desc, id desc limit 1",
			[tenantId],
		),
	);
	return JSON.parse(server().services.secrets.unseal(rows[0].params_sealed));
}

async function mails(): Promise<number> {
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query("select count(*)::int as count from mail_outbox where tenant_id = $1", [tenantId]),
	);
	return rows[0].count;
}

async function requested(host = 1) {
	const { guid } = (await forgot("Sofia@Klinikum.example", host)).answer;
	const { code, link } = await mailed();
	const reset = { tenant: tenantNo, guid };
	return { reset, code, link, wrong: code === "000000" ? "000001" : "000000" };
}

const signInWith = (password: string, browser = browserAt(77)) =>
	browser.call(signIn.login, { tenantNo, username: "sofia", password, persistent: false });

const passwords = { newPassword, newPasswordVerification: newPassword };

describe("forgotten password", () => {
	test("the mailed code sets a new one and ends all sessions", async () => {
		const device = browserAt(5);
		await signInWith(testPassword, device);
		const { reset, code, link } = await requested();
		expect(code).toMatch(/^\d{6}$/);
		expect(link).toBe(`https://zeit.example/reset-password/${tenantNo}/${reset.guid}/${code}`);
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
	const validate = (input: { tenant: string; guid: string; code: string }) =>
		browserAt().call(contract.validateResetCode, input);

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

	test("is not replaced within a minute: the request before stays, and nothing more is mailed", async () => {
		const first = await requested();
		server().clock.advance({ seconds: 59 });
		const { answer } = await forgot("sofia@klinikum.example", 2);
		expect(answer.guid).toBe(first.reset.guid);
		expect(await mails()).toBe(1);
		expect((await validate({ ...first.reset, code: first.code })).status).toBe(200);
	});

	test("is mailed once, also when asked for many times at once", async () => {
		const hosts = Array.from({ length: 12 }, (_, nth) => nth + 1);
		const all = await Promise.all(hosts.map((host) => forgot("sofia@klinikum.example", host)));
		expect(new Set(all.map(({ answer }) => answer.guid)).size).toBe(1);
		expect(await mails()).toBe(1);
	});

	test("is mailed ten times a day for one login, wherever it is asked from", async () => {
		for (let nth = 1; nth <= 10; nth++) {
			expect((await forgot("sofia@klinikum.example", nth)).status).toBe(200);
			server().clock.advance({ minutes: 2 });
		}
		const { status, refusal } = await forgot("sofia@klinikum.example", 11);
		expect([status, refusal.code, refusal.timeUntilRetry]).toEqual([
			429,
			"TOO_MANY_ATTEMPTS",
			86_400 - 20 * 60,
		]);
		expect(await mails()).toBe(10);
		server().clock.advance({ hours: 24 });
		expect((await forgot("sofia@klinikum.example", 12)).status).toBe(200);
	});

	test("may be guessed twenty times a day for one login, in however many requests", async () => {
		for (let nth = 1; nth <= 4; nth++) {
			const { reset, wrong } = await requested(nth);
			for (let guess = 0; guess < 5; guess++)
				expect((await validate({ ...reset, code: wrong })).status).toBe(400);
			server().clock.advance({ minutes: 2 });
		}
		const { reset, code } = await requested(5);
		const { status, refusal } = await validate({ ...reset, code });
		expect([status, refusal.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
		server().clock.advance({ hours: 24 });
		const next = await requested(6);
		expect((await validate({ ...next.reset, code: next.code })).status).toBe(200);
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
		for (const one of crons) await one.run(server().services, tenantId);
		const { rows } = await withClient(server().adminUrl, (client) =>
			client.query("select count(*)::int as count from password_reset where tenant_id = $1", [
				tenantId,
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
