import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFailed } from "vitest";
import { delayFetch } from "#kit/testing/late-answers.ts";
import { type TestServer, useTestServer } from "#kit/testing/test-server.ts";
import { launchChromium } from "./launch-chromium.ts";
import type { Who } from "./office.ts";
import { isPooled, twoProcesses } from "./two-processes.ts";

/** Wide desk, phone in the hand. */
export const screens = {
	desk: { width: 1600, height: 1000 },
	phone: { width: 390, height: 844 },
} as const;

export interface Stage {
	readonly server: TestServer;
	/** A browser of its own with an empty cookie jar. */
	open(screen?: keyof typeof screens): Promise<Page>;
	/** Another tab of the same browser as `page`. */
	beside(page: Page): Promise<Page>;
}

/**
 * A server with the built web application and a Chromium, for the journeys of one file. The server's clock is the real
 * one, because the browser's is.
 */
export function useStage(env: NodeJS.ProcessEnv = {}): () => Stage {
	const server = useTestServer(env, {
		realTime: true,
		background: true,
		beside: isPooled ? twoProcesses : undefined,
	});
	const contexts: BrowserContext[] = [];
	let browser: Browser;
	beforeAll(async () => {
		browser = await launchChromium();
	});
	afterAll(async () => {
		for (const context of contexts) await context.close();
		await browser.close();
	});
	return () => ({
		server: server(),
		async open(screen = "desk") {
			const context = await browser.newContext({
				viewport: screens[screen],
				baseURL: server().address,
				locale: "de-DE",
				timezoneId: "Europe/Berlin",
				reducedMotion: "reduce",
				hasTouch: screen === "phone",
				isMobile: screen === "phone",
			});
			contexts.push(context);
			if (process.env.LATE_ANSWERS === "1") {
				await context.addInitScript(delayFetch);
			}
			return watched(await context.newPage());
		},
		async beside(page) {
			return watched(await page.context().newPage());
		},
	});
}

/** A page that fails the journey when its script does. */
function watched(page: Page): Page {
	page.on("pageerror", (error) => {
		throw error;
	});
	page.setDefaultTimeout(30_000);
	onTestFailed(async ({ task }) => {
		if (!page.isClosed()) await keepPicture(page, `failed-${task.name}`);
	});
	return page;
}

/** Name and password on the page of step two, as a person gives them. */
export async function giveCredentials(
	page: Page,
	{ username, password }: Pick<Who, "username" | "password">,
): Promise<void> {
	await page.getByLabel("Benutzername oder E-Mail").fill(username);
	await page.getByLabel("Passwort", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Anmelden", exact: true }).click();
}

/** Signs in and waits for the dashboard with its clock. */
export async function signIn(page: Page, who: Who): Promise<void> {
	await page.goto(`/login/${who.tenantNo}`);
	await giveCredentials(page, who);
	await dashboardOf(page);
}

/** The dashboard stands, its clock and its lists are there. */
export async function dashboardOf(page: Page): Promise<void> {
	await page.waitForURL("**/home/dashboard**");
	await page.getByRole("region", { name: "Arbeitszeit" }).waitFor();
	await page
		.getByRole("button", { name: /^(Kommen|Gehen|.* beenden)$/ })
		.first()
		.waitFor();
}

const pictures = fileURLToPath(new URL("../test-results/pictures/", import.meta.url));

/** A picture of what a person sees at this point, to be looked at: kept when `PICTURES` asks for them. */
export async function picture(page: Page, name: string): Promise<void> {
	if (process.env.PICTURES) await keepPicture(page, name);
}

async function keepPicture(page: Page, name: string): Promise<void> {
	await mkdir(pictures, { recursive: true });
	await page.screenshot({ path: `${pictures}${name}.png` });
}
