import { expect, test } from "vitest";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import type { TokenType } from "../contract/token-types.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function company(role = "Administrator") {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const name = { firstName: "Nora", lastName: "Petersen" };
		const { id } = await tenant.person({ ...name, roles: [role] });
		const other = await tenant.person({ firstName: "Tarek", lastName: "Demir" });
		const { cookie } = await insertSession(tenant, id);
		return { userId: id, otherId: other.id, cookie };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, built.cookie);
	const give = (userId: string, type: TokenType, value: string) =>
		browser.call(contract.createHardwareToken, { userId, type, value });
	return { ...built, browser, give };
}

test("a card belongs to one person until it is returned", async () => {
	const { browser, give, userId, otherId } = await company();
	const { id } = (await give(userId, "NFC", "04:a2:2b:11")).answer;
	const taken = await give(otherId, "NFC", "04A22B11");
	expect(taken.refusal.code).toBe("HARDWARE_TOKEN_IN_USE");
	expect((await give(otherId, "TRANSPONDER", "04A22B11")).status).toBe(200);
	const giveBack = () => browser.call(contract.returnHardwareToken, { userId, id });
	expect((await giveBack()).status).toBe(200);
	expect((await giveBack()).status).toBe(404);
	expect((await give(otherId, "NFC", "04A22B11")).status).toBe(200);
	const { tokens } = (await browser.call(contract.listHardwareTokens, { userId })).answer;
	expect(tokens).toMatchObject([{ id, type: "NFC", hint: "2B11" }]);
	expect(tokens[0]?.returnedAt).not.toBeNull();
});

test("nothing of a PIN is kept or shown", async () => {
	const { browser, give, userId } = await company();
	await give(userId, "PIN", "471123");
	const { tokens } = (await browser.call(contract.listHardwareTokens, { userId })).answer;
	expect(tokens[0]?.hint).toBe("");
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select count(*) as n from audit_event where coalesce(after::text, '') like '%471123%'",
		),
	);
	expect(Number(rows[0].n)).toBe(0);
});

test.each([
	["PIN", "12"],
	["PIN", "12ab"],
	["NFC", "1"],
	["TRANSPONDER", "ä123"],
] as const)("%s %s is no number of that kind", async (type, value) => {
	const { give, userId } = await company();
	const refused = await give(userId, type, value);
	expect([refused.refusal.code, refused.refusal.details[0]?.field]).toEqual([
		"HARDWARE_TOKEN_MALFORMED",
		"value",
	]);
});

test("people of others are not touched", async () => {
	const { give } = await company();
	const foreign = await company();
	expect((await give(foreign.userId, "PIN", "4711")).status).toBe(404);
	const plain = await company("Mitarbeiter");
	expect((await plain.give(plain.otherId, "PIN", "4711")).status).toBe(403);
});
