import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { findEmbeddedDatabase } from "#kit/server/database/embedded/database-urls.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { endServer } from "#kit/testing/product-process.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { runNode } from "../tools/run-command.ts";
import { useProduct } from "./run-product.ts";

const { newDataDirectory, start } = useProduct();

async function backup(data: string, ...args: string[]) {
	const { code, output } = await runNode(["tools/backup.ts", ...args], {
		cwd: join(import.meta.dirname, ".."),
		env: { STUNDWERK_DATA: data, DATABASE_URL: "", STUNDWERK_KEY: "" },
	});
	return { code, last: output.trim().split("\n").at(-1) };
}

/** Somebody of a new company, signed in. */
async function hire(data: string) {
	const urls = findEmbeddedDatabase(join(data, "postgres"));
	if (urls === undefined) throw new Error("The database is not running.");
	return buildTenant(
		urls.ownerUrl,
		async (tenant) => {
			const { id } = await tenant.person({ firstName: "Anna", lastName: "Muster" });
			const { cookie } = await insertSession(tenant, id);
			return { cookie, activityId: tenant.created.activities.work };
		},
		{ now: new Date() },
	);
}

function browserOf(address: string, cookie: string): TestBrowser {
	const browser = new TestBrowser(address);
	browser.cookies.set(sessionCookie, cookie);
	return browser;
}

async function clocksOf(browser: TestBrowser) {
	const { status, answer } = await browser.call(clocks.getTimeClocks, {});
	return [status, answer.workTimeClock.status];
}

test("the embedded database: backed up while it serves, lost, restored, and the clock still runs", async () => {
	const lost = await newDataDirectory();
	const serving = await start(lost);
	const { cookie, activityId } = await hire(lost);
	const browser = browserOf(serving.address, cookie);
	const now = new Date();
	const { status } = await browser.call(bookings.createBooking, {
		bookingId: newId(now.getTime()),
		timestamp: now.toISOString(),
		action: "START",
		activityId,
	});
	expect(status).toBe(200);
	const folder = join(await newDataDirectory(), "backup");
	expect(await backup(lost, "create", folder)).toMatchObject({ code: 0 });
	expect(await clocksOf(browser)).toEqual([200, "RUNNING"]);
	expect(await backup(lost, "restore", folder)).toEqual({
		code: 1,
		last: "A server works with this database: stop it first.",
	});
	await endServer(serving.process);
	expect(await backup(lost, "restore", folder)).toEqual({
		code: 1,
		last: "The database is not empty: a backup is restored into an empty one only.",
	});
	// also without a server, which would have brought it to its own state first
	const second = join(await newDataDirectory(), "backup");
	expect(await backup(lost, "create", second)).toMatchObject({ code: 0 });

	for (const one of [folder, second]) {
		const data = await newDataDirectory();
		expect(await backup(data, "restore", one)).toMatchObject({ code: 0 });
		const again = await start(data);
		expect(await clocksOf(browserOf(again.address, cookie))).toEqual([200, "RUNNING"]);
		await endServer(again.process);
	}
}, 300_000);

test("what cannot be restored leaves no embedded database behind", async () => {
	const lost = await newDataDirectory();
	const serving = await start(lost);
	const folder = join(await newDataDirectory(), "backup");
	expect(await backup(lost, "create", folder, "--key", `${folder}.key`)).toMatchObject({ code: 0 });
	await endServer(serving.process);
	const data = await newDataDirectory();
	const { code, last } = await backup(data, "restore", folder);
	expect([code, last]).toEqual([1, expect.stringContaining("name its file with --key")]);
	expect([existsSync(join(data, "postgres")), existsSync(join(data, "key"))]).toEqual([
		false,
		false,
	]);
}, 120_000);
