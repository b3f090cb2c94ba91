import axe from "axe-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testStage } from "../data-grid/test-stage.tsx";
import { useTimelinePaper } from "./print/timeline-paper.tsx";
import { on, team, testItem } from "./test-team.ts";
import { Timeline } from "./timeline.tsx";
import type { TimelineGiven } from "./timeline-given.ts";

const stage = testStage();
afterEach(() => {
	delete document.documentElement.dataset.contrast;
});

const states = ["PLANNED", "REQUESTED", "APPROVED", "REJECTED", "CANCELLED"] as const;

/** Something in each state, with all that an item can have. */
const full: TimelineGiven = {
	...team,
	items: [
		...team.items,
		...states.map((state, at) =>
			testItem(
				state,
				"clara",
				`2026-12-${String(1 + at * 6).padStart(2, "0")}`,
				`2026-12-${String(5 + at * 6).padStart(2, "0")}`,
				{
					state,
					tone: "#e3c51a",
					note: "Notiz",
				},
			),
		),
		testItem("new", "yusuf", "2026-12-01", "2026-12-05", { isDraft: true }),
		testItem("bad", "yusuf", "2026-12-08", "2026-12-11", { conflict: "Ruhezeit" }),
	],
	selected: new Set(["wish"]),
	onSelect: () => {},
	onCreate: () => {},
	menu: () => [{ id: "a", label: "Öffnen", run: () => {} }],
};

const looks = (["light", "dark"] as const).flatMap((scheme) =>
	(["normal", "high"] as const).flatMap((contrast) =>
		([1280, 390] as const).map((width) => [scheme, contrast, width] as const),
	),
);

test.each(looks)("is accessible in %s, contrast %s, %d px", async (scheme, contrast, width) => {
	await page.viewport(width, 800);
	document.documentElement.dataset.contrast = contrast;
	stage.show(<Timeline {...full} />, scheme);
	const name = width > 600 ? "rowheader" : "heading";
	await expect.element(page.getByRole(name, { name: /Station 2/ })).toBeVisible();
	await expectAccessible();
});

test.each(["YEAR", "DAY"] as const)("is accessible at the zoom %s", async (zoom) => {
	await page.viewport(1280, 800);
	const range =
		zoom === "YEAR"
			? { from: on("2026-01-01"), to: on("2026-12-31") }
			: { from: on("2026-12-02"), to: on("2026-12-02") };
	stage.show(<Timeline {...full} zoom={zoom} range={range} onMonth={() => {}} />);
	await expect.element(page.getByText("Station 2")).toBeVisible();
	await expectAccessible();
});

async function expectAccessible(): Promise<void> {
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test("on a phone the same is a list: people with their items, what is closed, where too few are", async () => {
	await page.viewport(390, 844);
	const opened: string[] = [];
	stage.show(<Timeline {...full} onOpen={({ id }) => opened.push(id)} />);
	const list = page.getByRole("region", { name: "Abwesenheiten" });
	await expect.element(list).toBeVisible();
	const words = list.element().textContent ?? "";
	for (const said of [
		"Mo 21.12. 2 von 3",
		"Urlaubssperre Mo 28.12. – Do 31.12.",
		"Albrecht, Anna",
	]) {
		expect(words).toContain(said);
	}
	expect(words).toContain("Mo 21.12. – Do 24.12., bis Mittag");
	await list
		.getByRole("button", { name: /^Urlaub.*Beantragt/ })
		.first()
		.click();
	expect(opened).toEqual(["wish"]);
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("a list of many is told in parts", async () => {
	await page.viewport(390, 844);
	const items = Array.from({ length: 130 }, (_, at) =>
		testItem(`i${at}`, `p${at}`, "2026-12-03", "2026-12-04"),
	);
	const rows = items.map(({ rowId }) => ({ id: rowId, name: rowId, groupId: "ward" }));
	stage.show(<Timeline {...team} rows={rows} items={items} />);
	const count = () => document.querySelectorAll(".timeline-list-item").length;
	await expect.poll(count).toBe(60);
	await page.getByRole("button", { name: "Weitere anzeigen" }).click();
	await expect.poll(count).toBe(120);
	await page.getByRole("button", { name: "Weitere anzeigen" }).click();
	await expect.poll(count).toBe(130);
});

function Printed(given: TimelineGiven) {
	const { start, paper } = useTimelinePaper(given);
	return (
		<>
			<button type="button" onClick={() => start()}>
				Drucken
			</button>
			{paper}
		</>
	);
}

test("on paper each row fills its days, a year takes a sheet for each month", async () => {
	const printed: number[][] = [];
	const real = globalThis.print;
	globalThis.print = () => {
		const tables = [...document.querySelectorAll(".timeline-paper table")];
		printed.push(tables.map((table) => widestRow(table)));
	};
	try {
		stage.show(<Printed {...full} range={{ from: on("2026-11-16"), to: on("2027-01-15") }} />);
		await page.getByRole("button", { name: "Drucken" }).click();
		await expect.poll(() => printed).toEqual([[16, 32, 16]]);
		const words = document.querySelector(".timeline-paper")?.textContent;
		expect(words).toContain("Urlaub ½");
		expect(words).toContain("Springerpool");
	} finally {
		dispatchEvent(new Event("afterprint"));
		globalThis.print = real;
	}
});

/** Columns of a table; every row of it must have as many. */
function widestRow(table: Element): number {
	const counts = [...table.querySelectorAll("tr")].map((row) =>
		[...row.children].reduce((sum, cell) => sum + (cell as HTMLTableCellElement).colSpan, 0),
	);
	return Math.max(...counts);
}

test("heights and widths grow with the type of the browser", async () => {
	await page.viewport(2400, 900);
	document.documentElement.style.fontSize = "32px";
	try {
		stage.show(<Timeline {...team} />);
		await expect.element(page.getByText("Station 2")).toBeVisible();
		const row = document.querySelector<HTMLElement>(".timeline-row:not(.timeline-group)");
		expect(row?.offsetHeight).toBe(72);
		expect(document.querySelector<HTMLElement>(".timeline-corner")?.offsetWidth).toBe(424);
	} finally {
		document.documentElement.style.fontSize = "";
	}
});

beforeEach(() => page.viewport(1280, 800));
