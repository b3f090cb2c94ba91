import axe from "axe-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { DataGrid } from "./data-grid.tsx";
import { testColumns, testFilters, testPeople } from "./test-people.ts";
import { testStage } from "./test-stage.tsx";

const stage = testStage();
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
	delete document.documentElement.dataset.contrast;
});

const approve = { id: "approve", label: "Genehmigen", run: () => undefined, isPrimary: true };

const looks = [
	["light", "normal"],
	["dark", "normal"],
	["light", "high"],
	["dark", "high"],
] as const;

function show(scheme: "light" | "dark", contrast: string): void {
	document.documentElement.dataset.contrast = contrast;
	stage.show(
		<DataGrid
			id="test.people"
			label="Personen"
			rows={testPeople(100)}
			columns={testColumns}
			filters={testFilters}
			defaultFilters={{ unit: ["Station 1", "Station 2"] }}
			search="Name"
			rowActions={() => [{ id: "open", label: "Öffnen", run: () => undefined }]}
			bulkActions={[approve]}
			openId="p1"
		/>,
		scheme,
	);
}

const menuOfUnit = async () => {
	const head = page.getByRole("columnheader", { name: "Abteilung" });
	await head.click({ button: "right" });
};

test.each(looks)(
	"rows, chips and a selection are accessible in %s, contrast %s",
	async (scheme, contrast) => {
		show(scheme, contrast);
		await page
			.getByRole("gridcell", { name: "Vogt 0", exact: true })
			.click({ modifiers: ["Control"] });
		await expect.element(page.getByText("1 ausgewählt")).toBeVisible();
		await expectAccessible();
	},
);

test.each(looks)(
	"the menu of a column is accessible in %s, contrast %s",
	async (scheme, contrast) => {
		show(scheme, contrast);
		await menuOfUnit();
		await expect.element(page.getByRole("menu")).toBeVisible();
		await expectAccessible();
	},
);

test.each(looks)(
	"groups and the editor of a filter are accessible in %s, contrast %s",
	async (scheme, contrast) => {
		show(scheme, contrast);
		await menuOfUnit();
		await page.getByRole("menuitem", { name: "Nach Abteilung gruppieren" }).click();
		await page.getByRole("button", { name: "Filter Abteilung: 2 Werte ändern" }).click();
		await expect.element(page.getByRole("button", { name: "Anwenden" })).toBeVisible();
		await expectAccessible();
	},
);

async function expectAccessible(): Promise<void> {
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test("stands at 305 px: nothing goes on at the side", async () => {
	stage.show(
		<div style={{ width: 305 }}>
			<DataGrid
				id="test.people"
				label="Personen"
				rows={testPeople(30)}
				columns={testColumns}
				filters={testFilters}
				search="Name"
			/>
		</div>,
	);
	await expect.element(page.getByRole("grid")).toBeVisible();
	const outer = document.querySelector(".data-grid") as HTMLElement;
	expect(outer.scrollWidth).toBeLessThanOrEqual(305);
	const box = document.querySelector(".grid-box") as HTMLElement;
	expect(box.scrollWidth).toBe(box.clientWidth);
});

test("prints all rows, not those in sight", async () => {
	const asked: number[] = [];
	const real = globalThis.print;
	globalThis.print = () => {
		asked.push(document.querySelectorAll(".grid-print tbody tr").length);
	};
	try {
		stage.show(
			<DataGrid id="test.people" label="Personen" rows={testPeople(700)} columns={testColumns} />,
		);
		await page.getByRole("button", { name: "Weitere Funktionen der Liste" }).click();
		await page.getByRole("menuitem", { name: "Drucken" }).click();
		await expect.poll(() => asked).toEqual([700]);
		dispatchEvent(new Event("afterprint"));
		await expect.poll(() => document.querySelector(".grid-print")).toBeNull();
	} finally {
		globalThis.print = real;
	}
});

test.each([
	[400, true],
	[700, false],
])("in %d pixels of a wide window rows are cards: %s", async (width, isCards) => {
	stage.show(
		<div style={{ width }}>
			<DataGrid id="test.people" label="Personen" rows={testPeople(5)} columns={testColumns} />
		</div>,
	);
	await expect.element(page.getByRole("gridcell", { name: "Vogt 0", exact: true })).toBeVisible();
	expect(page.getByRole("grid").element().hasAttribute("data-cards")).toBe(isCards);
});

test("columns that go on at the side are told by a shadow, until the last one has come", async () => {
	const wide = testColumns.map((column) => ({ ...column, width: 400, minWidth: 400 }));
	stage.show(
		<div style={{ width: 700 }}>
			<DataGrid id="test.people" label="Personen" rows={testPeople(5)} columns={wide} />
		</div>,
	);
	await expect.element(page.getByRole("gridcell", { name: "Vogt 0", exact: true })).toBeVisible();
	const frame = document.querySelector(".grid-frame") as HTMLElement;
	const shadow = () => getComputedStyle(frame, "::after").content;
	expect(shadow()).toBe('""');
	const box = page.getByRole("grid").element();
	box.scrollLeft = box.scrollWidth;
	await expect.poll(shadow).toBe("none");
	box.scrollLeft = 0;
	await expect.poll(shadow).toBe('""');
});

test("rows, columns and boxes grow with the type of the browser", async () => {
	document.documentElement.style.fontSize = "32px";
	try {
		show("light", "normal");
		const cell = page.getByRole("gridcell", { name: "Station 1" }).first();
		await expect.element(cell).toBeVisible();
		expect(cell.element().getBoundingClientRect()).toMatchObject({ height: 59, width: 320 });
	} finally {
		document.documentElement.style.fontSize = "";
	}
});
