import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "#kit/server/config.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { startServer } from "#kit/server/start-server.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";
import { verificationChannel } from "./password-hash.ts";

const server = useTestServer({ TRUST_PROXY: "127.0.0.1" });

let tenantNo: string;
let network = 0;

beforeEach(async () => {
	network += 1;
	({ tenantNo } = await buildTenant(server().ownerUrl, async (tenant) => ({
		sofia: await tenant.person({
			firstName: "Sofia",
			lastName: "Krüger",
			username: "sofia",
			mail: "sofia@klinikum.example",
		}),
		lena: await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena" }),
	})));
});

/** @param host a number: the same number is the same address within a test */
function attempt(
	password: string,
	options: { host?: number; name?: string; browser?: TestBrowser } = {},
) {
	const browser = options.browser ?? server().browser();
	browser.headers["x-forwarded-for"] = `10.${network}.0.${options.host ?? 1}`;
	return browser.call(contract.login, {
		tenantNo,
		username: options.name ?? "sofia",
		password,
		persistent: false,
	});
}

async function fail(times: number, options: { host?: number; name?: string } = {}) {
	let last: Awaited<ReturnType<typeof attempt>> | undefined;
	for (let count = 0; count < times; count++) last = await attempt("falsch", options);
	return last as Awaited<ReturnType<typeof attempt>>;
}

/** So many names at once, once each. */
function failAs(names: number) {
	return Promise.all(
		Array.from({ length: names }, (_, index) => attempt("falsch", { name: `name-${index}` })),
	);
}

describe("five failures of a login from one address", () => {
	test("lock that address for a minute, for the right password too", async () => {
		expect((await fail(4)).refusal.code).toBe("INVALID_CREDENTIALS");
		const fifth = await fail(1);
		expect(fifth.status).toBe(429);
		expect(fifth.refusal).toMatchObject({
			error: "TooManyAttempts",
			code: "TOO_MANY_ATTEMPTS",
			timeUntilRetry: 60,
			message:
				"Die maximale Anzahl an Versuchen wurde überschritten. Bitte versuchen Sie es in einigen Minuten erneut.",
		});
		server().clock.advance({ seconds: 20 });
		const locked = await attempt(testPassword);
		expect(locked.refusal.timeUntilRetry).toBe(40);
		expect(locked.headers.get("retry-after")).toBe("40");
		server().clock.advance({ seconds: 40 });
		expect((await attempt(testPassword)).status).toBe(200);
	});

	test("lock nobody else", async () => {
		await fail(5);
		expect((await attempt(testPassword, { host: 2 })).status).toBe(200);
		expect((await attempt(testPassword, { name: "lena" })).status).toBe(200);
	});

	test("are counted for name and e-mail address together, which nobody is told", async () => {
		const mail = "Sofia@Klinikum.example";
		await fail(3);
		expect((await fail(2, { name: mail })).refusal.code).toBe("INVALID_CREDENTIALS");
		// locked: the right password is not looked at, and what is said is what is said of any unknown name
		const right = await attempt(testPassword, { name: mail });
		expect([right.status, right.refusal.code]).toEqual([422, "INVALID_CREDENTIALS"]);
		expect((await attempt(testPassword)).refusal.code).toBe("INVALID_CREDENTIALS");
		server().clock.advance({ seconds: 60 });
		expect((await attempt(testPassword, { name: mail })).status).toBe(200);
	});

	test("of a name tell nothing of the same person's address: unknown ones answer alike", async () => {
		expect((await fail(5)).status).toBe(429);
		for (const name of ["sofia@klinikum.example", "fremd@klinikum.example"]) {
			const answers = [];
			for (let count = 0; count < 5; count++) {
				const { status, refusal } = await attempt("falsch", { name });
				answers.push([status, refusal.code, refusal.timeUntilRetry]);
			}
			expect(answers).toEqual([
				...Array(4).fill([422, "INVALID_CREDENTIALS", undefined]),
				[429, "TOO_MANY_ATTEMPTS", 60],
			]);
		}
	});

	test("lock an unknown name just the same", async () => {
		const unknown = await fail(5, { name: "niemand" });
		expect(unknown.refusal.timeUntilRetry).toBe(60);
	});

	test("double the time with each further failure, up to a quarter of an hour", async () => {
		const seconds = [];
		let locked = await fail(5);
		for (let round = 0; round < 6; round++) {
			const time = locked.refusal.timeUntilRetry as number;
			seconds.push(time);
			server().clock.advance({ seconds: time });
			locked = await fail(1);
		}
		expect(seconds).toEqual([60, 120, 240, 480, 900, 900]);
	});

	test("are forgotten after a success, and after a day", async () => {
		await fail(4);
		expect((await attempt(testPassword)).status).toBe(200);
		expect((await fail(4)).refusal.code).toBe("INVALID_CREDENTIALS");
		server().clock.advance({ hours: 25 });
		expect((await fail(4)).refusal.code).toBe("INVALID_CREDENTIALS");
	});

	test("cannot be outrun by trying many at once", async () => {
		const replies = await Promise.all(Array.from({ length: 16 }, () => attempt("falsch")));
		const tried = replies.filter((one) => one.status === 422);
		expect(tried.length).toBeLessThanOrEqual(4);
		expect(replies.every((one) => [422, 429].includes(one.status))).toBe(true);
	});
});

test("right passwords are not refused for each other's sake, however many come at once", async () => {
	const twelve = Array.from({ length: 12 }, () => attempt(testPassword));
	expect((await Promise.all(twelve)).map(({ status }) => status)).toEqual(Array(12).fill(200));
	const mixed = [...Array(3).fill("falsch"), ...Array(9).fill(testPassword)];
	const statuses = (await Promise.all(mixed.map((one) => attempt(one)))).map((one) => one.status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(9);
});

test("two processes count together", async () => {
	const { clock, serveUrl, ownerUrl, dataDirectory } = server();
	const second = await startServer({
		config: readConfig({
			PORT: "0",
			LOG_LEVEL: "silent",
			STUNDWERK_DATA: dataDirectory,
			TRUST_PROXY: "127.0.0.1",
		}),
		clock,
		urls: { serveUrl, ownerUrl, switchToApp: false },
		features: await findFeatures(),
		background: false,
	});
	const there = (password: string) =>
		attempt(password, { browser: new TestBrowser(second.address) });
	await fail(3);
	expect((await there("falsch")).refusal.code).toBe("INVALID_CREDENTIALS");
	expect((await there("falsch")).refusal.timeUntilRetry).toBe(60);
	expect((await attempt(testPassword)).status).toBe(429);
	clock.advance({ minutes: 1 });
	expect((await there(testPassword)).status).toBe(200);
	await second.close();
});

test("twenty failures from anywhere lock the login for all", async () => {
	for (let host = 1; host <= 4; host++) await fail(4, { host });
	expect((await fail(3, { host: 5 })).refusal.code).toBe("INVALID_CREDENTIALS");
	expect((await fail(1, { host: 6 })).refusal.timeUntilRetry).toBe(60);
	expect((await attempt(testPassword, { host: 99 })).status).toBe(429);
	server().clock.advance({ seconds: 60 });
	expect((await attempt(testPassword, { host: 99 })).status).toBe(200);
});

test("a success from one address keeps what others failed", async () => {
	for (let host = 1; host <= 4; host++) await fail(4, { host });
	expect((await attempt(testPassword, { host: 50 })).status).toBe(200);
	await fail(3, { host: 5 });
	expect((await fail(1, { host: 6 })).status).toBe(429);
});

test("fifty failures of an address within an hour lock it for every login", async () => {
	await failAs(50);
	server().clock.advance({ minutes: 20 });
	const locked = await attempt(testPassword);
	expect(locked.refusal.timeUntilRetry).toBe(40 * 60);
	expect((await attempt(testPassword, { host: 2 })).status).toBe(200);
	server().clock.advance({ minutes: 40 });
	expect((await attempt(testPassword)).status).toBe(200);
});

describe("who signed in from an address lately", () => {
	test("is not locked out of it by what others fail there; who never did is, and unknown names are", async () => {
		expect((await attempt(testPassword)).status).toBe(200);
		server().clock.advance({ days: 29 });
		await failAs(50);
		expect((await attempt(testPassword)).status).toBe(200);
		// from the same network, as the trace of sign-ins keeps it
		for (const name of ["lena", "niemand"])
			expect((await attempt(testPassword, { name })).status).toBe(429);
	});

	test("is locked by failures of this one login, as from anywhere", async () => {
		expect((await attempt(testPassword)).status).toBe(200);
		await failAs(50);
		expect((await fail(4)).refusal.code).toBe("INVALID_CREDENTIALS");
		expect((await fail(1)).refusal.timeUntilRetry).toBe(60);
		expect((await attempt(testPassword)).status).toBe(429);
	});

	test("is like everybody a month later", async () => {
		expect((await attempt(testPassword)).status).toBe(200);
		server().clock.advance({ days: 31 });
		await failAs(50);
		expect((await attempt(testPassword)).status).toBe(429);
	});
});

describe("the fifty of an address", () => {
	test("cannot be outrun by trying many names at once", async () => {
		let verified = 0;
		const counting = () => {
			verified += 1;
		};
		subscribe(verificationChannel, counting);
		const replies = await failAs(80);
		unsubscribe(verificationChannel, counting);
		const statuses = replies.map((one) => one.status).sort();
		expect(statuses).toEqual([
			...Array.from({ length: 50 }, () => 422),
			...Array.from({ length: 30 }, () => 429),
		]);
		expect(verified).toBe(50);
		expect((await attempt(testPassword)).refusal.timeUntilRetry).toBe(3600);
	});

	test("are failures: who signs in does not use them up", async () => {
		await failAs(49);
		for (let count = 0; count < 3; count++) {
			expect((await attempt(testPassword)).status).toBe(200);
		}
		expect((await fail(1)).refusal.code).toBe("INVALID_CREDENTIALS");
		expect((await attempt(testPassword, { name: "lena" })).status).toBe(429);
	});

	test("are tries: what a lock refused is none", async () => {
		await failAs(44);
		// five more lock the login, and are 49 in all
		expect((await fail(10)).refusal.timeUntilRetry).toBe(60);
		expect((await attempt(testPassword, { name: "lena" })).status).toBe(200);
	});

	test("make nobody wait long who came while others were still at it", async () => {
		const underWay = (count: number) =>
			withClient(server().adminUrl, (client) =>
				client.query("update address_throttle set count = $1 where purpose = 'sign-in'", [count]),
			);
		expect((await attempt(testPassword)).status).toBe(200);
		await underWay(50);
		expect((await attempt(testPassword, { name: "lena" })).refusal.timeUntilRetry).toBe(1);
		await underWay(49);
		expect((await attempt(testPassword)).status).toBe(200);
	});
});
