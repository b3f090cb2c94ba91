import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type ProjectNode, contract as projects } from "#areas/projects/projects/contract.ts";
import { contract } from "../contract.ts";
import { ProjectClocks } from "./project-clocks.tsx";
import { clockStage, entry, runningClocks, sentBookings, work } from "./test-clocks.tsx";

const stage = clockStage();

const idOf = (project: number, node: number) =>
	`01a1fd2c-47a0-70d1-9a38-0000000${project}00${node}0`.padEnd(36, "0");

/** A project with its general node and the tasks below it. */
function project(number: number, name: string, tasks: readonly string[] = []) {
	const projectId = idOf(number, 9);
	const root: ProjectNode = {
		id: idOf(number, 0),
		name,
		parentId: null,
		projectId,
	};
	const children = tasks.map((task, index) => ({
		id: idOf(number, index + 1),
		name: task,
		parentId: root.id,
		projectId,
	}));
	return { id: projectId, code: null, name, nodes: [root, ...children] };
}

const three = [
	project(1, "Einführung ePA", ["Schulung"]),
	project(2, "Qualitätszirkel"),
	project(3, "Umbau Station 3", ["Koordination"]),
];
const four = [...three, project(4, "Zertifizierung", ["Audit"])];

beforeEach(() => {
	stage().server.answer(projects.getFavoriteProjects, { favorites: [] });
});

function show(list: readonly ReturnType<typeof project>[]): void {
	stage().server.answer(projects.listProjects, { projects: [...list] });
	stage().show(<ProjectClocks />);
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const group = (name: string) =>
	page.getByRole("button", { name: new RegExp(`^${name} \\d+ Tätigkeit`) });
const starts = () =>
	[...document.querySelectorAll(".project-button")].map((one) => one.getAttribute("aria-label"));

describe("how many projects there are", () => {
	test("none: says so", async () => {
		show([]);
		await expect
			.element(page.getByText("Sie haben derzeit keine Projekte zugewiesen."))
			.toBeVisible();
		expect(page.getByRole("searchbox").query()).toBeNull();
	});

	test("projects without any task: asks for the project manager", async () => {
		show([{ ...project(1, "Leer"), nodes: [] }]);
		await expect
			.element(
				page.getByText(
					"Es wurden keine Tätigkeiten gefunden. Bitte wenden Sie sich an Ihren Projektleiter.",
				),
			)
			.toBeVisible();
	});

	test("fewer than three: collapsed groups that open", async () => {
		show(three.slice(0, 2));
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
		const [, audit] = four[3]?.nodes ?? [];
		stage().server.answer(projects.getFavoriteProjects, {
			favorites: [{ projectNodeId: audit?.id ?? "" }],
		});
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
	const node = idOf(3, 1);

	test("a stopped node starts with the default work activity", async () => {
		show(three);
		await button("Start Umbau Station 3 Koordination").click();
		await expect
			.poll(() => sentBookings(stage().server))
			.toMatchObject([{ action: "START", projectNodeId: node, activityId: work.id }]);
	});

	test("a running one stops", async () => {
		stage().server.answer(
			contract.getTimeClocks,
			runningClocks({
				day: {
					date: "2026-11-21",
					zone: "Europe/Berlin",
					entries: [entry("08:15", null, work, node)],
				},
			}),
		);
		show(three);
		await button("Stopp Umbau Station 3 Koordination").click();
		await expect
			.poll(() => sentBookings(stage().server))
			.toMatchObject([{ action: "END", projectNodeId: node, activityId: work.id }]);
	});
});
