import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { getSession } from "#kit/contract/session.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { setNavigation } from "#kit/web/router/navigation.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { settingsStore } from "#kit/web/settings/settings-store.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";
import SiteSwitch from "./site-switch.tsx";

const entry = freshEntry();
const answers = recorded({ ...contract, getSession }, file);
const both = answers.getSession.north;
const south = both.availableSites.find(({ name }) => name === "Haus Süd");

const address = location.href;
let visited: string[];

beforeEach(() => {
	sessionStore.set(both);
	visited = [];
	setNavigation({
		go: async (href) => {
			visited.push(href);
			history.replaceState(null, "", href);
		},
	});
});
afterEach(() => {
	history.replaceState(null, "", address);
});

test("with one site there is nothing to choose", async () => {
	sessionStore.set(sampleSession());
	entry().show(<SiteSwitch isNarrow={false} />);
	await expect.element(page.getByText("Haus Nord", { exact: true })).toBeVisible();
	expect(page.getByRole("button").query()).toBeNull();
});

test("another site is switched to over the page in between", async () => {
	entry().server.answer(contract.switchSite, answers.switchSite.south);
	entry().server.answer(getSession, answers.getSession.south);
	entry().show(<SiteSwitch isNarrow={false} />);
	await page.getByRole("button", { name: "Standort: Haus Nord" }).click();
	await expectAccessible();
	await page.getByRole("menuitemradio", { name: "Haus Süd" }).click();
	await soon(() => entry().server.calls(contract.switchSite)[0]?.body).toEqual({
		siteId: south?.siteId,
	});
	await soon(() => settingsStore.get().session.siteId).toBe(south?.siteId);
	await soon(() => visited).toEqual(["/loading/switch-site?switching=true", "/"]);
});

test("nothing is switched while unsaved text holds the page back", async () => {
	setNavigation({ go: async () => {} });
	entry().show(<SiteSwitch isNarrow={false} />);
	await page.getByRole("button", { name: "Standort: Haus Nord" }).click();
	await page.getByRole("menuitemradio", { name: "Haus Süd" }).click();
	await soon(() => page.getByRole("menu").query()).toBeNull();
	expect(entry().server.requests).toEqual([]);
});

test("all sites lift the filter without leaving the page", async () => {
	entry().show(<SiteSwitch isNarrow={false} />);
	await page.getByRole("button", { name: "Standort: Haus Nord" }).click();
	await page.getByRole("menuitemradio", { name: "Alle Standorte" }).click();
	expect(settingsStore.get().session.siteId).toBe("");
	await expect
		.element(page.getByRole("button", { name: "Standort: Alle Standorte" }))
		.toBeVisible();
	expect(entry().server.requests).toEqual([]);
});
