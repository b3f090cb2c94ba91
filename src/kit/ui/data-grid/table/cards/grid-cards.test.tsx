import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { column } from "../../column/column.tsx";
import type { GridColumn } from "../../column/grid-column.ts";
import { DataGrid } from "../../data-grid.tsx";
import { type TestPerson, testColumns, testPeople } from "../../test-people.ts";
import { testStage } from "../../test-stage.tsx";

const stage = testStage();
beforeEach(() => page.viewport(390, 800));
afterEach(() => page.viewport(1280, 800));

function show(scheme: "light" | "dark" = "light", groups = false): void {
	stage.show(
		<DataGrid
			id="test.people"
			label="Personen"
			rows={testPeople(groups ? 6 : 500)}
			columns={testColumns}
			rowActions={() => [{ id: "open", label: "Öffnen", run: () => undefined }]}
			bulkActions={[{ id: "a", label: "Genehmigen", run: () => undefined }]}
		/>,
		scheme,
	);
}

const rows = () => [...document.querySelectorAll<HTMLElement>(".grid-lines > .grid-row")];
const edges = (element: Element) => element.getBoundingClientRect();
const cells = (row: HTMLElement | undefined) => [...(row?.querySelectorAll(".grid-value") ?? [])];

test("on a phone a row is a card of two lines: its name first, the others below it, nothing beside the screen", async () => {
	show();
	await expect.poll(() => rows().length).toBeGreaterThan(2);
	const [first] = rows();
	const [title, unit, minutes] = cells(first);
	expect(title?.textContent).toBe("Vogt 0");
	// a department speaks for itself, minutes do not
	expect(getComputedStyle(unit as Element, "::before").content).toBe("none");
	expect(getComputedStyle(minutes as Element, "::before").content).toMatch(/^"Dauer/);
	expect(edges(unit as Element).top).toBeGreaterThanOrEqual(edges(title as Element).bottom);
	expect(edges(minutes as Element).left).toBeGreaterThan(edges(unit as Element).left);
	const box = document.querySelector(".grid-box") as HTMLElement;
	expect(box.scrollWidth).toBe(box.clientWidth);
	expect(edges(minutes as Element).bottom).toBeLessThanOrEqual(edges(first as Element).bottom);
	expect(edges(first as Element).height).toBe(60);
});

test("the figure that matters stands beside the name; what is not there takes no room", async () => {
	const [name, ...others] = testColumns;
	const balance = column.timespan<TestPerson>({
		id: "b",
		title: "Saldo",
		isKey: true,
		value: () => 90,
	});
	const none = column.string<TestPerson>({
		id: "n",
		title: "Bemerkung",
		value: ({ id }) => (id === "p4" ? "Springer" : null),
	});
	const columns = [name as GridColumn<TestPerson>, none, ...others, balance];
	stage.show(<DataGrid id="test.keys" label="Personen" rows={testPeople(5)} columns={columns} />);
	await expect.poll(() => rows().length).toBe(5);
	const [title, key, empty] = cells(rows()[0]) as HTMLElement[];
	if (key === undefined) throw new Error("no figure");
	expect(key.className).toContain("grid-key");
	const middle = (one: Element) => (edges(one).top + edges(one).bottom) / 2;
	expect(middle(key)).toBeCloseTo(middle(title as Element), 0);
	expect(edges(key).left).toBeGreaterThan(edges(title as Element).left);
	expect(getComputedStyle(key, "::before").content).toBe("none");
	expect(edges(empty as Element).width).toBeLessThan(2);
});

test("a figure whose title the head does not show says what it is", async () => {
	const [name] = testColumns;
	const balance = column.timespan<TestPerson>({
		id: "b",
		title: "Saldo",
		isKey: true,
		sortable: false,
		value: () => 90,
	});
	const columns = [name as GridColumn<TestPerson>, balance];
	stage.show(<DataGrid id="test.keys" label="Personen" rows={testPeople(5)} columns={columns} />);
	await expect.poll(() => rows().length).toBe(5);
	const [, key] = cells(rows()[0]);
	expect(getComputedStyle(key as Element, "::before").content).toMatch(/^"Saldo/);
});

test("sums stand two a line below the one that matters, none of them cut", async () => {
	const sum = (id: string, title: string, isKey = false) =>
		column.timespan<TestPerson>({ id, title, isKey, value: () => 90, sum: true });
	const [name] = testColumns;
	const columns = [
		name as GridColumn<TestPerson>,
		sum("a", "Soll"),
		sum("b", "Saldo bis gestern", true),
		sum("c", "Saldo Gesamtmonat"),
		sum("d", "Gutschriften"),
	];
	stage.show(<DataGrid id="test.sums" label="Personen" rows={testPeople(5)} columns={columns} />);
	await expect.poll(() => rows().length).toBe(5);
	const foot = document.querySelector(".grid-foot-row") as HTMLElement;
	const shown = [...foot.querySelectorAll(".grid-cell")].filter((one) => one.checkVisibility());
	const lines = Map.groupBy(shown, (one) => Math.round(edges(one).top));
	const byLine = [...lines].toSorted(([one], [other]) => one - other).map(([, of]) => of);
	expect(byLine.map((of) => of.map(({ textContent }) => textContent).toSorted())).toEqual([
		["7:30", "Summe aller 5"],
		["7:30", "7:30"],
		["7:30"],
	]);
	for (const one of shown) expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
	expect(getComputedStyle(byLine[1]?.[0] as Element, "::before").content).toMatch(/^"Soll/);
});

test("rows grow with the browser's type", async () => {
	document.documentElement.style.fontSize = "32px";
	try {
		show();
		await expect.poll(() => rows().length).toBeGreaterThan(1);
		// what has no room in one line then has a second
		expect(edges(rows()[0] as Element).height).toBe(160);
	} finally {
		document.documentElement.style.fontSize = "";
	}
});

const sortButton = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const sortItem = (name: string) => page.getByRole("menuitem", { name, exact: true });

test("one button says how cards are sorted, begins where they do and lets choose it", async () => {
	show();
	await sortButton("Sortieren").click();
	await sortItem("Nach Name sortieren").click();
	const up = sortButton("Sortiert nach Name aufsteigend");
	await expect.element(up).toBeVisible();
	expect(edges(up.element()).height).toBeGreaterThanOrEqual(44);
	const words = edges(up.element().firstElementChild as Element);
	const title = edges(cells(rows()[0])[0] as Element);
	expect(words.left).toBeCloseTo(title.left, 0);
	await up.click();
	await sortItem("Absteigend sortieren").click();
	await expect.element(sortButton("Sortiert nach Name absteigend")).toBeVisible();
	await expect.poll(() => cells(rows()[0])[0]?.textContent).toBe("Weiß 497");
});

test("where most cards would lose a value, all have a second line", async () => {
	const remark = column.string<TestPerson>({
		id: "r",
		title: "Bemerkung",
		value: ({ name }) => `Springt bei Bedarf auch auf anderen Stationen ein: ${name}`,
	});
	const columns = [...testColumns, remark];
	stage.show(<DataGrid id="test.long" label="Personen" rows={testPeople(5)} columns={columns} />);
	await expect.poll(() => rows().length).toBe(5);
	const last = cells(rows()[0]).at(-1) as Element;
	expect(edges(rows()[0] as Element).height).toBe(80);
	expect(edges(last).bottom).toBeLessThanOrEqual(edges(rows()[0] as Element).bottom);
	expect(edges(last).right).toBeLessThanOrEqual(390);
});

test("of nothing there is nothing to sort, to choose or to count", async () => {
	stage.show(
		<DataGrid
			id="test.none"
			label="Personen"
			rows={[]}
			columns={testColumns}
			bulkActions={[{ id: "a", label: "Genehmigen", run: () => undefined }]}
			empty={{ text: "Noch niemand da." }}
		/>,
	);
	await expect.element(page.getByText("Noch niemand da.")).toBeVisible();
	expect(page.getByRole("checkbox").query()).toBeNull();
	expect(sortButton("Sortieren").query()).toBeNull();
	expect(document.querySelector(".grid-paging")).toBeNull();
	expect(edges(document.querySelector(".grid-head") as Element).height).toBe(0);
});

test("only the cards in sight are drawn, and the next one begins where one ends", async () => {
	show();
	await expect.poll(() => rows().length).toBeGreaterThan(2);
	expect(rows().length).toBeLessThan(30);
	const [first, second] = rows();
	expect(edges(second as Element).top).toBe(edges(first as Element).bottom);
});

describe("on a page that is pushed up and down", () => {
	const pushed = () => document.querySelector(".pushed") as HTMLElement;

	async function showPage(): Promise<void> {
		stage.show(
			<div className="pushed" style={{ height: 600, overflow: "auto", padding: "12px 0 16px" }}>
				<p style={{ height: 90, margin: 0 }}>Über der Liste</p>
				<DataGrid
					id="test.page"
					label="Personen"
					height="fill"
					rows={testPeople(500)}
					columns={testColumns}
				/>
			</div>,
		);
		await expect.poll(() => rows().length).toBeGreaterThan(2);
	}

	test("the list is pushed with it, only the cards in sight are drawn, and its tools stay", async () => {
		await showPage();
		await expect.poll(() => pushed().scrollHeight).toBeGreaterThan(500 * 60);
		const box = document.querySelector(".grid-box") as HTMLElement;
		expect(box.scrollHeight).toBe(box.clientHeight);
		expect(rows().length).toBeLessThan(30);
		pushed().scrollTop = 90 + 200 * 60;
		const middle = () => document.querySelector(".grid-lines > [data-row='203']");
		await expect.poll(middle).not.toBeNull();
		expect(rows().length).toBeLessThan(30);
		const { top } = edges(pushed());
		const tools = edges(document.querySelector(".grid-toolbar") as Element);
		expect(tools.bottom).toBeGreaterThan(top);
		expect(tools.top).toBeLessThanOrEqual(top);
	});

	test("the keys bring a card into sight by pushing the page", async () => {
		await showPage();
		(document.querySelector("[tabindex='0'][data-col]") as HTMLElement).focus();
		await userEvent.keyboard("{Control>}{End}{/Control}");
		await expect.poll(() => document.activeElement?.closest("[data-row='499']")).not.toBeNull();
		const last = () => edges(document.querySelector("[data-row='499']") as Element);
		await expect.poll(() => last().bottom).toBeLessThanOrEqual(edges(pushed()).bottom);
		await userEvent.keyboard("{Control>}{Home}{/Control}");
		await expect.poll(() => document.activeElement?.textContent).toBe("Vogt 0");
		const tools = () => edges(document.querySelector(".grid-toolbar") as Element);
		const first = () => edges(document.querySelector("[data-row='0']") as Element);
		await expect.poll(() => first().top).toBeGreaterThanOrEqual(tools().bottom);
	});
});

test("the keys move through cards as through a table, and up to the titles that sort", async () => {
	show();
	await expect.poll(() => rows().length).toBeGreaterThan(2);
	(document.querySelector("[tabindex='0'][data-col]") as HTMLElement).focus();
	const focused = () => document.activeElement?.textContent;
	expect(focused()).toBe("Vogt 0");
	await userEvent.keyboard("{ArrowDown}{ArrowRight}");
	expect(focused()).toBe("Station 2");
	await userEvent.keyboard("{ArrowUp}{ArrowUp}");
	await expect.poll(focused).toBe("Abteilung");
	await userEvent.keyboard("{Enter}");
	await expect
		.element(page.getByRole("columnheader", { name: "Abteilung" }))
		.toHaveAttribute("aria-sort", "ascending");
});

test.each(["light", "dark"] as const)(
	"cards, groups and a selection are accessible in %s",
	async (scheme) => {
		show(scheme, true);
		await expect.poll(() => rows().length).toBeGreaterThan(2);
		await page.getByRole("checkbox", { name: "Zeile auswählen" }).nth(1).click();
		await expect.element(page.getByText("1 ausgewählt")).toBeVisible();
		await expectAccessible();
		await sortButton("Sortieren").click();
		await page.getByRole("menuitem", { name: "Nach Abteilung gruppieren" }).click();
		await expect
			.element(page.getByRole("gridcell", { name: /Station 1 2 Einträge/ }))
			.toBeVisible();
		await expectAccessible();
	},
);

async function expectAccessible(): Promise<void> {
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
