import { expect, test } from "vitest";
import { contract as tokens } from "#areas/staff/hardware-tokens/contract.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function company(role = "Administrator") {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({ firstName: "Nora", lastName: "Petersen", roles: [role] });
		const { cookie } = await insertSession(tenant, id);
		return { userId: id, siteId: tenant.created.siteId, cookie };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, built.cookie);
	const create = async () =>
		(await browser.call(contract.createTerminal, { name: "Eingang Nord", siteId: built.siteId }))
			.answer;
	return { ...built, browser, create };
}

test("a terminal is paired by a code that works once and for ten minutes", async () => {
	const { browser, create, tenantNo } = await company();
	const { id, isPaired } = await create();
	expect(isPaired).toBe(false);
	const open = async () => (await browser.call(contract.createTerminalPairing, { id })).answer;
	const terminal = server().browser();
	const pair = (code: string, no = tenantNo) =>
		terminal.call(contract.pairTerminal, { tenantNo: no, code });
	const first = await open();
	const { code, tenantNo: shownNo } = await open();
	expect(shownNo).toBe(tenantNo);
	expect((await pair(first.code)).refusal.code).toBe("TERMINAL_CODE_INVALID");
	expect((await pair(code, "ZZZZZ")).status).toBe(422);
	const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
	const paired = (await pair(typed)).answer;
	expect(paired).toMatchObject({ id, name: "Eingang Nord", sequenceSeen: 0 });
	expect(paired.token).toMatch(new RegExp(`^sw_term_${tenantNo}_.{43}$`));
	expect((await pair(code)).status).toBe(422);
	const late = await open();
	server().clock.advance({ minutes: 10 });
	expect((await pair(late.code)).status).toBe(422);
	const shown = (await browser.call(contract.getTerminal, { id })).answer;
	expect([shown.isPaired, shown.siteName]).toEqual([true, "Haus Nord"]);
	expect(shown.seenAt).toMatch(/^2026-11-21T/);
	const end = () => browser.call(contract.deleteTerminalPairing, { id });
	expect((await end()).status).toBe(200);
	expect((await end()).status).toBe(404);
});

test("an archived terminal and one of another company cannot be paired", async () => {
	const { browser, create } = await company();
	const { id, version } = await create();
	const foreign = await company();
	const open = (by: typeof browser) => by.call(contract.createTerminalPairing, { id });
	expect((await open(foreign.browser)).status).toBe(404);
	const state = { id, version, isEnabled: false };
	await browser.call(contract.updateTerminalState, state);
	expect((await open(browser)).status).toBe(404);
});

test("who may not manage terminals does not", async () => {
	const { browser, siteId } = await company("Mitarbeiter");
	const given = { name: "Eingang", siteId };
	expect((await browser.call(contract.createTerminal, given)).status).toBe(403);
});

test("the tokens of a terminal's site are counted by kind", async () => {
	const { browser, create, userId } = await company();
	const { id } = await create();
	const give = (type: "NFC" | "PIN", value: string) =>
		browser.call(tokens.createHardwareToken, { userId, type, value });
	await give("NFC", "04:a2:2b");
	await give("PIN", "4711");
	const { types } = (await browser.call(contract.countHardwareTokens, { id })).answer;
	expect(types).toEqual([
		{ type: "TRANSPONDER", count: 0 },
		{ type: "NFC", count: 1 },
		{ type: "PIN", count: 1 },
		{ type: "FINGERPRINT", count: 0 },
	]);
});
