import { beforeEach, describe, expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { defaultPasswordPolicy } from "#domain/passwords/password-policy.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const newPassword = "Neues-Kennwort-1";

let tenant: { tenantNo: string; tenantId: string };

beforeEach(async () => {
	tenant = await buildTenant(server().ownerUrl, async (builder) => ({
		sofia: await builder.person({
			firstName: "Sofia",
			lastName: "Krüger",
			username: "sofia",
			mail: "sofia@klinikum.example",
		}),
		lena: await builder.person({
			firstName: "Lena",
			lastName: "Vogt",
			username: "lena",
			mustChange: true,
		}),
	}));
});

async function signedIn(username: string, password = testPassword) {
	const browser = server().browser();
	const reply = await signInWith(browser, username, password);
	return { browser, reply };
}

const signInWith = (browser: TestBrowser, username: string, password = testPassword) =>
	browser.call(signIn.login, { tenantNo: tenant.tenantNo, username, password, persistent: true });

const statusOf = async (browser: TestBrowser) => (await browser.call(signIn.getSession, {})).status;

const change = (browser: TestBrowser, more: object = {}) =>
	browser.call(contract.changePassword, {
		username: "sofia",
		oldPassword: testPassword,
		newPassword,
		persistent: false,
		...more,
	});

describe("signed in", () => {
	test("a new one that is refused, however often, is no attempt to guess the old one", async () => {
		const { browser } = await signedIn("sofia");
		for (let time = 1; time <= 7; time++) {
			const reply = await change(browser, { newPassword: testPassword });
			expect(reply.refusal.code).toBe("PASSWORD_REFUSED");
		}
		expect((await change(browser)).status).toBe(200);
	});

	test("the new one works, the old one does not, the other sessions end", async () => {
		const { browser } = await signedIn("sofia");
		const { browser: other } = await signedIn("sofia");
		expect((await change(browser)).status).toBe(200);
		expect(await statusOf(browser)).toBe(200);
		expect(await statusOf(other)).toBe(401);
		expect((await signedIn("sofia")).reply.status).toBe(422);
		expect((await signedIn("sofia", newPassword)).reply.status).toBe(200);
	});

	test("leaves an audit event without the password, and a mail to the person", async () => {
		const { browser } = await signedIn("sofia");
		await change(browser);
		await withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query(
				"select action, before, after from audit_event where tenant_id = $1 and entity = 'user_login'",
				[tenant.tenantId],
			);
			expect(rows).toEqual([{ action: "password-changed", before: null, after: null }]);
			const mails = await client.query(
				"select recipient, template, language from mail_outbox where tenant_id = $1",
				[tenant.tenantId],
			);
			expect(mails.rows).toEqual([
				{ recipient: "sofia@klinikum.example", template: "password-changed", language: "de-DE" },
			]);
		});
	});

	test.each([
		["too short", "Ab1!", ["length"]],
		["without any kind but one", "kleinbuchstaben", ["uppers", "digits", "specials"]],
		["too long", `Aa1!${"x".repeat(61)}`, ["maximum"]],
		["the old one", testPassword, ["unchanged"]],
	])("%s is refused, and nothing changes", async (_case, password, faults) => {
		const { browser } = await signedIn("sofia");
		const { refusal, status } = await change(browser, { newPassword: password });
		expect(status).toBe(422);
		expect(refusal.code).toBe("PASSWORD_REFUSED");
		expect(refusal.facts?.faults).toEqual(faults);
		expect(refusal.details.map((one) => one.field)).toEqual(faults.map(() => "newPassword"));
		expect((await signedIn("sofia")).reply.status).toBe(200);
	});

	test("the tenant's own policy is told and asked, a broken one is the built-in", async () => {
		const policy = (value: unknown) =>
			withClient(server().adminUrl, (client) =>
				client.query(
					`insert into setting (tenant_id, id, scope, key, value, valid_from)
					values ($1, '00000000-0000-7000-8000-000000000001', 'GLOBAL', 'passwords.policy', $2, '2020-01-01')
					on conflict (tenant_id, id) do update set value = excluded.value`,
					[tenant.tenantId, JSON.stringify(value)],
				),
			);
		const { browser } = await signedIn("sofia");
		const told = async () => (await browser.call(contract.getPasswordPolicy, {})).answer.policy;
		const own = {
			minimumLength: 20,
			maximumLength: 30,
			uppersCount: 0,
			lowersCount: 0,
			digitsCount: 0,
			specialCharsCount: 0,
		};
		await policy(own);
		expect(await told()).toEqual(own);
		expect((await change(browser)).refusal.facts?.faults).toEqual(["length"]);
		await policy({ minimumLength: "viele" });
		expect(await told()).toEqual(defaultPasswordPolicy);
		expect((await change(browser)).status).toBe(200);
	});

	test("none of the last five comes back", async () => {
		const { browser } = await signedIn("sofia");
		const passwords = [testPassword];
		for (let count = 1; count <= 5; count++) {
			const next = `${newPassword}${count}`;
			const oldPassword = passwords.at(-1) as string;
			server().clock.advance({ minutes: 1 });
			await change(browser, { oldPassword, newPassword: next });
			passwords.push(next);
		}
		const again = (index: number) =>
			change(browser, { oldPassword: passwords[5], newPassword: passwords[index] });
		expect((await again(1)).refusal.facts?.faults).toEqual(["reused"]);
		expect((await again(0)).status).toBe(200);
	});

	test("the old password is asked, and guessing it is counted", async () => {
		const { browser } = await signedIn("sofia");
		for (let count = 0; count < 4; count++) {
			const reply = await change(browser, { oldPassword: `falsch ${count}` });
			expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
		}
		const fifth = await change(browser, { oldPassword: "falsch" });
		expect(fifth.refusal.timeUntilRetry).toBe(60);
		expect((await change(browser)).status).toBe(429);
	});

	test("of somebody else it cannot be changed", async () => {
		const { browser } = await signedIn("sofia");
		const reply = await change(browser, { username: "lena" });
		expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
	});

	test("without session and step it is refused", async () => {
		expect((await change(server().browser())).status).toBe(401);
	});

	test("twice at once it changes once", async () => {
		const { browser } = await signedIn("sofia");
		const replies = await Promise.all([
			change(browser, { newPassword: "Erstes-Kennwort-1" }),
			change(browser, { newPassword: "Zweites-Kennwort-2" }),
		]);
		// the other one met the change, or came when the old password no longer held
		const [first, second] = replies.map((one) => one.status).sort();
		expect(first).toBe(200);
		expect([409, 422]).toContain(second);
	});
});

describe("a password that must change", () => {
	const step = { username: "lena" };

	test("opens no session, names the policy, and then begins one", async () => {
		const { browser, reply } = await signedIn("lena");
		expect(reply.refusal).toMatchObject({
			code: "PASSWORD_MUST_CHANGE",
			facts: { username: "lena", policy: { minimumLength: 8 } },
		});
		expect(await statusOf(browser)).toBe(401);
		const changed = await change(browser, step);
		expect(changed.status).toBe(200);
		expect(await statusOf(browser)).toBe(200);
		expect((await signedIn("lena", newPassword)).reply.status).toBe(200);
	});

	test("ends after ten minutes", async () => {
		const { browser } = await signedIn("lena");
		server().clock.advance({ minutes: 10 });
		expect((await change(browser, step)).status).toBe(401);
	});

	test("its cookie is worth nothing afterwards, changed or in other hands", async () => {
		const { browser } = await signedIn("lena");
		const cookie = browser.cookies.get("stundwerk-step") as string;
		await change(browser, step);
		const thief = server().browser();
		thief.cookies.set("stundwerk-step", cookie);
		const reply = await change(thief, {
			...step,
			oldPassword: newPassword,
			newPassword: "Noch-Eins-2026",
		});
		expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
		const [body = "", signature] = cookie.split(".");
		const forged = JSON.parse(Buffer.from(body, "base64url").toString());
		forged.until += 1e9;
		thief.cookies.set(
			"stundwerk-step",
			`${Buffer.from(JSON.stringify(forged)).toString("base64url")}.${signature}`,
		);
		expect((await change(thief, step)).status).toBe(401);
	});
});
