import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract as projects } from "#areas/projects/projects/contract.ts";
import { usersBookingHistory } from "#areas/time-tracking/bookings/web/panels.ts";
import { PanelContext } from "#kit/ui/panel-stack/panel-context.ts";
import { setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { contract } from "../contract.ts";
import WorkTimePanel from "./day/work-time.panel.tsx";
import ProjectPanel from "./projects/project.panel.tsx";
import { answers, clockStage, work } from "./test-clocks.tsx";

const stage = clockStage();
const clocks = answers.getTimeClocks;
const node = clocks.project.day.entries[2]?.projectNodeId;
const position = { id: "p", titleId: "t", title: "Uhr", below: [] };

beforeEach(() => {
	stage().server.answer(projects.listProjects, answers.listProjects.four);
	stage().server.answer(contract.getTimeClocks, clocks.project);
});

const rows = () =>
	[...document.querySelectorAll("tbody tr")].map((row) =>
		[...row.querySelectorAll("td")].map((cell) => cell.textContent?.trim()),
	);

test("the work-time clock tells sums, bookings and entries of the day", async () => {
	stage().show(
		<PanelContext value={position}>
			<WorkTimePanel />
		</PanelContext>,
	);
	await expect.element(page.getByRole("timer", { name: /^Pause/ })).toHaveTextContent("00:15:00");
	await expect.element(page.getByText("Samstag, 21. November 2026")).toBeVisible();
	const events = [...document.querySelectorAll(".day-events li")].map(
		(one) => one.querySelector("div")?.textContent,
	);
	expect(events).toEqual(["Pause beendetPause", "Pause begonnenPause", "KommenArbeitszeit"]);
	expect(rows()).toEqual([
		["06:02", "09:30", "Arbeitszeit", "3:28"],
		["09:30", "09:45", "Pause", "0:15"],
		["09:45", "–", "Arbeitszeit Umbau Station 3 · Koordination", "läuft"],
	]);
	const open: string[] = [];
	setUpPanels({ panels: [usersBookingHistory], mayOpen: ({ id }) => open.push(id) > 0 });
	await page.getByRole("button", { name: "Buchungsverlauf" }).click();
	expect(open).toContain(usersBookingHistory.id);
});

test("a day without entries says so", async () => {
	stage().server.answer(contract.getTimeClocks, clocks.stopped);
	stage().show(
		<PanelContext value={position}>
			<WorkTimePanel />
		</PanelContext>,
	);
	await expect
		.element(page.getByText("Keine Zeiteinträge für den ausgewählten Tag gefunden."))
		.toBeVisible();
});

test("a project clock tells its time of the day and its own entries", async () => {
	stage().show(
		<PanelContext value={position}>
			<ProjectPanel projectNodeId={node ?? ""} />
		</PanelContext>,
	);
	await expect.poll(() => page.getByRole("timer").query()?.textContent).toMatch(/^03:15:\d\d$/);
	await expect
		.element(page.getByText("Umbau Station 3 · Koordination · Samstag, 21. November 2026"))
		.toBeVisible();
	await expect.element(page.getByRole("button", { name: /^Stopp/ })).toBeEnabled();
	expect(rows()).toHaveLength(1);
});

test("a task that is no longer one's own is not shown", async () => {
	stage().show(
		<PanelContext value={position}>
			<ProjectPanel projectNodeId={work.id} />
		</PanelContext>,
	);
	await expect
		.element(page.getByText("Diese Tätigkeit ist Ihnen nicht mehr zugewiesen."))
		.toBeVisible();
});
