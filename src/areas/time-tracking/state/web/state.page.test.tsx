import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { usersDetail } from "#areas/staff/users/web/panels.ts";
import { targetActualDetail } from "#areas/time-tracking/target-actual/web/panels.ts";
import type { LiveTopic } from "#kit/contract/live.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import StatePage from "./state.page.tsx";
import { answers, lena, piotr } from "./test-people.ts";

const entry = freshEntry();
const { all, station, piotrCame, piotrGone, allButPiotr } = answers.listPresence;
/** What is answered about some people, and about everybody. */
let some: typeof all;
let everybody: typeof all;

beforeEach(() => {
	some = all;
	everybody = all;
	sessionStore.set(sampleSession());
	showPanels(nothingOpen);
	entry().server.answer(units.listUnits, answers.listUnits.all);
	entry().server.answer(contract.listPresence, ({ query }) => {
		if (query.has("userIds")) return some;
		return query.has("unitIds") ? station : everybody;
	});
});

function show(): void {
	entry().show(
		<main style={{ height: 900 }}>
			<h1>Status</h1>
			<StatePage />
		</main>,
	);
}

const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const counter = (name: string) => page.getByRole("button", { name });
const calls = () => entry().server.calls(contract.listPresence);
const changed = (topic: LiveTopic, userId: string) =>
	passOn({ kind: "change", ids: [], topic, userId });

test("each person with status, activity and times; the board scans clean", async () => {
	show();
	for (const text of [
		"Vogt, Lena Anwesend seit 07:58 Arbeitszeit · Umbau · Planung Station 1 08:00 – 16:00",
		"Nowak, Piotr Nicht da seit 06:10 Nachtdienst",
		"Brandt, Ole Pause seit 12:00 Pause",
		"Falk, Jonas Abwesend bis Fr 20.11. Urlaub",
		"Demir, Aylin Abwesend bis Di 24.11. Haus Nord",
		"Wirth, Nele Erwartet fehlt seit 11:00 Haus Nord 11:00 – 19:00",
	]) {
		await expect.element(row(text)).toBeVisible();
	}
	await expectAccessible();
});

test("counters tell how many and show those alone; a second press shows everybody", async () => {
	show();
	await expect.element(counter("2 Abwesend")).toBeVisible();
	await counter("2 Abwesend").click();
	await expect.element(row("Vogt, Lena")).not.toBeInTheDocument();
	await expect.element(row("Falk, Jonas")).toBeVisible();
	await expect.element(counter("2 Abwesend")).toHaveAttribute("aria-pressed", "true");
	await expectAccessible();
	await counter("2 Abwesend").click();
	await expect.element(row("Vogt, Lena")).toBeVisible();
});

test("a booking is shown within a second, and only that person is asked for", async () => {
	show();
	await expect.element(counter("1 Anwesend")).toBeVisible();
	await soon(() => calls().length).toBe(1);
	some = piotrCame;
	changed("CLOCKS", piotr.id);
	changed("CLOCKS", piotr.id);
	await expect.element(row("Nowak, Piotr Anwesend seit 13:00"), { timeout: 1_000 }).toBeVisible();
	await expect.element(counter("2 Anwesend")).toBeVisible();
	expect(calls().map(({ query }) => query.getAll("userIds"))).toEqual([[], [piotr.id]]);
});

test("who is no longer listed leaves the board", async () => {
	show();
	await expect.element(row("Nowak, Piotr")).toBeVisible();
	some = piotrGone;
	changed("ABSENCES", piotr.id);
	await expect.element(row("Nowak, Piotr")).not.toBeInTheDocument();
	await expect.element(row("Vogt, Lena")).toBeVisible();
});

test("after messages that may have been missed everybody is asked for, once", async () => {
	show();
	await expect.element(row("Vogt, Lena")).toBeVisible();
	everybody = allButPiotr;
	passOn({ kind: "resync" });
	await expect.element(row("Nowak, Piotr")).not.toBeInTheDocument();
	await expect.element(row("Vogt, Lena")).toBeVisible();
	expect(calls().at(-1)?.query.getAll("userIds")).toEqual([]);
});

test("units are chosen, and the server counts within them", async () => {
	show();
	await expect.element(row("Vogt, Lena")).toBeVisible();
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await page.getByRole("menuitem", { name: "Abteilung" }).click();
	await page.getByRole("button", { name: "Abteilungen wählen" }).click();
	await page.getByRole("treeitem", { name: /Station 1/ }).click();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	await soon(() => calls().at(-1)?.query.getAll("unitIds")).toEqual([lena.unitId]);
});

test("rows are grouped by department and by status", async () => {
	show();
	await expect.element(row("Vogt, Lena")).toBeVisible();
	await page.getByText("Nach Status").click();
	await expect.element(row("Status Erwartet")).toBeVisible();
	await page.getByText("Nach Abteilung").click();
	await expect.element(row("Abteilung Nachtdienst")).toBeVisible();
});

test("a click opens the person", async () => {
	setUpPanels({ panels: [usersDetail] });
	show();
	await row("Vogt, Lena").getByText("Vogt, Lena").click();
	await soon(() => openPanels().panels).toMatchObject([
		{ id: usersDetail.id, params: { userId: lena.id } },
	]);
});

test("who may read times is led from a person's row to the reasons of the day", async () => {
	setUpPanels({ panels: [targetActualDetail] });
	const read = [{ scope: "GLOBAL", level: "READ" } as const];
	sessionStore.set(sampleSession({ permissions: { "timetrackings.manage": read } }));
	show();
	await row("Vogt, Lena").getByText("Vogt, Lena").click({ button: "right" });
	await page.getByRole("menuitem", { name: "Warum? Der heutige Tag im Detail" }).click();
	await soon(() => openPanels().panels).toMatchObject([
		{ id: targetActualDetail.id, params: { userId: lena.id } },
	]);
});

test("on a phone each person is a card below the counters", async () => {
	await page.viewport(390, 844);
	show();
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await expect.element(counter("1 Anwesend")).toBeVisible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
	await expectAccessible();
});

test("a board that cannot be loaded says so and is asked for again", async () => {
	const { server } = entry();
	server.refuse(contract.listPresence, 500, { error: "UnknownError" });
	show();
	const again = page.getByRole("button", { name: "Erneut versuchen" });
	await expect.element(again).toBeVisible();
	server.answer(contract.listPresence, all);
	await again.click();
	await expect.element(row("Vogt, Lena")).toBeVisible();
});
