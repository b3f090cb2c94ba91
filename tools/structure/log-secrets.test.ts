import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import {
	comeBack,
	enter,
	redirectUri,
} from "#areas/session/single-sign-on/server/test-providers.ts";
import { contract as ssoProviders } from "#areas/session/sso-providers/contract.ts";
import { contract as apiKeys } from "#areas/settings/api-keys/contract.ts";
import { contract as apps } from "#areas/settings/app-registrations/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { contract as terminals } from "#areas/time-tracking/terminals/contract.ts";
import { getSession } from "#kit/contract/session.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { mailAbout } from "#kit/testing/mail-about.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { TestIdentityProvider } from "#kit/testing/test-identity-provider.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const smtpPassword = "geheim-smtp-5711";
const mailServer = new SMTPServer({
	disabledCommands: ["STARTTLS"],
	onAuth: (_auth, _session, done) => done(new Error("not you")),
});
const env: NodeJS.ProcessEnv = {
	LOG_LEVEL: "trace",
	PUBLIC_URL: "https://zeit.example",
	TRUST_PROXY: "127.0.0.1",
	STUNDWERK_KEY: Buffer.alloc(32, "geheim").toString("base64"),
};
let provider: TestIdentityProvider;
beforeAll(async () => {
	await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", () => resolve()));
	const { port } = mailServer.server.address() as AddressInfo;
	env.SMTP_URL = `smtp://sender:${smtpPassword}@127.0.0.1:${port}`;
	provider = await TestIdentityProvider.start(redirectUri);
});
afterAll(async () => {
	await provider.stop();
	await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const server = useTestServer(env, { background: true, logTo });

/** What must stand in no line, by what it is. */
type Kept = Record<string, string>;

const build = () =>
	buildTenant(server().ownerUrl, async (tenant) => {
		const person = (firstName: string, roles: string[]) =>
			tenant.person({
				firstName,
				lastName: "Vogt",
				username: firstName.toLowerCase(),
				mail: `${firstName}@klinikum.example`,
				roles,
			});
		return {
			siteId: tenant.created.siteId,
			anna: await person("Anna", ["Administrator"]),
			lena: await person("Lena", []),
		};
	});
type Company = Awaited<ReturnType<typeof build>>;

const logIn = (browser: TestBrowser, { tenantNo }: Company, password: string, username = "anna") =>
	browser.call(signIn.login, { tenantNo, username, password, persistent: false });

/** Right, wrong, with the password in the wrong field, and what is not even read. */
async function signInAndChange(company: Company): Promise<[TestBrowser, Kept]> {
	const kept: Kept = {
		wrong: "geheim-falsch-1",
		asName: "geheim-als-Name-1",
		next: "Geheim-Neu-1",
	};
	const browser = server().browser();
	await logIn(browser, company, kept.wrong as string);
	await logIn(browser, company, testPassword, kept.asName);
	await logIn(browser, company, { password: kept.wrong } as never);
	for (const path of [
		signIn.login.path,
		`/%zz?code=${kept.wrong}`,
		`/login/1?code=${kept.wrong}`,
	]) {
		const method = path === signIn.login.path ? "POST" : "GET";
		const body = method === "POST" ? { body: `{"password":"${kept.wrong}"` } : {};
		await browser.fetch(path, { method, ...body });
	}
	expect((await logIn(browser, company, testPassword)).status).toBe(200);
	const cookieBefore = cookieOf(browser);
	const change = (newPassword: string) =>
		browser.call(passwords.changePassword, {
			username: "anna",
			oldPassword: testPassword,
			newPassword,
		});
	expect((await change("geheim")).status).toBe(422);
	expect((await change(kept.next as string)).status).toBe(200);
	return [browser, { ...kept, password: testPassword, cookieBefore, cookie: cookieOf(browser) }];
}

const cookieOf = (browser: TestBrowser) =>
	(browser.cookies.get("stundwerk") as string).split(".")[1] as string;

async function forget({ tenantNo, lena }: Company): Promise<Kept> {
	const browser = server().browser();
	const { guid } = (
		await browser.call(passwords.forgotPassword, { tenantNo, mail: "lena@klinikum.example" })
	).answer;
	const { code = "" } = await mailAbout(server(), lena.id);
	const reset = { tenant: tenantNo, guid };
	const wrong = code === "918273" ? "918274" : "918273";
	await browser.call(passwords.validateResetCode, { ...reset, code: wrong });
	await browser.fetch(`/reset-password/${tenantNo}/${guid}/${code}`);
	const newPassword = "Geheim-Vergessen-1";
	const both = { newPassword, newPasswordVerification: newPassword };
	const set = await browser.call(passwords.changePasswordByCode, { ...reset, code, ...both });
	expect(set.status).toBe(200);
	// six digits alone may be anybody's
	return { newPassword, inLink: `${guid}/${code}`, inBody: `code":"${code}` };
}

async function invite(admin: TestBrowser, { tenantNo, lena }: Company): Promise<Kept> {
	// so that this mail is the newest
	server().clock.advance({ seconds: 1 });
	expect((await admin.call(users.resendInvitation, { userId: lena.id })).status).toBe(200);
	const { link = "" } = await mailAbout(server(), lena.id);
	const code = new URL(link).searchParams.get("code") as string;
	const browser = server().browser();
	await browser.fetch(new URL(link).pathname + new URL(link).search);
	const opened = await browser.call(signIn.loginByToken, { tenantNo, code });
	expect(opened.refusal.code).toBe("PASSWORD_MUST_CHANGE");
	await browser.call(signIn.loginByToken, { tenantNo, code: `${code}x` });
	const given = "Geheim-Gesetzt-1";
	const set = { userId: lena.id, newPassword: given };
	expect((await admin.call(users.changeUserPassword, set)).status).toBe(200);
	return { code, given, step: browser.cookies.get("stundwerk-step") as string };
}

/** Keys and devices: right, wrong, and sent where they open nothing. */
async function useKeys(admin: TestBrowser, company: Company): Promise<Kept> {
	const permissions = { "costcentres.manage": "READ" } as const;
	const made = { name: "Lohn", permissions, expiresOn: null };
	const { key } = (await admin.call(apiKeys.createApiKey, made)).answer;
	const wrongKey = `sw_key_${company.tenantNo}_${"G".repeat(43)}`;
	const app = (
		await admin.call(apps.createAppRegistration, { userId: company.lena.id, device: "Handy" })
	).answer;
	const { code } = (await admin.call(apps.createAppPairing, { id: app.id })).answer;
	const { tenantNo } = company;
	const { token } = (await server().browser().call(apps.pairAppRegistration, { tenantNo, code }))
		.answer;
	const terminal = (
		await admin.call(terminals.createTerminal, { name: "Eingang", siteId: company.siteId })
	).answer;
	const pairing = (await admin.call(terminals.createTerminalPairing, { id: terminal.id })).answer;
	const paired = (
		await server().browser().call(terminals.pairTerminal, { tenantNo, code: pairing.code })
	).answer;
	const bearers = [key, wrongKey, token, paired.token, "sw_key_1_nonsense-geheim"];
	for (const bearer of bearers) {
		const program = server().browser();
		program.headers.authorization = `Bearer ${bearer}`;
		await program.call(getSession, {});
		await program.call(terminals.listTerminals, {});
	}
	const names = ["key", "wrongKey", "app", "terminal", "nonsense"];
	const tokens = bearers.map((one, at) => [names[at], one.split("_").slice(3).join("_")]);
	return { ...Object.fromEntries(tokens), appCode: code, terminalCode: pairing.code };
}

/** The provider's answer accepted, refused, and forged; then a provider that is not there. */
async function useProvider(admin: TestBrowser, { tenantNo, anna }: Company): Promise<Kept> {
	const put = async (change: object) => {
		const { clientId, clientSecret, issuer } = provider;
		const asked = {
			kind: "AUTH0",
			issuer,
			clientId,
			clientSecret,
			isEnabled: true,
			version: 0,
		} as const;
		const domains = ["klinikum.example"];
		return admin.call(ssoProviders.putSsoProvider, { ...asked, domains, ...change });
	};
	expect((await put({})).status).toBe(200);
	const kept: Kept = { clientSecret: provider.clientSecret };
	const start = async (browser: TestBrowser) =>
		(await browser.fetch(`/api/sso/${tenantNo}/AUTH0`)).headers.get("location") as string;
	for (const round of ["right", "forged"]) {
		const browser = server().browser();
		provider.account = { sub: anna.id, email: "anna@klinikum.example", email_verified: true };
		const address = await start(browser);
		for (const name of ["state", "nonce"])
			kept[`${name} ${round}`] = new URL(address).searchParams.get(name) as string;
		const returned = await provider.signIn(address);
		const code = returned.searchParams.get("code") as string;
		kept[`code ${round}`] = code;
		if (round === "forged") returned.searchParams.set("code", `${code}geheim`);
		const answer = await comeBack(browser, returned);
		expect((await enter(browser, answer)).status).toBe(round === "right" ? 200 : 422);
	}
	const elsewhere = { kind: "GOOGLE", issuer: "http://127.0.0.1:9", clientSecret: "geheim-sso-2" };
	expect((await put(elsewhere)).status).toBe(200);
	await server().browser().fetch(`/api/sso/${tenantNo}/GOOGLE`);
	return { ...kept, otherSecret: elsewhere.clientSecret };
}

/** The database fails in the middle of what people do with their secrets. */
async function fail(company: Company): Promise<Kept> {
	const rename = (from: string, to: string) =>
		withClient(server().adminUrl, (client) => client.query(`alter table ${from} rename to ${to}`));
	const kept: Kept = { typed: "Geheim-Ausfall-1" };
	await rename("login_event", "login_event_away");
	const browser = server().browser();
	const answers = [
		await logIn(browser, company, kept.typed as string),
		await logIn(browser, company, testPassword, kept.typed),
	];
	await rename("login_event_away", "login_event");
	expect(answers.map(({ status }) => status)).toEqual([500, 500]);
	return kept;
}

test("no secret reaches the log, whatever is done with it, even where everything is logged", async () => {
	const company = await build();
	const [admin, ofSignIn] = await signInAndChange(company);
	const kept: readonly Kept[] = [
		ofSignIn,
		await forget(company),
		await invite(admin, company),
		await useKeys(admin, company),
		await useProvider(admin, company),
		await fail(company),
		{ smtpPassword, key: env.STUNDWERK_KEY as string },
	];
	// there is something to look through: each way of failing has its line
	for (const told of [
		"mail not sent",
		"single sign-on rejected",
		"cannot be reached",
		"unexpected",
	])
		await expect.poll(() => lines.some((line) => line.includes(told))).toBe(true);
	const log = lines.join("");
	const found = kept.flatMap((part) =>
		Object.entries(part)
			.filter(([, secret]) => formsOf(secret).some((form) => log.includes(form)))
			.map(([name]) => name),
	);
	expect(found).toEqual([]);
});

/** As it is, as part of an address, of JSON, and of what programs turn bytes into. */
function formsOf(secret: string): string[] {
	expect(secret.length).toBeGreaterThan(5);
	const bytes = Buffer.from(secret);
	const encodings = ["base64", "base64url", "hex"] as const;
	return [
		secret,
		encodeURIComponent(secret),
		JSON.stringify(secret).slice(1, -1),
		...encodings.map((encoding) => bytes.toString(encoding).replace(/=+$/, "")),
	];
}
