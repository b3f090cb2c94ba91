import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { beforeAll, describe, expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { verificationChannel } from "./proof/password-hash.ts";

const server = useTestServer({ TRUST_PROXY: "127.0.0.1" });

async function build() {
	return buildTenant(server().ownerUrl, async (tenant) => ({
		sofia: await tenant.person({
			firstName: "Sofia",
			lastName: "Krüger",
			username: "sofia.krueger",
			mail: "Sofia.Krueger@klinikum.example",
		}),
		disabled: await tenant.person({
			firstName: "Ada",
			lastName: "Aus",
			username: "ada",
			isEnabled: false,
		}),
		left: await tenant.person({
			firstName: "Gert",
			lastName: "Gegangen",
			username: "gert",
			exitDate: "2026-11-20",
		}),
		lastDay: await tenant.person({
			firstName: "Lena",
			lastName: "Letzter-Tag",
			username: "lena",
			exitDate: "2026-11-21",
		}),
		terminal: await tenant.person({
			firstName: "Terminal",
			lastName: "Eingang",
			username: "terminal",
			role: "TERMINAL",
		}),
	}));
}

let tenant: Awaited<ReturnType<typeof build>>;
let other: Awaited<ReturnType<typeof build>>;
let lastHost = 1;

beforeAll(async () => {
	tenant = await build();
	other = await buildTenant(server().ownerUrl, async (builder) => ({
		sofia: await builder.person({ firstName: "Fremd", lastName: "Fremd", username: "fremde" }),
		disabled: undefined as never,
		left: undefined as never,
		lastDay: undefined as never,
		terminal: undefined as never,
	}));
});

/** Each test comes from an address of its own, so that locks do not meet. */
function browserAt(address?: string): TestBrowser {
	const browser = server().browser();
	browser.headers["x-forwarded-for"] = address ?? `10.0.${lastHost++}.7`;
	return browser;
}

function signIn(
	browser: TestBrowser,
	username: string,
	password: string,
	more: { tenantNo?: string; persistent?: boolean } = {},
) {
	return browser.call(contract.login, {
		tenantNo: tenant.tenantNo,
		username,
		password,
		persistent: false,
		...more,
	});
}

async function verificationsDuring(work: () => Promise<unknown>) {
	let count = 0;
	const counting = () => {
		count += 1;
	};
	subscribe(verificationChannel, counting);
	await work();
	unsubscribe(verificationChannel, counting);
	return count;
}

describe("the customer number", () => {
	test("names the tenant, trimmed and in any case", async () => {
		const reply = await browserAt().call(contract.getTenantInfo, {
			tenantNo: ` ${tenant.tenantNo.toLowerCase()} `,
		});
		expect(reply.answer).toEqual({
			tenantNo: tenant.tenantNo,
			name: "Klinikum Musterstadt",
			language: "de-DE",
			logins: [{ id: "MANUAL", name: "Benutzername", url: null }],
		});
	});

	test.each(["99999", "1234", "123456", "%%%%%", "1000\u0000"])(
		"%j is nobody's",
		async (tenantNo) => {
			const reply = await browserAt().call(contract.getTenantInfo, { tenantNo });
			expect([400, 404]).toContain(reply.status);
			if (reply.status === 404) {
				expect(reply.refusal).toMatchObject({
					error: "StatusCode",
					code: "TENANT_NOT_FOUND",
					message: "Die angegebene Kundennummer existiert nicht.",
				});
			}
		},
	);
});

describe("signing in", () => {
	test.each(["sofia.krueger", "SOFIA.Krueger", "sofia.krueger@KLINIKUM.example"])(
		"works with %s",
		async (name) => {
			const browser = browserAt();
			const reply = await signIn(browser, name, testPassword);
			expect(reply.answer.userId).toBe(tenant.sofia.id);
			const session = await browser.call(contract.getSession, {});
			expect(session.answer.username).toBe("sofia.krueger");
		},
	);

	test("works on the last working day", async () => {
		const reply = await signIn(browserAt(), "lena", testPassword);
		expect(reply.status).toBe(200);
	});

	test("is for people only", async () => {
		const reply = await signIn(browserAt(), "terminal", testPassword);
		expect(reply.refusal).toMatchObject({
			error: "InvalidRole",
			message: "Sie wurden abgemeldet, da die Sitzung ungültig ist.",
		});
	});

	test("keeps the cookie out of scripts and off other sites", async () => {
		const browser = browserAt();
		const response = await browser.fetch(contract.login.path, {
			method: "POST",
			body: JSON.stringify({
				tenantNo: tenant.tenantNo,
				username: "sofia.krueger",
				password: testPassword,
				persistent: true,
			}),
		});
		const [cookie] = response.headers.getSetCookie();
		expect(cookie).toMatch(/HttpOnly/);
		expect(cookie).toMatch(/SameSite=Lax/);
		expect(cookie).toMatch(/Max-Age=2592000/);
	});

	test("leaves a trace without the whole address, and an audit event", async () => {
		const browser = browserAt("203.0.113.77");
		const { sessionId } = (await signIn(browser, "sofia.krueger", testPassword)).answer;
		await withClient(server().adminUrl, async (client) => {
			const events = await client.query(
				"select outcome, provider, address from login_event where user_id = $1 and address like '203%'",
				[tenant.sofia.id],
			);
			expect(events.rows).toEqual([
				{ outcome: "SIGNED_IN", provider: "MANUAL", address: "203.0.113.0" },
			]);
			const audits = await client.query(
				"select action, actor_id, subject_user_id from audit_event where entity_id = $1",
				[sessionId],
			);
			expect(audits.rows).toEqual([
				{ action: "signed-in", actor_id: tenant.sofia.id, subject_user_id: tenant.sofia.id },
			]);
		});
	});
});

describe("who cannot sign in gets the same answer for the same work", () => {
	test.each([
		["a wrong password", "sofia.krueger", "falsch"],
		["an unknown name", "niemand", testPassword],
		["another tenant's name", "fremde", testPassword],
		["somebody switched off", "ada", testPassword],
		["somebody who has left", "gert", testPassword],
		["a name that is an attack", "' or 1=1 --", testPassword],
	])("%s", async (_case, username, password) => {
		const browser = browserAt();
		let reply: Awaited<ReturnType<typeof signIn>> | undefined;
		const verifications = await verificationsDuring(async () => {
			reply = await signIn(browser, username, password);
		});
		const { traceId, ...rest } = reply?.refusal ?? { traceId: "" };
		expect(traceId).not.toBe("");
		expect(rest).toEqual({
			error: "StatusCode",
			code: "INVALID_CREDENTIALS",
			message:
				"Sie konnten nicht angemeldete werden. Bitte überprüfen Sie Benutzernamen und Passwort.",
			details: [],
		});
		expect(reply?.status).toBe(422);
		expect(verifications).toBe(1);
		expect(browser.cookies.size).toBe(0);
	});

	test("another tenant's number with one's own name", async () => {
		const reply = await signIn(browserAt(), "sofia.krueger", testPassword, {
			tenantNo: other.tenantNo,
		});
		expect(reply.refusal.code).toBe("INVALID_CREDENTIALS");
	});
});
