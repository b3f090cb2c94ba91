import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testStage } from "../data-grid/test-stage.tsx";
import { crowd, team } from "./test-team.ts";
import { Timeline } from "./timeline.tsx";

const stage = testStage();
beforeEach(() => page.viewport(1280, 800));

const box = () => document.querySelector(".timeline-box") as HTMLElement;
const items = () => [...document.querySelectorAll<HTMLElement>("[data-item]")];
const rowNames = () =>
	[...document.querySelectorAll(".timeline-row-head .timeline-name b")].map((b) => b.textContent);

test.each([
	["YEAR", 1700],
	["MONTH", 1700],
] as const)(
	"500 people and a year take no more than %s, %d nodes, wherever it is scrolled",
	async (zoom, most) => {
		stage.show(<Timeline {...team} {...crowd(500)} zoom={zoom} height="content" />);
		await expect.poll(() => items().length).toBeGreaterThan(9);
		const count = () => document.querySelectorAll(".timeline *").length;
		expect(count()).toBeLessThanOrEqual(most);
		box().scrollTop = 9000;
		box().scrollLeft = 4000;
		await expect.poll(() => rowNames().includes("Vogt 240")).toBe(true);
		expect(count()).toBeLessThanOrEqual(most);
	},
);

test("scrolling down draws no row again that stays in sight, and those that come take the elements of those that go", async () => {
	stage.show(<Timeline {...team} {...crowd(200)} />);
	await expect.poll(() => rowNames()[0]).toBe("Vogt 0");
	const lineOf = (node: Node) => (node as Element).closest<HTMLElement>("[data-line]");
	const rows = () => [
		...document.querySelectorAll<HTMLElement>(".timeline-row:not(.timeline-group)"),
	];
	const before = new Map(rows().map((row) => [row, row.dataset.line]));
	const changed: Node[] = [];
	const watcher = new MutationObserver((list) => changed.push(...list.map(({ target }) => target)));
	watcher.observe(box(), { subtree: true, childList: true, attributes: true });
	box().scrollTop = 500;
	await expect.poll(() => rowNames().includes("Vogt 22")).toBe(true);
	watcher.disconnect();
	const again = changed.flatMap((node) => {
		const row = lineOf(node);
		return row !== null && before.get(row) === row.dataset.line ? [row.dataset.line] : [];
	});
	expect(again).toEqual([]);
	const kept = rows().filter((row) => before.has(row) && before.get(row) !== row.dataset.line);
	expect(kept.length).toBeGreaterThan(4);
	// at rest they stand in the document from top to bottom
	const places = () => rows().map((row) => Number(row.dataset.line));
	await expect.poll(() => places().every((line, at, all) => line >= (all[at - 1] ?? 0))).toBe(true);
});
