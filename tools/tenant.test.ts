import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { contract } from "#areas/session/sign-in/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { readArguments } from "./tenant/read-arguments.ts";

const server = useTestServer({}, { realTime: true });
const run = promisify(execFile);

const wanted = {
	no: "k4711",
	name: "Muster GmbH",
	site: "Köln",
	"first-name": "Erika",
	"last-name": "Muster",
	mail: "erika@example.com",
};

function args(changed: Record<string, string | undefined> = {}): string[] {
	const all = Object.entries({ ...wanted, ...changed });
	const given = all.filter(([, value]) => value !== undefined);
	return ["create", ...given.flatMap(([name, value]) => [`--${name}`, `${value}`])];
}

const command = (list: readonly string[]) =>
	run(process.execPath, ["tools/tenant.ts", ...list], {
		env: {
			...process.env,
			DATABASE_URL: server().serveUrl,
			DATABASE_OWNER_URL: server().ownerUrl,
			PUBLIC_URL: "https://zeit.example",
		},
	});

describe("npm run tenant -- create", () => {
	let link: URL;
	const newPassword = "Erstes-Kennwort-1";

	beforeAll(async () => {
		const { stdout } = await command(args());
		link = new URL(stdout.trim().split("\n").at(-1) as string);
	});

	const open = (browser = server().browser()) =>
		browser.call(contract.loginByToken, {
			tenantNo: "K4711",
			code: link.searchParams.get("code") as string,
		});

	test("prints a link that sets the administrator's password, once", async () => {
		expect(link.origin + link.pathname).toBe("https://zeit.example/login/K4711");
		expect(link.searchParams.get("source")).toBe("token");
		const browser = server().browser();
		const opened = await open(browser);
		expect(opened.refusal).toMatchObject({
			code: "PASSWORD_MUST_CHANGE",
			facts: { username: wanted.mail, policy: { minimumLength: 8 } },
		});
		// a reload of the page in the same browser goes on, another browser does not
		expect((await open(browser)).refusal.code).toBe("PASSWORD_MUST_CHANGE");
		expect((await open()).refusal.code).toBe("LINK_INVALID");
		const changed = await browser.call(passwords.changePassword, {
			username: wanted.mail,
			newPassword,
		});
		expect(changed.status).toBe(200);
		const { answer } = await browser.call(contract.getSession, {});
		expect(answer).toMatchObject({
			provider: "LOGINTOKEN",
			firstName: "Erika",
			tenant: { no: "K4711", name: "Muster GmbH" },
			currentSite: { name: "Köln", timeZone: "Europe/Berlin" },
			permissions: { "access.defaults": [{ scope: "GLOBAL", level: "FULL" }] },
		});
		expect((await open(browser)).refusal.code).toBe("LINK_INVALID");
		const again = await server().browser().call(contract.login, {
			tenantNo: "k4711",
			username: wanted.mail,
			password: newPassword,
			persistent: false,
		});
		expect(again.status).toBe(200);
	});

	test("the site has the public holidays of three years", async () => {
		await command(args({ no: "k4712", region: "BY-A" }));
		const lines = await withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query<{ days: number; years: number }>(
				`select count(*)::int as days, count(distinct to_char(date, 'YYYY'))::int as years from holiday h
					join tenant_directory t using (tenant_id) where t.tenant_no = 'K4712' and h.site_id is not null`,
			);
			return rows;
		});
		expect(lines).toEqual([{ days: 42, years: 3 }]);
	});

	test("refuses a number that is in use, changing nothing", async () => {
		await expect(command(args({ name: "Andere GmbH" }))).rejects.toMatchObject({
			code: 1,
			stderr: expect.stringContaining("This customer number is in use already."),
		});
		const info = await server().browser().call(contract.getTenantInfo, { tenantNo: "K4711" });
		expect(info.answer.name).toBe("Muster GmbH");
	});

	test.each([
		["no", "1234", "five characters"],
		["mail", "erika", "e-mail address"],
		["name", undefined, "--name is missing"],
		["language", "fr-FR", "de-DE or en-EN"],
		["time-zone", "Mars/Nord", "is not known"],
	])("--%s %s is explained", (name, value, sentence) => {
		const reading = () => readArguments(args({ [name]: value }), new Date(0));
		expect(reading).toThrow(sentence);
	});
});
