import axe from "axe-core";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract } from "#areas/home/dashboard/contract.ts";
import { answers } from "#areas/home/dashboard/web/test-answers.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { contract as gaps } from "#areas/time-tracking/fix-my-day/contract.ts";
import { fixMyDayOverview } from "#areas/time-tracking/fix-my-day/web/panels.ts";
import { freshPage } from "#kit/testing/test-page.tsx";
import { openPanels, setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { ToDoCard } from "../to-do-card.tsx";
import DaysWithoutActualsPanel from "./days-without-actuals.panel.tsx";

const testPage = freshPage();

const sections = () =>
	[...document.querySelectorAll(".empty-days")].map((section) => {
		const [title, said] = ["h3", "p"].map((part) => section.querySelector(part)?.textContent ?? "");
		return `${title}: ${said}`;
	});

/** One's own days, and those of one's people. */
function answer(days: "twoDays" | "nothing", people: "mia" | "none"): void {
	const { server } = testPage();
	server.answer(contract.getOverview, answers.getOverview[days]);
	server.answer(entries.listTimeTrackings, answers.listTimeTrackings[days]);
	server.answer(gaps.listDaysWithoutActuals, answers.listDaysWithoutActuals[people]);
}

test("days without actual time are an open task, and people who have some", async () => {
	answer("twoDays", "mia");
	testPage().show(<ToDoCard />);
	await expect
		.element(page.getByRole("button", { name: "Tage ohne Ist-Zeit zuletzt Do 19.11. 2" }))
		.toBeVisible();
	await expect
		.element(page.getByRole("button", { name: /^Mitarbeiter mit Tagen ohne Ist-Zeit/ }))
		.toBeVisible();
	expect(document.querySelector(".card-side")?.textContent).toBe("3");
});

test("the panel tells one's own days and those of one's people, each with a way to mend them", async () => {
	answer("twoDays", "mia");
	setUpPanels({ panels: [fixMyDayOverview] });
	testPage().show(
		<main>
			<DaysWithoutActualsPanel />
		</main>,
	);
	await expect
		.element(page.getByText("2 Tage hatten ein Soll, aber weder Zeiteintrag noch Abwesenheit."))
		.toBeVisible();
	// what is said of one's own days stands with them, and not over those of others
	expect(sections()).toEqual([
		"Ihre Tage: 2 Tage hatten ein Soll, aber weder Zeiteintrag noch Abwesenheit.",
		"Mitarbeiter 1: ",
	]);
	await expect
		.element(
			page.getByRole("button", { name: "Sommer, Mia Haus Nord · Do 19.11., Mi 18.11. 2 Tage" }),
		)
		.toBeVisible();
	await page.getByRole("button", { name: "In Ordnung bringen" }).click();
	await expect.poll(() => openPanels().panels.at(-1)).toMatchObject({ id: "fix-my-day.overview" });
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id }) => id)).toEqual([]);
});

test("people that could not be loaded are told, and asked for again", async () => {
	answer("nothing", "none");
	testPage().server.refuse(gaps.listDaysWithoutActuals, 500, { error: "UnknownError" });
	testPage().show(<DaysWithoutActualsPanel />);
	await expect.element(page.getByText("Bei Ihnen fehlt kein Tag.")).toBeVisible();
	await expect.element(page.getByText(/konnten nicht geladen werden/)).toBeVisible();
	answer("nothing", "none");
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(page.getByText("Keinem Ihrer Mitarbeiter fehlt ein Tag.")).toBeVisible();
});

test("of many people twenty-five are shown, the others when somebody wants them", async () => {
	answer("twoDays", "mia");
	const { firstOfMany, many } = answers.listDaysWithoutActuals;
	testPage().server.answer(gaps.listDaysWithoutActuals, ({ query }) =>
		query.get("pageSize") === "25" ? firstOfMany : many,
	);
	testPage().show(<DaysWithoutActualsPanel />);
	const people = () => document.querySelectorAll(".empty-days-people li").length;
	const more = page.getByRole("button", { name: "Weitere anzeigen" });
	await expect.element(page.getByText(/^25 von 27 Mitarbeitern/)).toBeVisible();
	expect(people()).toBe(25);
	await more.click();
	await expect.poll(people).toBe(27);
	expect(more.query()).toBeNull();
	const asked = testPage().server.calls(gaps.listDaysWithoutActuals);
	expect(asked.map(({ query }) => query.get("pageSize"))).toEqual(["25", "50"]);
});
