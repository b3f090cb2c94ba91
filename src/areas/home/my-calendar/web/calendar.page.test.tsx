import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as absencePanels from "#areas/absences/requests/web/panels.ts";
import * as appointmentPanels from "#areas/appointments/appointments/web/panels.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import * as entryPanels from "#areas/time-tracking/entries/web/panels.ts";
import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import * as monthPanels from "#areas/time-tracking/target-actual/web/panels.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import CalendarPage from "./calendar.page.tsx";
import { answers } from "./test-answers.ts";

const entry = freshEntry();
const month = answers.getTargetActual.lena;
const monthOf = { ...targetActual.getTargetActual, path: `/api/target-actuals/${month.userId}` };

beforeEach(() => {
	history.replaceState(null, "", "?date=2026-07-03");
	const uiFeatures = ["TIMETRACKINGS", "TARGETACTUALS"];
	sessionStore.set(sampleSession({ userId: month.userId, uiFeatures }));
	setServerTime("2026-07-03T12:00:00Z");
	const panels = [absencePanels, appointmentPanels, entryPanels, monthPanels].flatMap((all) =>
		Object.values(all),
	);
	setUpPanels({ panels: panels.filter((one) => "load" in one) });
	showPanels(nothingOpen);
	const { server } = entry();
	server.answer(contract.getCalendar, answers.getCalendar.lena);
	server.answer(monthOf, month);
});

async function show(width = 1600): Promise<void> {
	await page.viewport(width, 1000);
	entry().show(
		<main>
			<CalendarPage />
		</main>,
	);
	await expect.element(page.getByRole("grid", { name: "Mein Kalender" })).toBeVisible();
}

const cell = (name: RegExp) => page.getByRole("gridcell", { name });
const asked = () =>
	entry()
		.server.calls(contract.getCalendar)
		.map(({ body }) => body);

test("a month says of each day what was planned, booked and asked for; beside it stands the chosen one", async () => {
	await show();
	await expect.element(cell(/2\. Juli 2026.*\+0:38.*8:38.*08:02 – 16:40/)).toBeVisible();
	await expect.element(cell(/3\. Juli 2026.*heute.*07:58 – …/)).toBeVisible();
	await expect.element(cell(/14\. Juli 2026.*Stadtfest/)).toBeVisible();
	await expect.element(cell(/15\. Juli 2026.*Arzt 09:00 – 11:00/)).toBeVisible();
	await expect.element(cell(/20\. Juli 2026.*Urlaub im Team vormittags/)).toBeVisible();
	const leave = page.getByRole("button", {
		name: "Urlaub im Team 5 Tage, Beantragt",
		exact: false,
	});
	await expect.element(leave).toBeVisible();
	await expect.element(cell(/29\. Juli 2026.*Nacht/)).toBeVisible();
	const standIn = page.getByRole("button", { name: /^Vertretung: tom Muster angefragt/ });
	await expect.element(standIn).toBeVisible();
	const side = page.getByRole("complementary", { name: "Tag" });
	await expect.element(side.getByText("08:00 – 16:30, 8:00 h")).toBeVisible();
	await expect.element(side.getByText("07:58 – …")).toBeVisible();
	await expect.element(page.getByText("Soll", { exact: true }).first()).toBeVisible();
	await expectAccessible();
	expect(asked()).toEqual([
		{
			...{ range: { from: "2026-06-24", to: "2026-08-07" }, absences: {}, trackings: {} },
			...{ loadWorkdays: true, loadSubstitutions: true, loadAppointments: true, loadShifts: true },
		},
	]);
});

const opened = () => openPanels().panels.map(({ id, params }) => [id, params]);

test("a day is chosen, an event opened, a double click enters time or makes an appointment, the menu leads on", async () => {
	await show();
	await cell(/Donnerstag, 2\. Juli 2026/).click({ position: { x: 20, y: 90 } });
	const side = page.getByRole("complementary", { name: "Tag" });
	await expect.element(side.getByText("+0:38")).toBeVisible();
	expect(entry().visited.at(-1)).toMatch(/\?date=2026-07-02$/);
	await page.getByRole("button", { name: /^Arzt/ }).click();
	await soon(() => opened().at(-1)?.[0]).toBe("absences.detail");
	await page.getByRole("button", { name: /^Vertretung: tom/ }).click();
	await soon(() => opened().at(-1)?.[0]).toBe("absences.substitute-detail");
	await cell(/Mittwoch, 1\. Juli 2026/)
		.first()
		.dblClick({ position: { x: 20, y: 90 } });
	await soon(opened).toContainEqual(["time-trackings.create", { day: "2026-07-01" }]);
	await cell(/23\. Juli 2026/).dblClick();
	await soon(opened).toContainEqual(["appointments.create", { day: "2026-07-23" }]);
	await page.getByRole("button", { name: /^Teamsitzung/ }).click();
	await soon(() => opened().at(-1)?.[0]).toBe("appointments.series-item-detail");
	await cell(/23\. Juli 2026/).click({ button: "right" });
	await expect
		.element(page.getByRole("menuitem", { name: "Abwesenheit beantragen" }))
		.toBeVisible();
	expect(page.getByRole("menuitem", { name: "Zeiteintrag anlegen" }).query()).toBeNull();
	await page.getByRole("menuitem", { name: "Woche anzeigen" }).click();
	await soon(() => entry().visited.at(-1)).toMatch(/date=2026-07-23&view=WEEK$/);
	await expect.element(page.getByRole("group", { name: "Mein Kalender" })).toBeVisible();
});

test("a week shows entries at their times; keys walk through a month", async () => {
	await show();
	document.querySelector<HTMLElement>('.month-cell[tabindex="0"]')?.focus();
	await userEvent.keyboard("{ArrowLeft}{Enter}");
	await soon(() => entry().visited.at(-1)).toMatch(/date=2026-07-02$/);
	await page.getByText("Woche", { exact: true }).click();
	const worked = page.getByRole("button", { name: /^Arbeitszeit 08:02 – 16:40/ });
	await expect.element(worked).toBeVisible();
	await expectAccessible();
	await worked.click();
	await soon(() => opened().at(-1)?.[0]).toBe("time-trackings.detail");
});

test("on a phone the month is dots and the day a list; what others change comes by itself", async () => {
	await show(390);
	const list = page.getByRole("region", { name: "Freitag, 3. Juli 2026" });
	await expect.element(list.getByText("07:58 – …")).toBeVisible();
	await expectAccessible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
	const before = asked().length;
	passOn({ kind: "change", topic: "ABSENCES", ids: [], userId: crypto.randomUUID() });
	await soon(() => asked().length).toBe(before + 1);
	passOn({ kind: "change", topic: "TRACKINGS", ids: [], userId: crypto.randomUUID() });
	passOn({ kind: "change", topic: "TRACKINGS", ids: [], userId: month.userId });
	await soon(() => asked().length).toBe(before + 2);
});

test("what cannot be loaded says so and is tried again; an empty calendar is a calendar", async () => {
	const { server } = entry();
	server.refuse(contract.getCalendar, 500, { error: "UnknownError" });
	await page.viewport(1600, 1000);
	entry().show(
		<main>
			<CalendarPage />
		</main>,
	);
	const failed = page.getByText("Mein Kalender konnte nicht geladen werden");
	await expect.element(failed, { timeout: 15_000 }).toBeVisible();
	server.answer(contract.getCalendar, answers.getCalendar.nothing);
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(page.getByRole("grid", { name: "Mein Kalender" })).toBeVisible();
	await expect.element(page.getByText("Keine Zeiteinträge.")).toBeVisible();
});

test("what is printed is the month alone, in full", async () => {
	const printed: unknown[] = [];
	const real = globalThis.print;
	globalThis.print = () => {
		const paper = document.querySelector(".paper");
		const title = paper?.querySelector("h1")?.textContent;
		printed.push([title, paper?.querySelectorAll(".month-cell").length]);
	};
	try {
		await show();
		await page.getByRole("button", { name: "Drucken" }).click();
		await soon(() => printed).toEqual([["Mein Kalender · Juli 2026", 35]]);
	} finally {
		dispatchEvent(new Event("afterprint"));
		globalThis.print = real;
	}
});
