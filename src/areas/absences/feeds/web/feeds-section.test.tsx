import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import FeedsSection from "./feeds-section.tsx";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...units }, file);
const { none, one, two } = answers.listCalendarFeeds;

beforeEach(() => {
	sessionStore.set(sampleSession());
	entry().server.answer(contract.listCalendarFeeds, none);
});

test("an address is made with one click, shown this once, and listed without it", async () => {
	sessionStore.set(sampleSession({ permissions: {} }));
	const { server, show } = entry();
	server.answer(contract.createCalendarFeed, () => {
		server.answer(contract.listCalendarFeeds, one);
		return answers.createCalendarFeed.own;
	});
	show(<FeedsSection />);
	await page.getByRole("checkbox", { name: "Feiertage" }).click();
	await page.getByRole("button", { name: "Adresse für meinen Kalender" }).click();
	await expect.element(page.getByText(/\/api\/feeds\/10001\.geheim\.ics$/)).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Adresse kopieren" })).toBeVisible();
	await expect.element(page.getByText("Mein Kalender", { exact: true })).toBeVisible();
	await expect.element(page.getByText(/zuletzt gelesen/)).toBeVisible();
	expect(server.calls(contract.createCalendarFeed).map(({ body }) => body)).toEqual([
		{ feed: "OWN", contents: ["ABSENCES", "APPOINTMENTS"] },
	]);
	await expectAccessible();
	// who may read nobody's absences is offered no department
	expect(page.getByRole("button", { name: "Adresse für eine Abteilung" }).query()).toBeNull();
});

test("a department is chosen where its absences may be read", async () => {
	sessionStore.set(
		sampleSession({
			permissions: {
				"absences.manage": [{ scope: "GLOBAL", level: "READ" }],
				"units.manage": [{ scope: "GLOBAL", level: "LIST" }],
			},
		}),
	);
	const { server, show } = entry();
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(contract.createCalendarFeed, answers.createCalendarFeed.unit);
	show(<FeedsSection />);
	await page.getByRole("button", { name: "Adresse für eine Abteilung" }).click();
	await page.getByRole("treeitem", { name: /^Haus Nord/ }).click();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	await expect.element(page.getByText(/10001\.geheimer\.ics$/)).toBeVisible();
	const [call] = server.calls(contract.createCalendarFeed);
	const house = answers.listUnits.all.items.find(({ name }) => name === "Haus Nord");
	expect(call?.body).toMatchObject({ feed: "UNIT", unitId: house?.id });
});

test("one is revoked after a question, and what was shown of it is gone", async () => {
	const { server, show } = entry();
	server.answer(contract.listCalendarFeeds, two);
	const [unit] = two.feeds;
	const revoke = { ...contract.deleteCalendarFeed, path: `/api/calendar-feeds/${unit?.id}` };
	server.answer(revoke, () => {
		server.answer(contract.listCalendarFeeds, one);
		return answers.deleteCalendarFeed.revoked;
	});
	show(<FeedsSection />);
	const button = page.getByRole("button", {
		name: "Kalenderadresse widerrufen: Abteilung: Pflege",
	});
	await button.click();
	expect(server.calls(revoke)).toHaveLength(0);
	await page.getByRole("alertdialog").getByRole("button", { name: "Widerrufen" }).click();
	await soon(() => button.query()).toBeNull();
	expect(server.calls(revoke)).toHaveLength(1);
});
