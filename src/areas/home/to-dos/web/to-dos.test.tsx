import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract } from "#areas/home/dashboard/contract.ts";
import { contract as entries, type TimeTracking } from "#areas/time-tracking/entries/contract.ts";
import { pageOf, sampleEntry } from "#areas/time-tracking/entries/web/test-entries.ts";
import { contract as gaps } from "#areas/time-tracking/fix-my-day/contract.ts";
import { contract as monthCloses } from "#areas/time-tracking/month-close/contract.ts";
import { freshPage, shownRows } from "#kit/testing/test-page.tsx";
import AutoFinishedPanel from "./auto-finished.panel.tsx";
import NeedsReasonPanel from "./needs-reason.panel.tsx";
import { ToDoCard } from "./to-do-card.tsx";

const testPage = freshPage();

const finished = sampleEntry({
	end: "2026-11-20T17:00:00Z",
	duration: 36_000,
	state: "REQUESTED",
	source: "AUTO_FINISH",
	autoFinished: true,
	openSteps: ["AUTO_FINISHED", "SUPERVISOR_APPROVAL"],
});

const unreasoned = sampleEntry({
	day: "2026-11-12",
	begin: "2026-11-12T07:00:00Z",
	end: "2026-11-12T15:30:00Z",
	state: "REQUESTED",
	needsReason: true,
	openSteps: ["REQUEST_REASON"],
});

const noLate = { items: [], total: 0, page: 1, pageSize: 1 };

function answer(found: readonly TimeTracking[], late = noLate): void {
	const { server } = testPage();
	const ids = (of: "needsReason" | "autoFinished") =>
		found.filter((entry) => entry[of]).map(({ id }) => id);
	server.answer(contract.getOverview, {
		leaveAccount: null,
		plannedAbsenceIds: [],
		requestedAbsenceIds: [],
		overtimeAccount: null,
		requestedSubstitutions: [],
		requestedTrackingIds: found.map(({ id }) => id),
		needReasonTrackingIds: ids("needsReason"),
		autoFinishedTrackingIds: ids("autoFinished"),
		noActualsDayInfos: [],
	});
	const nobody = { items: [], total: 0, page: 1, pageSize: 1 };
	server.answer(gaps.listDaysWithoutActuals, nobody);
	server.answer(monthCloses.listLateBookings, late);
	server.answer(entries.listTimeTrackings, pageOf([...found]));
}

function show(content: ReactNode, found: readonly TimeTracking[]): void {
	answer(found);
	testPage().show(content);
}

test("the panel tells begin, end, what is open and what happens next", async () => {
	show(<AutoFinishedPanel />, [finished]);
	await expect.element(page.getByText("1 Eintrag wurde ohne Ausstempeln beendet.")).toBeVisible();
	await expect.element(page.getByText("Fr 20.11. 08:00")).toBeVisible();
	await expect.element(page.getByText("Fr 20.11. 18:00")).toBeVisible();
	await expect
		.element(page.getByText("Automatisch beendet · Vorgesetzter muss zustimmen"))
		.toBeVisible();
	await expect
		.element(page.getByText(/zählen erst, wenn ein Vorgesetzter zugestimmt hat/))
		.toBeVisible();
});

test("without any automatically ended one the panel says so", async () => {
	show(<AutoFinishedPanel />, []);
	await expect.element(page.getByText("Kein Zeiteintrag wurde automatisch beendet.")).toBeVisible();
});

test("the open tasks name the last one and how many there are", async () => {
	show(<ToDoCard />, [finished]);
	await expect
		.element(
			page.getByRole("button", {
				name: "Automatisch beendet Fr 20.11. um 18:00 1",
			}),
		)
		.toBeVisible();
});

test("no open tasks are said in the words of the specification", async () => {
	show(<ToDoCard />, []);
	await expect.element(page.getByText("Sie haben derzeit keine offenen Aufgaben.")).toBeVisible();
});

test("what lacks a reason comes first, with the day of the oldest; the head counts all", async () => {
	const newer = {
		...unreasoned,
		id: "01a1fd2c-47a0-70d1-9a38-000000000703",
		day: "2026-11-19",
	};
	show(<ToDoCard />, [finished, newer, unreasoned]);
	const card = page.getByRole("region", { name: "Offene Aufgaben" });
	await expect.element(card.getByText("Zeiteinträge, älteste vom Do 12.11.")).toBeVisible();
	expect(
		[...document.querySelectorAll("button.to-do b:first-child")].map((title) => title.textContent),
	).toEqual(["Anträge ohne Begründung", "Automatisch beendet"]);
	expect(document.querySelector(".card-side")?.textContent).toBe("3");
});

test("bookings that came for closed months wait for whoever may correct them", async () => {
	answer([], { ...noLate, total: 2 });
	testPage().show(<ToDoCard />);
	await expect
		.element(
			page.getByRole("button", {
				name: "Buchungen für abgeschlossene Monate aufbewahrt, aber noch nicht gezählt 2",
			}),
		)
		.toBeVisible();
	expect(document.querySelector(".card-side")?.textContent).toBe("2");
});

test("one entry without a reason alone is an open task", async () => {
	show(<ToDoCard />, [unreasoned]);
	await expect
		.element(
			page.getByRole("button", {
				name: "Anträge ohne Begründung Zeiteintrag vom Do 12.11. 1",
			}),
		)
		.toBeVisible();
	expect(page.getByText("Sie haben derzeit keine offenen Aufgaben.").query()).toBeNull();
});

test("the panel lists what lacks a reason and says where to give it", async () => {
	show(<NeedsReasonPanel />, [finished, unreasoned]);
	await expect.element(page.getByText("Zu 1 Eintrag fehlt eine Begründung.")).toBeVisible();
	await expect
		.element(page.getByText(/Sie können sie unter „Mein Tag in Ordnung“ angeben/))
		.toBeVisible();
	expect(shownRows()).toEqual(["Do 12.11. | 08:00 | 16:30 | Arbeitszeit | 8:30 | Beantragt"]);
});

test("nothing without a reason is said", async () => {
	show(<NeedsReasonPanel />, [finished]);
	await expect
		.element(page.getByText("Zu keinem Zeiteintrag fehlt eine Begründung."))
		.toBeVisible();
});

test.each([
	{
		Panel: NeedsReasonPanel,
		entry: unreasoned,
		context: "Fehler beim Laden der unbegründeten Zeiteinträge",
		text: "Die unbegründeten Zeiteinträge konnten nicht geladen werden.",
		afterwards: "Zu 1 Eintrag fehlt eine Begründung.",
	},
	{
		Panel: AutoFinishedPanel,
		entry: finished,
		context: "Fehler beim Laden der automatischen Ausstempelungen",
		text: "Die Zeiteinträge konnten nicht geladen werden.",
		afterwards: "Automatisch beendet · Vorgesetzter muss zustimmen",
	},
])(
	"$context: told, not taken for emptiness, tried again",
	async ({ Panel, entry, context, text, afterwards }) => {
		answer([entry]);
		testPage().server.refuse(entries.listTimeTrackings, 500, {
			error: "UnknownError",
		});
		testPage().show(<Panel />);
		await expect.element(page.getByText(context)).toBeVisible();
		await expect.element(page.getByText(text)).toBeVisible();
		answer([entry]);
		await page.getByRole("button", { name: "Erneut versuchen" }).click();
		await expect.element(page.getByText(afterwards)).toBeVisible();
		await expect.element(page.getByText(text)).not.toBeInTheDocument();
	},
);

test("an overview that failed is told in the panel, and tried again", async () => {
	answer([unreasoned]);
	testPage().server.refuse(contract.getOverview, 500, {
		error: "UnknownError",
	});
	testPage().show(<NeedsReasonPanel />);
	await expect.element(page.getByRole("alert")).toBeVisible();
	answer([unreasoned]);
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(page.getByRole("table")).toBeVisible();
});
