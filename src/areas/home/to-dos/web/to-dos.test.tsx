import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract } from "#areas/home/dashboard/contract.ts";
import { answers } from "#areas/home/dashboard/web/test-answers.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { at } from "#areas/time-tracking/entries/web/test-screens.tsx";
import { contract as gaps } from "#areas/time-tracking/fix-my-day/contract.ts";
import { contract as monthCloses } from "#areas/time-tracking/month-close/contract.ts";
import { freshPage, shownRows } from "#kit/testing/test-page.tsx";
import { matterToDoPanel } from "./matter-to-do.panel.tsx";
import { autoFinishedToDo, questionToDo, reasonToDo } from "./matter-to-dos.ts";
import { ToDoCard } from "./to-do-card.tsx";

const testPage = freshPage();
const { default: AutoFinishedPanel } = await matterToDoPanel(autoFinishedToDo);
const { default: NeedsReasonPanel } = await matterToDoPanel(reasonToDo);
const { default: QuestionsPanel } = await matterToDoPanel(questionToDo);

type Whose = "nothing" | "asked" | "unreasoned" | "finished" | "both";

function answer(whose: Whose, late: "none" | "two" = "none"): void {
	const { server } = testPage();
	server.answer(contract.getOverview, answers.getOverview[whose]);
	server.answer(gaps.listDaysWithoutActuals, answers.listDaysWithoutActuals.none);
	server.answer(monthCloses.listLateBookings, answers.listLateBookings[late]);
	server.answer(entries.listTimeTrackings, answers.listTimeTrackings[whose]);
}

function show(content: ReactNode, whose: Whose): void {
	answer(whose);
	testPage().show(content);
}

test("the panel tells begin, end, what is open and what happens next", async () => {
	show(<AutoFinishedPanel />, "finished");
	await expect.element(page.getByText("1 Eintrag wurde ohne Ausstempeln beendet.")).toBeVisible();
	await expect.element(page.getByText("Fr 20.11. 08:00")).toBeVisible();
	await expect.element(page.getByText("Fr 20.11. 18:00")).toBeVisible();
	await expect
		.element(page.getByText("Automatisch beendet · Zustimmung der Leitung offen"))
		.toBeVisible();
	await expect
		.element(page.getByText(/zählen erst, wenn ein Vorgesetzter zugestimmt hat/))
		.toBeVisible();
});

test("without any automatically ended one the panel says so", async () => {
	show(<AutoFinishedPanel />, "nothing");
	await expect.element(page.getByText("Kein Zeiteintrag wurde automatisch beendet.")).toBeVisible();
});

test("the open tasks name the last one and how many there are", async () => {
	show(<ToDoCard />, "finished");
	await expect
		.element(page.getByRole("button", { name: "Automatisch beendet Fr 20.11. um 18:00 1" }))
		.toBeVisible();
});

test("no open tasks are said in the words of the specification", async () => {
	show(<ToDoCard />, "nothing");
	await expect.element(page.getByText("Sie haben derzeit keine offenen Aufgaben.")).toBeVisible();
});

test("what lacks a reason comes first, with the day of the oldest; the head counts all", async () => {
	show(<ToDoCard />, "both");
	const card = page.getByRole("region", { name: "Offene Aufgaben" });
	await expect.element(card.getByText("Zeiteinträge, älteste vom Do 12.11.")).toBeVisible();
	expect(
		[...document.querySelectorAll("button.to-do b:first-child")].map((title) => title.textContent),
	).toEqual(["Anträge ohne Begründung", "Automatisch beendet"]);
	expect(document.querySelector(".card-side")?.textContent).toBe("3");
});

test("bookings that came for closed months wait for people who may correct them", async () => {
	answer("nothing", "two");
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

test("who is asked to stand in has an open task, which comes first of the others", async () => {
	answer("nothing", "two");
	const requestedSubstitutions = [crypto.randomUUID()];
	const { nothing } = answers.getOverview;
	testPage().server.answer(contract.getOverview, { ...nothing, requestedSubstitutions });
	testPage().show(<ToDoCard />);
	await expect
		.element(page.getByRole("button", { name: "Vertretungsanfragen noch zu beantworten 1" }))
		.toBeVisible();
	expect(document.querySelector("button.to-do b:first-child")?.textContent).toBe(
		"Vertretungsanfragen",
	);
	// the others are counted once they have been asked for
	await expect.poll(() => document.querySelector(".card-side")?.textContent).toBe("3");
});

test("one entry without a reason alone is an open task", async () => {
	show(<ToDoCard />, "unreasoned");
	await expect
		.element(
			page.getByRole("button", { name: "Anträge ohne Begründung Zeiteintrag vom Do 12.11. 1" }),
		)
		.toBeVisible();
	expect(page.getByText("Sie haben derzeit keine offenen Aufgaben.").query()).toBeNull();
});

test("the panel lists what lacks a reason and says where to give it", async () => {
	show(<NeedsReasonPanel />, "both");
	await expect.element(page.getByText("Zu 2 Einträgen fehlt eine Begründung.")).toBeVisible();
	await expect
		.element(page.getByText(/Sie können sie unter „Mein Tag in Ordnung“ angeben/))
		.toBeVisible();
	expect(shownRows()).toEqual([
		"Do 19.11. | 08:00 | 16:30 | Einsatz | 8:30 | ",
		"Do 12.11. | 08:00 | 16:30 | Einsatz | 8:30 | ",
	]);
});

test("nothing without a reason is said", async () => {
	show(<NeedsReasonPanel />, "finished");
	await expect
		.element(page.getByText("Zu keinem Zeiteintrag fehlt eine Begründung."))
		.toBeVisible();
});

test("a question stands with its entry, and is answered there", async () => {
	show(<ToDoCard />, "asked");
	await expect
		.element(page.getByRole("button", { name: "Rückfragen zu Zeiteinträgen 1 Zeiteintrag 1" }))
		.toBeVisible();
	const [id = ""] = answers.getOverview.asked.askedTrackingIds;
	const answering = at(entries.answerAboutTimeTracking, id);
	testPage().server.answer(answering, answers.answerAboutTimeTracking.asked);
	testPage().show(<QuestionsPanel />);
	await expect.element(page.getByText("Zu 1 Eintrag gibt es eine Rückfrage.")).toBeVisible();
	await expect.element(page.getByText("War das mit der Übergabe?")).toBeVisible();
	await page.getByRole("button", { name: "Antworten" }).click();
	const dialog = page.getByRole("alertdialog", { name: "Rückfrage beantworten" });
	await expect.element(dialog.getByText("War das mit der Übergabe?")).toBeVisible();
	await dialog.getByRole("textbox", { name: "Ihre Antwort" }).fill("Ja, bis 16:30.");
	await dialog.getByRole("button", { name: "Antwort senden" }).click();
	await expect
		.poll(() =>
			testPage()
				.server.calls(answering)
				.map(({ body }) => body),
		)
		.toMatchObject([{ answer: "Ja, bis 16:30." }]);
});

test("no question is said", async () => {
	show(<QuestionsPanel />, "nothing");
	await expect
		.element(page.getByText("Zu keinem Zeiteintrag ist eine Rückfrage offen."))
		.toBeVisible();
});

test.each([
	{
		Panel: NeedsReasonPanel,
		whose: "unreasoned",
		context: "Fehler beim Laden der unbegründeten Zeiteinträge",
		text: "Die unbegründeten Zeiteinträge konnten nicht geladen werden.",
		afterwards: "Zu 1 Eintrag fehlt eine Begründung.",
	},
	{
		Panel: AutoFinishedPanel,
		whose: "finished",
		context: "Fehler beim Laden der automatischen Ausstempelungen",
		text: "Die Zeiteinträge konnten nicht geladen werden.",
		afterwards: "Automatisch beendet · Zustimmung der Leitung offen",
	},
] as const)(
	"$context: told, not taken for emptiness, tried again",
	async ({ Panel, whose, context, text, afterwards }) => {
		answer(whose);
		testPage().server.refuse(entries.listTimeTrackings, 500, { error: "UnknownError" });
		testPage().show(<Panel />);
		await expect.element(page.getByText(context)).toBeVisible();
		await expect.element(page.getByText(text)).toBeVisible();
		answer(whose);
		await page.getByRole("button", { name: "Erneut versuchen" }).click();
		await expect.element(page.getByText(afterwards)).toBeVisible();
		await expect.element(page.getByText(text)).not.toBeInTheDocument();
	},
);

test("an overview that failed is told in the panel, and tried again", async () => {
	answer("unreasoned");
	testPage().server.refuse(contract.getOverview, 500, { error: "UnknownError" });
	testPage().show(<NeedsReasonPanel />);
	await expect.element(page.getByRole("alert")).toBeVisible();
	answer("unreasoned");
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(page.getByRole("table")).toBeVisible();
});
