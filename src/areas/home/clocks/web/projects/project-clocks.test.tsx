import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract as projects } from "#areas/projects/projects/contract.ts";
import { contract } from "../../contract.ts";
import { answers, clockStage, sentBookings, work } from "../test-clocks.tsx";
import { ProjectClocks } from "./project-clocks.tsx";
import { projectView } from "./project-view.ts";

const stage = clockStage();

const { none, two, three, four } = answers.listProjects;

beforeEach(() => {
	stage().server.answer(projects.getFavoriteProjects, answers.getFavoriteProjects.none);
});

function show(answer: typeof none): void {
	stage().server.answer(projects.listProjects, answer);
	stage().show(<ProjectClocks />);
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const group = (name: string) =>
	page.getByRole("button", { name: new RegExp(`^${name} \\d+ Tätigkeit`) });
const starts = () =>
	[...document.querySelectorAll(".project-button")].map((one) => one.getAttribute("aria-label"));

describe("how many projects there are", () => {
	test("none: says so", async () => {
		show(none);
		await expect
			.element(page.getByText("Sie haben derzeit keine Projekte zugewiesen."))
			.toBeVisible();
		expect(page.getByRole("searchbox").query()).toBeNull();
	});

	test("projects without any task: asks for the project manager", () => {
		const nothing = { nodes: [], search: "", showsAll: false, isUsed: () => false };
		expect(projectView({ ...nothing, projectCount: 1 })).toEqual({ kind: "none" });
	});

	test("fewer than three: collapsed groups that open", async () => {
		show(two);
		const first = group("Einführung ePA");
		await expect.element(first).toHaveAttribute("aria-expanded", "false");
		expect(starts()).toEqual([]);
		await first.click();
		expect(starts()).toEqual(["Start Einführung ePA Allgemein", "Start Einführung ePA Schulung"]);
	});

	test("three: open groups, no toggle", async () => {
		show(three);
		await expect.element(button("Start Qualitätszirkel Allgemein")).toBeVisible();
		expect(starts()).toHaveLength(5);
		expect(button(/anzeigen/).query()).toBeNull();
	});

	test("more than three: what is used, and all on demand", async () => {
		stage().server.answer(projects.getFavoriteProjects, answers.getFavoriteProjects.audit);
		show(four);
		await expect.poll(starts).toEqual(["Start Zertifizierung Audit"]);
		await button("Alle 4 anzeigen").click();
		expect(starts()).toHaveLength(7);
		await button("Weniger anzeigen").click();
		expect(starts()).toEqual(["Start Zertifizierung Audit"]);
	});
});

describe("search", () => {
	test("shows collapsed groups of what fits, half a second after typing", async () => {
		show(four);
		await page.getByRole("searchbox").fill("koord");
		await expect.element(group("Umbau Station 3")).toHaveAttribute("aria-expanded", "false");
		expect(starts()).toEqual([]);
		await group("Umbau Station 3").click();
		expect(starts()).toEqual(["Start Umbau Station 3 Koordination"]);
	});

	test("without a hit asks for the project manager", async () => {
		show(four);
		await page.getByRole("searchbox").fill("gibt es nicht");
		await expect.element(page.getByText(/Es wurden keine Tätigkeiten gefunden\./)).toBeVisible();
		await button("Suche leeren").click();
		await expect.element(button("Alle 4 anzeigen")).toBeVisible();
	});
});

describe("start and stop", () => {
	const node = answers.getTimeClocks.project.projectClocks[0]?.projectNode.id;

	test("a stopped node starts with the default work activity", async () => {
		show(three);
		await button("Start Umbau Station 3 Koordination").click();
		await expect
			.poll(() => sentBookings(stage().server))
			.toMatchObject([{ action: "START", projectNodeId: node, activityId: work.id }]);
	});

	test("a running one stops", async () => {
		stage().server.answer(contract.getTimeClocks, answers.getTimeClocks.project);
		show(three);
		await button("Stopp Umbau Station 3 Koordination").click();
		await expect
			.poll(() => sentBookings(stage().server))
			.toMatchObject([{ action: "END", projectNodeId: node, activityId: work.id }]);
	});
});
