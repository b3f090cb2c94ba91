import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as tagContract } from "#areas/staff/tags/contract.ts";
import { contract as unitsContract } from "#areas/staff/units/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../../contract.ts";
import searchPeople from "../palette/search-people.ts";
import { commonUserPicker } from "../panels.ts";
import { answers, lena } from "../test-people.ts";
import { knownUsers } from "./known-users.ts";
import { openUserPicker } from "./open-user-picker.ts";

const entry = freshEntry();
const options = answers.listUserOptions.everybody;
const idOf = (lastName: string) => options.ids[options.lastNames.indexOf(lastName)] as string;
const sven = idOf("Adler");
const south = answers.listUnits.everywhere.items.find(({ name }) => name === "Haus Süd")?.id;
const tag = answers.listTags.all.items.find(({ name }) => name === "Ersthelfer")?.id;
const siteId = "01a1fd2c-47a0-70d1-9a38-000000000341";

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [commonUserPicker] });
	showPanels(nothingOpen);
	const { server } = entry();
	server.answer(contract.listUserOptions, options);
	server.answer(unitsContract.listUnits, answers.listUnits.everywhere);
	server.answer(tagContract.listTags, answers.listTags.all);
	server.answer(contract.listUsers, ({ query }) =>
		query.has("tagIds") ? answers.listUsers.firstAiders : answers.listUsers.found,
	);
});

const option = (name: RegExp) => page.getByRole("option", { name });

test("columns become people with their units, further ones too", () => {
	expect(knownUsers(options).at(-1)).toEqual({
		id: lena.id,
		firstName: "Lena",
		lastName: "Vogt",
		unitId: lena.unitId,
		unitIds: [lena.unitId, south],
		isEnabled: true,
		absentUntil: undefined,
	});
	expect(knownUsers(options).find(({ id }) => id === idOf("Brandt"))?.isEnabled).toBe(false);
	expect(knownUsers(options)[0]?.absentUntil).toBe("2026-11-24");
});

test("several people are chosen; archived ones are not offered", async () => {
	entry().show(<PanelHost />);
	const answer = openUserPicker();
	await expect.element(option(/^Vogt, Lena.*Station 2/)).toBeVisible();
	await expect.element(option(/Adler.*abwesend: bis Di 24\.11\./)).toBeVisible();
	expect(option(/Brandt/).query()).toBeNull();
	await expectAccessible();
	await option(/Vogt/).click();
	await option(/Adler/).click();
	await expect.element(page.getByText("2 ausgewählt")).toBeVisible();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	expect(await answer).toEqual([lena.id, sven]);
	const again = openUserPicker({ multi: false });
	await expect.element(page.getByText("Zuletzt verwendet")).toBeVisible();
	await option(/Adler/).click();
	expect(await again).toEqual([sven]);
});

test("a unit takes in who also works there; a tag is asked of the server", async () => {
	const { server } = entry();
	entry().show(<PanelHost />);
	void openUserPicker({ withDisabled: true });
	await expect.element(option(/Brandt.*archiviert/)).toBeVisible();
	await page.getByRole("button", { name: /^Abteilungen/ }).click();
	await page.getByRole("treeitem", { name: /^Haus Süd/ }).click();
	await page
		.getByRole("dialog", { name: "Abteilungen" })
		.getByRole("button", { name: "Übernehmen" })
		.click();
	await expect.element(option(/Vogt/)).toBeVisible();
	await expect.element(option(/Brandt/)).not.toBeInTheDocument();
	await page.getByRole("combobox", { name: "Schlagwörter" }).click();
	await page.getByRole("option", { name: "Ersthelfer" }).click();
	await expect.element(option(/Vogt/)).not.toBeInTheDocument();
	await expect.element(option(/Adler/)).toBeVisible();
	expect(server.calls(contract.listUsers)[0]?.query.get("tagIds")).toBe(tag);
});

test("people are fetched once for all who ask, of the chosen site, and anew after a live message", async () => {
	const { server } = entry();
	const calls = () => server.calls(contract.listUserOptions);
	updateSettings({ session: { siteId: siteId } });
	entry().show(<PanelHost />);
	void openUserPicker();
	await expect.element(option(/Vogt/)).toBeVisible();
	expect(calls()[0]?.headers.get("x-site-id")).toBe(siteId);
	passOn({ kind: "organisation", type: "UNITS" });
	passOn({ kind: "organisation", type: "USERS" });
	await soon(() => calls().length).toBe(2);
	updateSettings({ session: { siteId: null } });
});

test("the palette finds people by what the server knows of them", async () => {
	const { server } = entry();
	const found = await searchPeople("23", new AbortController().signal);
	expect(found.map(({ label, detail }) => [label, detail])).toEqual([
		["Adler, Sven", "Haus Süd · 23"],
	]);
	expect(server.calls(contract.listUsers)[0]?.query.get("search")).toBe("23");
});
