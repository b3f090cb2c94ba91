import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DataGrid } from "../data-grid.tsx";
import { testColumns, testPeople } from "../test-people.ts";
import { testStage } from "../test-stage.tsx";
import { shownRows, walkOf } from "./shown-rows.ts";

const stage = testStage();
// Vogt 0, Albrecht 1, Weiß 2, Demir 3, Möller 4
const grid = (rows = testPeople(5)) => (
	<DataGrid id="test.people" label="Personen" rows={rows} columns={testColumns} />
);
const at = (id: string) => walkOf(id, shownRows.get());

test("the way is that of the rows as they are seen", async () => {
	stage.show(grid());
	await expect.element(page.getByText("Vogt 0")).toBeVisible();
	expect(at("p0")).toMatchObject({
		position: 1,
		total: 5,
		previous: undefined,
		next: "p1",
		before: undefined,
	});
	await page.getByRole("button", { name: "Sortieren" }).click();
	await page.getByRole("menuitem", { name: "Nach Name sortieren" }).click();
	await expect
		.poll(() => at("p0"))
		.toMatchObject({ position: 4, total: 5, previous: "p4", next: "p2" });
});

test("with groups it leads from one into the next", async () => {
	stage.show(grid());
	await page.getByRole("button", { name: "Sortieren" }).click();
	await page.getByRole("menuitem", { name: "Nach Abteilung gruppieren" }).click();
	// Station 1: p0, p3; Station 2: p1, p4; Station 3: p2
	await expect.poll(() => at("p3")).toMatchObject({ position: 2, previous: "p0", next: "p1" });
});

test("what no list shows has no way, and none is left of a list that is gone", async () => {
	stage.show(grid());
	await expect.element(page.getByText("Vogt 0")).toBeVisible();
	expect(at("p9")).toBeUndefined();
	stage.leave();
	expect(shownRows.get().size).toBe(0);
	expect(at("p0")).toBeUndefined();
});

test("of two lists the one that came last leads", async () => {
	stage.show(
		<>
			{grid(testPeople(3))}
			{grid(testPeople(2))}
		</>,
	);
	await expect.poll(() => at("p1")?.total).toBe(2);
	expect(at("p2")?.total).toBe(3);
});
