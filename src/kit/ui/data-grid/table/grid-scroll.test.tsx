import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { column } from "../column/column.tsx";
import type { GridColumn } from "../column/grid-column.ts";
import { DataGrid } from "../data-grid.tsx";
import { type TestPerson, testPeople } from "../test-people.ts";
import { testStage } from "../test-stage.tsx";
import { forgetRehearsal, isRehearsed } from "./use-row-window.ts";

const stage = testStage();
beforeEach(() => page.viewport(1280, 800));

/** What waits until the browser has time: here it has when the test says so. */
const waiting = new Map<number, IdleRequestCallback>();
let handles = 0;
beforeEach(() => {
	waiting.clear();
	vi.stubGlobal("requestIdleCallback", (run: IdleRequestCallback) => {
		handles++;
		waiting.set(handles, run);
		return handles;
	});
	vi.stubGlobal("cancelIdleCallback", (handle: number) => waiting.delete(handle));
});
afterEach(() => vi.unstubAllGlobals());

/** @returns whether nothing is left to be drawn beforehand */
function haveTime(): boolean {
	for (const [handle, run] of [...waiting]) {
		waiting.delete(handle);
		run({ didTimeout: false, timeRemaining: () => 50 });
	}
	return isRehearsed();
}

const rowHeight = 30;
/** How often each row was drawn. */
const drawn = new Map<string, number>();
/** Numbers of rows that were drawn, from the begin of a test on. */
const ever = new Set<number>();
beforeEach(() => ever.clear());

const columns: readonly GridColumn<TestPerson>[] = [
	column.slot({
		id: "name",
		title: "Name",
		render: ({ id, name }) => {
			drawn.set(id, (drawn.get(id) ?? 0) + 1);
			ever.add(Number(id.slice(1)));
			return <input aria-label={name} />;
		},
	}),
	...Array.from({ length: 30 }, (_, at) =>
		column.string<TestPerson>({
			id: `c${at}`,
			title: `Spalte ${at}`,
			value: (row) => `${row.name} ${at}`,
		}),
	),
];

const rows = () => [...document.querySelectorAll<HTMLElement>(".grid-lines > .grid-row")];
const numbers = () => rows().map((row) => Number(row.dataset.row));
const lines = () => document.querySelector(".grid-lines") as HTMLElement;
const box = () => document.querySelector(".grid-box") as HTMLElement;

/** Rows that fit into the box at least. */
const seen = 17;

/** Rows come with the frame after the box has moved. */
async function scrollTo(row: number): Promise<void> {
	box().scrollTop = row * rowHeight;
	await expect.poll(numbers).toContain(row + seen);
}

async function show(): Promise<void> {
	stage.show(
		<DataGrid
			id="test.people"
			label="Personen"
			rows={testPeople(10_000)}
			columns={columns}
			rowActions={() => []}
			bulkActions={[{ id: "a", label: "A", run: () => undefined }]}
		/>,
	);
	await expect.poll(() => rows().length).toBeGreaterThan(10);
	await expect.poll(haveTime).toBe(true);
	drawn.clear();
}

test("rows out of sight are drawn as others before anybody scrolls, in the first list of a page alone", async () => {
	forgetRehearsal();
	await show();
	const atRest = numbers();
	expect(atRest).toEqual(atRest.map((_, at) => at));
	expect(Math.max(...ever)).toBe(atRest.length + 3);
	ever.clear();
	stage.leave();
	await show();
	expect(numbers()).toEqual(atRest);
	expect(Math.max(...ever)).toBe(atRest.length - 1);
});

test("draws what is in sight and a little more, however much there is", async () => {
	await show();
	expect(rows().length).toBeLessThan(40);
	expect(document.querySelectorAll(".data-grid *").length).toBeLessThan(1200);
});

test("scrolling draws each row that comes once, and none that stays", async () => {
	await show();
	const before = new Set(numbers());
	await scrollTo(12);
	const come = numbers().filter((number) => !before.has(number));
	expect(come.length).toBeGreaterThan(4);
	expect([...drawn.keys()].sort()).toEqual(come.map((number) => `p${number}`).sort());
	expect(new Set(drawn.values())).toEqual(new Set([1]));
});

test("rows take the elements of those that leave, and nothing of what was in them", async () => {
	await show();
	// as many as there are in the middle of the list
	await scrollTo(100);
	const elements = new Set(rows());
	const fields = new Set(document.querySelectorAll(".grid-lines input"));
	await scrollTo(300);
	expect(rows().filter((row) => !elements.has(row))).toEqual([]);
	const kept = [...document.querySelectorAll<HTMLInputElement>(".grid-lines input")].filter(
		(field) => fields.has(field) && !isFirstRow(field),
	);
	expect(new Set(kept.map(({ type }) => type))).toEqual(new Set(["checkbox"]));
});

/** Tab leads to it, so it stays whatever is in sight. */
const isFirstRow = (field: Element) => field.closest('[data-row="0"]') !== null;

/** Where what sticks in a drawn row stands, measured from the edges of the box; and how it does. */
function edges() {
	const frame = box().getBoundingClientRect();
	const row = rows()[5] as HTMLElement;
	const left = row.querySelector(".grid-box-cell") as HTMLElement;
	const right = row.querySelector(".grid-menu-cell") as HTMLElement;
	const inner = frame.left + box().clientWidth;
	return {
		left: Math.round(left.getBoundingClientRect().left - frame.left),
		right: Math.round(inner - right.getBoundingClientRect().right),
		sticks: getComputedStyle(left).position === "sticky",
	};
}

test("the edges stay where they are, sticking while it moves aside and at rest, without a layer each while it falls", async () => {
	await show();
	expect(edges()).toEqual({ left: 0, right: 0, sticks: true });
	box().scrollLeft = 333;
	await expect.poll(() => lines().dataset.moves).toBe("aside");
	expect(edges()).toEqual({ left: 0, right: 0, sticks: true });
	await expect.poll(() => lines().dataset.moves).toBe(undefined);
	box().scrollTop = 600;
	await expect.poll(() => lines().dataset.moves).toBe("down");
	expect(edges()).toEqual({ left: 0, right: 0, sticks: false });
	await expect.poll(() => lines().dataset.moves).toBe(undefined);
	expect(edges()).toEqual({ left: 0, right: 0, sticks: true });
});

test("at rest the rows stand in the document from top to bottom", async () => {
	await show();
	await scrollTo(7);
	await scrollTo(50);
	await expect.poll(() => numbers().every((row, at, all) => row >= (all[at - 1] ?? 0))).toBe(true);
});
