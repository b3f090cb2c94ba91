import axe from "axe-core";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract } from "#areas/home/dashboard/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { pageOf } from "#areas/time-tracking/entries/web/test-entries.ts";
import {
	contract as gaps,
	type PersonWithoutActuals,
} from "#areas/time-tracking/fix-my-day/contract.ts";
import { fixMyDayOverview } from "#areas/time-tracking/fix-my-day/web/panels.ts";
import { freshPage } from "#kit/testing/test-page.tsx";
import { openPanels, setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import DaysWithoutActualsPanel from "./days-without-actuals.panel.tsx";
import { ToDoCard } from "./to-do-card.tsx";

const testPage = freshPage();

/** One's own days. */
function answer(days: readonly string[]): void {
	const { server } = testPage();
	server.answer(contract.getOverview, {
		leaveAccount: null,
		plannedAbsenceIds: [],
		requestedAbsenceIds: [],
		overtimeAccount: null,
		requestedSubstitutions: [],
		requestedTrackingIds: [],
		needReasonTrackingIds: [],
		autoFinishedTrackingIds: [],
		noActualsDayInfos: days.map((date) => ({ date })),
	});
	server.answer(entries.listTimeTrackings, pageOf([]));
}

function answerPeople(items: readonly PersonWithoutActuals[]): void {
	testPage().server.answer(gaps.listDaysWithoutActuals, {
		items: [...items],
		total: items.length,
		page: 1,
		pageSize: 25,
	});
}

const tom = {
	userId: "01a1fd2c-47a0-70d1-9a38-000000000704",
	firstName: "Tom",
	lastName: "Ahlers",
	unitName: "Station 2",
	days: ["2026-11-19", "2026-11-18"],
};

test("days without actual time are an open task, and people who have some", async () => {
	answer(["2026-11-18", "2026-11-03"]);
	answerPeople([tom]);
	testPage().show(<ToDoCard />);
	await expect
		.element(
			page.getByRole("button", {
				name: "Tage ohne Ist-Zeit zuletzt Mi 18.11. 2",
			}),
		)
		.toBeVisible();
	await expect
		.element(
			page.getByRole("button", {
				name: /^Mitarbeiter mit Tagen ohne Ist-Zeit/,
			}),
		)
		.toBeVisible();
	expect(document.querySelector(".card-side")?.textContent).toBe("3");
});

test("the panel tells one's own days and those of one's people, each with a way to mend them", async () => {
	answer(["2026-11-18"]);
	answerPeople([tom]);
	setUpPanels({ panels: [fixMyDayOverview] });
	testPage().show(
		<main>
			<DaysWithoutActualsPanel />
		</main>,
	);
	await expect
		.element(page.getByText("1 Tag hatte ein Soll, aber weder Zeiteintrag noch Abwesenheit."))
		.toBeVisible();
	await expect
		.element(
			page.getByRole("button", {
				name: "Ahlers, Tom Station 2 · Do 19.11., Mi 18.11. 2 Tage",
			}),
		)
		.toBeVisible();
	await page.getByRole("button", { name: "In Ordnung bringen" }).click();
	await expect.poll(() => openPanels().panels.at(-1)).toMatchObject({ id: "fix-my-day.overview" });
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id }) => id)).toEqual([]);
});

test("people that could not be loaded are told, and asked for again", async () => {
	answer([]);
	testPage().server.refuse(gaps.listDaysWithoutActuals, 500, {
		error: "UnknownError",
	});
	testPage().show(<DaysWithoutActualsPanel />);
	await expect
		.element(page.getByText("In den letzten fünf Wochen fehlt bei Ihnen kein Tag."))
		.toBeVisible();
	await expect.element(page.getByText(/konnten nicht geladen werden/)).toBeVisible();
	answerPeople([]);
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(page.getByText("Keinem Ihrer Mitarbeiter fehlt ein Tag.")).toBeVisible();
});
