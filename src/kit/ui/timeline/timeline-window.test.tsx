import { flushSync } from "react-dom";
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

test("scrolling down draws no row again that stays in sight", async () => {
	stage.show(<Timeline {...team} {...crowd(200)} />);
	await expect.poll(() => rowNames()[0]).toBe("Vogt 0");
	const before = new Map(
		[...document.querySelectorAll("[data-line]")].map((row) => [row, row.innerHTML]),
	);
	const changed: Node[] = [];
	const watcher = new MutationObserver((list) => changed.push(...list.map(({ target }) => target)));
	watcher.observe(box(), { subtree: true, childList: true, attributes: true });
	flushSync(() => {
		box().scrollTop = 500;
	});
	await expect.poll(() => rowNames().includes("Vogt 22")).toBe(true);
	watcher.disconnect();
	const lines = document.querySelector(".timeline-lines");
	expect(changed.filter((node) => node !== lines && before.has(node as Element))).toEqual([]);
});
