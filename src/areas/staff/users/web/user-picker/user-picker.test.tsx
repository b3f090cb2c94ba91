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
import { knownUsers } from "./known-users.ts";
import { openUserPicker } from "./open-user-picker.ts";

const entry = freshEntry();
const no = (index: number) => `01a1fd2c-47a0-70d1-9a38-0000000003${`${index}`.padStart(2, "0")}`;
const [lena, mia, sven] = [no(1), no(2), no(3)] as const;
const [north, south, tag] = [no(11), no(12), no(21)] as const;
const options = {
	ids: [sven, mia, lena],
	firstNames: ["Sven", "Mia", "Lena"],
	lastNames: ["Adler", "Brandt", "Vogt"],
	unitOf: [1, 0, 0],
	units: [north, south],
	secondary: [[2, 1]],
	disabled: [1],
	absent: { people: [0], until: ["2026-11-24"] },
};
const unit = (id: string, name: string, parentId: string | null) =>
	({
		id,
		name,
		parentId,
		kind: "UNIT",
		depth: parentId === null ? 0 : 1,
		siteId: null,
		isEnabled: true,
		people: 1,
		version: 1,
	}) as const;
const person = {
	id: sven,
	firstName: "Sven",
	lastName: "Adler",
	unitId: south,
	unitName: "Süd",
	isEnabled: true,
	isMasked: false,
	siteId: null,
	siteName: null,
	personnelNo: "23",
	companyPersonnelNo: null,
	mail: null,
	gender: null,
	entryDate: null,
	exitDate: null,
	employmentTypeName: null,
	secondaryUnitIds: [],
	tags: [],
	qualifications: [],
	custom: {},
	customNames: {},
	version: 1,
};

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [commonUserPicker] });
	showPanels(nothingOpen);
	const { server } = entry();
	server.answer(contract.listUserOptions, options);
	server.answer(unitsContract.listUnits, {
		items: [unit(north, "Nord", null), unit(south, "Süd", north)],
		total: 2,
	});
	server.answer(tagContract.listTags, {
		items: [
			{ id: tag, version: 1, isEnabled: true, name: "Nachtdienst", color: "#0b5f60", userCount: 1 },
		],
		total: 1,
		page: 1,
		pageSize: 25,
	});
	server.answer(contract.listUsers, { items: [person], total: 1, page: 1, pageSize: 25 });
});

const option = (name: RegExp) => page.getByRole("option", { name });

test("columns become people with their units, further ones too", () => {
	expect(knownUsers(options).at(-1)).toEqual({
		id: lena,
		firstName: "Lena",
		lastName: "Vogt",
		unitId: north,
		unitIds: [north, south],
		isEnabled: true,
		absentUntil: undefined,
	});
	expect(knownUsers(options)[1]?.isEnabled).toBe(false);
	expect(knownUsers(options)[0]?.absentUntil).toBe("2026-11-24");
});

test("several people are chosen; archived ones are not offered", async () => {
	entry().show(<PanelHost />);
	const answer = openUserPicker();
	await expect.element(option(/^Vogt, Lena.*Nord/)).toBeVisible();
	await expect.element(option(/Adler.*abwesend: bis Di 24\.11\./)).toBeVisible();
	expect(option(/Brandt/).query()).toBeNull();
	await expectAccessible();
	await option(/Vogt/).click();
	await option(/Adler/).click();
	await expect.element(page.getByText("2 ausgewählt")).toBeVisible();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	expect(await answer).toEqual([lena, sven]);
	const again = openUserPicker({ multi: false });
	await expect.element(page.getByText("Zuletzt verwendet")).toBeVisible();
	await option(/Adler/).click();
	expect(await again).toEqual([sven]);
});

test("a unit takes in who also works there; a tag is asked of the server", async () => {
	const { server } = entry();
	entry().show(<PanelHost />);
	void openUserPicker({ withDisabled: true });
	await expect.element(option(/Brandt.*inaktiv/)).toBeVisible();
	await page.getByRole("button", { name: /^Abteilungen/ }).click();
	await page.getByRole("treeitem", { name: /^Süd/ }).click();
	await page
		.getByRole("dialog", { name: "Abteilungen" })
		.getByRole("button", { name: "Übernehmen" })
		.click();
	await expect.element(option(/Vogt/)).toBeVisible();
	await expect.element(option(/Brandt/)).not.toBeInTheDocument();
	await page.getByRole("combobox", { name: "Schlagwörter" }).click();
	await page.getByRole("option", { name: "Nachtdienst" }).click();
	await expect.element(option(/Vogt/)).not.toBeInTheDocument();
	await expect.element(option(/Adler/)).toBeVisible();
	expect(server.calls(contract.listUsers)[0]?.query.get("tagIds")).toBe(tag);
});

test("people are fetched once for all who ask, of the chosen site, and anew after a live message", async () => {
	const { server } = entry();
	const calls = () => server.calls(contract.listUserOptions);
	updateSettings({ session: { siteId: no(41) } });
	entry().show(<PanelHost />);
	void openUserPicker();
	await expect.element(option(/Vogt/)).toBeVisible();
	expect(calls()[0]?.headers.get("x-site-id")).toBe(no(41));
	passOn({ kind: "organisation", type: "UNITS" });
	passOn({ kind: "organisation", type: "USERS" });
	await soon(() => calls().length).toBe(2);
	updateSettings({ session: { siteId: null } });
});

test("the palette finds people by what the server knows of them", async () => {
	const { server } = entry();
	const found = await searchPeople("23", new AbortController().signal);
	expect(found.map(({ label, detail }) => [label, detail])).toEqual([["Adler, Sven", "Süd · 23"]]);
	expect(server.calls(contract.listUsers)[0]?.query.get("search")).toBe("23");
});
