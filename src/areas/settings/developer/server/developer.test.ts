import { expect, test } from "vitest";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { type TestServer, useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer({ DEVELOPER_TOOLS: "true" });
const plainServer = useTestServer();

async function company(of: TestServer, role = "Administrator") {
	const built = await buildTenant(of.ownerUrl, async (tenant) => {
		const { id } = await tenant.person({
			firstName: "Nora",
			lastName: "Petersen",
			username: "nora",
			mail: "nora@klinikum.example",
			roles: [role],
		});
		return insertSession(tenant, id);
	});
	const browser = of.browser();
	browser.cookies.set(sessionCookie, built.cookie);
	const mails = () => browser.call(contract.listOutboxMails, {});
	return { ...built, browser, mails };
}

test("an administrator reads what was mailed, of the own company only", async () => {
	const { browser, mails, tenantNo } = await company(server());
	const other = await company(server());
	await browser.call(passwords.forgotPassword, { tenantNo, mail: "nora@klinikum.example" });
	const [mail] = (await mails()).answer.mails;
	expect(mail).toMatchObject({ recipient: "nora@klinikum.example", state: "WAITING" });
	expect(mail?.params).toHaveProperty("code");
	expect((await other.mails()).answer.mails).toEqual([]);
});

test("nobody else, and nobody where the developer tools are off", async () => {
	const plain = await company(server(), "Personalabteilung");
	expect((await plain.mails()).status).toBe(403);
	const off = await company(plainServer());
	expect((await off.mails()).status).toBe(404);
});
