import { expect, test } from "vitest";
import { testPassword } from "#kit/testing/person-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { newPassword, passwords, useResets } from "./test-resets.ts";

const server = useTestServer({ TRUST_PROXY: "127.0.0.1" });
const { browserAt, forgot, mails, requested, signInWith, validate } = useResets(server);

test("a mailed code is not replaced within a minute: the request before stays, and nothing more is mailed", async () => {
	const first = await requested();
	server().clock.advance({ seconds: 59 });
	const { answer } = await forgot("sofia@klinikum.example", 2);
	expect(answer.guid).toBe(first.reset.guid);
	expect(await mails()).toBe(1);
	expect((await validate({ ...first.reset, code: first.code })).status).toBe(200);
});

test("a mailed code is mailed once, also when asked for many times at once", async () => {
	const hosts = Array.from({ length: 12 }, (_, nth) => nth + 1);
	const all = await Promise.all(hosts.map((host) => forgot("sofia@klinikum.example", host)));
	expect(new Set(all.map(({ answer }) => answer.guid)).size).toBe(1);
	expect(await mails()).toBe(1);
});

test("a mailed code is mailed ten times a day for one login, wherever it is asked from", async () => {
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

test("a code may be guessed twenty times a day for one login, in however many requests", async () => {
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

test("a code that was used lifts the locks of the login, and of whatever is typed for it", async () => {
	const fails = (username: string) =>
		Promise.all(Array.from({ length: 6 }, () => signInWith("falsch", browserAt(77), username)));
	const names = ["sofia", "sofia@klinikum.example"];
	for (const name of names) await fails(name);
	expect((await signInWith(testPassword)).status).toBe(429);
	const { reset, code } = await requested();
	await browserAt().call(contract.changePasswordByCode, { ...reset, code, ...passwords });
	for (const name of names)
		expect((await signInWith(newPassword, browserAt(77), name)).status).toBe(200);
});
