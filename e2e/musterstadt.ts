import pg from "pg";
import { pino } from "pino";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestServer } from "#kit/testing/test-server.ts";
import { demoPassword } from "../database/demo/demo-password.ts";
import { loadDemo } from "../database/demo/load-demo.ts";
import { registeredPanels } from "../tools/registered-panels.ts";
import type { Who } from "./office.ts";
import { addressOf, isAddressed } from "./panel-addresses.ts";

const tenantNo = "10001";
export const administrator: Who = { tenantNo, username: "admin", password: demoPassword };
export const supervisor: Who = { tenantNo, username: "leitung", password: demoPassword };
export const employee: Who = { tenantNo, username: "mitarbeiter", password: demoPassword };

/**
 * Brings the invented company, with two months of its time.
 *
 * @returns the address of each of its panels
 */
export async function loadMusterstadt({ ownerUrl }: TestServer): Promise<readonly string[]> {
	await loadDemo(ownerUrl, { now: new Date(), log: pino({ level: "silent" }), months: 2 });
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	await client.query(
		"select set_config('app.tenant_id', tenant_id::text, false) from tenant_directory where tenant_no = $1",
		[tenantNo],
	);
	const ask = async (text: string) => (await client.query({ text, rowMode: "array" })).rows[0];
	const addresses: string[] = [];
	for (const panel of (await registeredPanels()).filter(isAddressed)) {
		addresses.push(await addressOf(panel, ask));
	}
	await client.end();
	return addresses;
}

/** As a link inside the product does, without loading it anew. */
async function follow(page: Page, address: string): Promise<void> {
	await page.evaluate((to) => {
		history.pushState(null, "", to);
		dispatchEvent(new PopStateEvent("popstate"));
	}, address);
}

/** Over a page that has little to load. */
export async function openPanel(page: Page, address: string): Promise<void> {
	await follow(page, `/settings/global?p=${address}`);
	await page.locator(placeOf(address)).waitFor();
	await settled(page, placeOf(address));
}

/** Where an opened panel stands on the page. */
export function placeOf(address: string): string {
	return `[data-panel="${address.split(":")[0]}"]`;
}

/** Nothing there is still on its way, and what its boxes are measured for is drawn. */
export async function settled(page: Page, place = "body"): Promise<void> {
	const busy = page.locator(place).locator("[data-loading], [aria-busy=true]");
	await expect.poll(() => busy.count(), { message: page.url() }).toBe(0);
	await page.evaluate(async () => {
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
		// a browser without a window may have no idle time while nothing is drawn anew
		await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
	});
}
