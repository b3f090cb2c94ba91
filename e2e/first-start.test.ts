import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFeatures } from "#kit/server/find-features.ts";
import { pullThePlug, type Running } from "#kit/testing/product-process.ts";
import { demoPassword } from "../database/demo/demo-password.ts";
import { hospital } from "../database/demo/hospital.ts";
import { expectAccessible } from "./accessibility.ts";
import { launchChromium } from "./launch-chromium.ts";
import { press } from "./press.ts";
import { useProduct } from "./run-product.ts";
import { dashboardOf, giveCredentials, screens } from "./stage.ts";

const { newDataDirectory, start } = useProduct();
let browser: Awaited<ReturnType<typeof launchChromium>>;

beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser.close());

/** From a clone to the demo: a fresh database is filled with it. */
const asCloned = { NODE_ENV: "development" };

async function signInAt({ address }: Running): Promise<Page> {
	const context = await browser.newContext({
		viewport: screens.desk,
		baseURL: address,
		locale: "de-DE",
		timezoneId: "Europe/Berlin",
		reducedMotion: "reduce",
	});
	const page = await context.newPage();
	await page.goto(`/login/${hospital.tenantNo}`);
	await giveCredentials(page, { username: "mitarbeiter", password: demoPassword });
	await dashboardOf(page);
	return page;
}

/** Of all features; the kit has some more. */
async function operationsOfSources(): Promise<string[]> {
	const features = await findFeatures();
	return features.flatMap(({ routes }) => Object.keys(routes.contract));
}

async function operationsAt({ address }: Running): Promise<string[]> {
	const answer = await fetch(`${address}/api/openapi.json`);
	const { paths } = (await answer.json()) as {
		paths: Record<string, Record<string, { operationId: string }>>;
	};
	return Object.values(paths).flatMap((methods) =>
		Object.values(methods).map(({ operationId }) => operationId),
	);
}

/** Entries of today as the list tells them. */
const today = (page: Page) =>
	page
		.getByRole("table", { name: "Zeiteinträge der letzten 30 Tage" })
		.getByRole("row")
		.nth(1)
		.textContent();

/** Depending on the hour, the invented day has its people at home, at work, on an errand or on a pause. */
async function leaveWork(page: Page): Promise<void> {
	const shown = page.getByRole("button", {
		name: /^(Kommen|Gehen|Pause beenden|Dienstgang beenden)$/,
	});
	const name = (await shown.textContent()) ?? "";
	if (name.endsWith("beenden")) await press(page, name, "Gehen");
	await press(page, "Gehen", "Kommen");
}

test("first start, clocked in, plug pulled, started again, clocked out", async () => {
	const data = await newDataDirectory();
	const first = await start(data, asCloned);
	await expect.poll(() => first.output()).toContain(hospital.tenantNo);
	expect(await operationsAt(first)).toEqual(expect.arrayContaining(await operationsOfSources()));
	const page = await signInAt(first);
	await expectAccessible(page, "demo-dashboard");
	await leaveWork(page);
	await press(page, "Kommen", "Gehen");
	await expect.poll(() => today(page)).toContain("läuft");
	const shown = await today(page);
	await page.context().close();
	await pullThePlug(first, data);
	const second = await start(data, asCloned);
	const again = await signInAt(second);
	await again.getByRole("button", { name: "Gehen", exact: true }).waitFor();
	await expect.poll(() => today(again)).toBe(shown);
	await press(again, "Gehen", "Kommen");
	await again.getByText(/^Gegangen um \d\d:\d\d$/).waitFor();
	await again.context().close();
	// the demo's fourteen months are loaded in between
}, 300_000);

test("in production no invented company is loaded, whose passwords everybody knows", async () => {
	const { address } = await start(await newDataDirectory(), { NODE_ENV: "production" });
	const info = await fetch(`${address}/api/tenants/${hospital.tenantNo}`);
	expect(info.status).toBe(404);
	expect(await info.json()).toMatchObject({ code: "TENANT_NOT_FOUND" });
});
