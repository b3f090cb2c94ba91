import { describe, expect, test } from "vitest";
import { contract } from "../contract.ts";
import { statusOf, useClinic } from "./test-clinic.ts";

// with the listener up, so that sessions are kept for a second as in real life
const { server, build, signIn } = useClinic({ background: true });

describe("cookies that are not sessions", () => {
	test.each([
		["none", undefined],
		["nonsense", "nonsense"],
		["an injection", `${"0".repeat(8)}' or '1'='1`],
		["another secret", (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
		[
			"another tenant",
			(cookie: string) => cookie.replace(/^[^.]+/, "01a1fd2c-0000-7000-8000-000000000000"),
		],
		["no secret", (cookie: string) => cookie.replace(/\..*/, ".")],
	] as const)("%s", async (_case, forge) => {
		const browser = await signIn();
		const real = browser.cookies.get("stundwerk") as string;
		browser.cookies.delete("stundwerk");
		if (typeof forge === "string") browser.cookies.set("stundwerk", forge);
		if (typeof forge === "function") browser.cookies.set("stundwerk", forge(real));
		const reply = await browser.call(contract.getSession, {});
		expect(reply.status).toBe(401);
		expect(reply.refusal.error).toBe("ClientUnauthorized");
	});

	test("one that was stolen is worth nothing after logout", async () => {
		const browser = await signIn();
		const thief = server().browser();
		thief.cookies.set("stundwerk", browser.cookies.get("stundwerk") as string);
		expect(await statusOf(thief)).toBe(200);
		await browser.call(contract.logout, {});
		expect(browser.cookies.size).toBe(0);
		expect(await statusOf(thief)).toBe(401);
		expect((await thief.call(contract.logout, {})).status).toBe(200);
	});

	test("the cookie changes at sign-in, and the old one ends", async () => {
		const browser = await signIn();
		const old = server().browser();
		old.cookies.set("stundwerk", browser.cookies.get("stundwerk") as string);
		await signIn({ browser, name: "lena" });
		expect(await statusOf(browser)).toBe(200);
		expect(await statusOf(old)).toBe(401);
	});

	test("it ends in the old tenant too when the browser moves to another", async () => {
		const browser = await signIn();
		const old = server().browser();
		old.cookies.set("stundwerk", browser.cookies.get("stundwerk") as string);
		const { tenantNo } = await build();
		await signIn({ browser, tenantNo });
		expect(await statusOf(browser)).toBe(200);
		expect(await statusOf(old)).toBe(401);
	});
});

describe("one's own sessions", () => {
	test("are listed, the present one marked, and can be ended", async () => {
		const here = await signIn({ name: "lena" });
		const there = await signIn({ name: "lena", persistent: true });
		const { sessions } = (await here.call(contract.listSessions, {})).answer;
		expect(sessions.filter((one) => one.current)).toHaveLength(1);
		const far = sessions.find((one) => one.persistent);
		const ended = await here.call(contract.endSession, { id: far?.id as string });
		expect(ended.status).toBe(200);
		expect(await statusOf(there)).toBe(401);
		expect(await statusOf(here)).toBe(200);
		const again = await here.call(contract.endSession, { id: far?.id as string });
		expect(again.status).toBe(404);
	});

	test("only one's own", async () => {
		const sofia = await signIn();
		const lena = await signIn({ name: "lena" });
		const { sessions } = (await sofia.call(contract.listSessions, {})).answer;
		for (const { id } of sessions) {
			expect((await lena.call(contract.endSession, { id })).status).toBe(404);
		}
		expect(await statusOf(sofia)).toBe(200);
	});
});
