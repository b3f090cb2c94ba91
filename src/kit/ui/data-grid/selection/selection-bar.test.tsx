import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DataGrid } from "../data-grid.tsx";
import { testColumns, testPeople } from "../test-people.ts";
import { testStage } from "../test-stage.tsx";

const stage = testStage();

const labels = [
	"Einladung senden",
	"Abteilung zuweisen",
	"Arbeitszeitplan zuweisen",
	"Qualifikation zuweisen",
	"Lohn zuweisen",
	"Archivieren",
	"Wiederherstellen",
	"Löschen",
];

test.each([1440, 1280, 1024, 800])(
	"at %d pixels every button of the bar is whole, in as many rows as it takes",
	async (width) => {
		await page.viewport(width, 800);
		const bulkActions = labels.map((label) => ({ id: label, label, run: () => undefined }));
		stage.show(
			<DataGrid
				id="test.people"
				label="Personen"
				rows={testPeople(40)}
				columns={testColumns}
				bulkActions={bulkActions}
			/>,
		);
		const cell = page.getByRole("gridcell", { name: "Vogt 0", exact: true });
		await cell.click({ modifiers: ["Control"] });
		const bar = page.getByRole("region", { name: "Ausgewählte Zeilen" });
		await expect.element(bar).toBeVisible();
		const edge = bar.element().getBoundingClientRect();
		expect(edge.left).toBeGreaterThanOrEqual(0);
		expect(edge.right).toBeLessThanOrEqual(width);
		for (const button of bar.getByRole("button").elements()) {
			const { left, right, top, bottom } = button.getBoundingClientRect();
			expect(left, button.textContent).toBeGreaterThanOrEqual(edge.left);
			expect(right, button.textContent).toBeLessThanOrEqual(edge.right);
			expect(top, button.textContent).toBeGreaterThanOrEqual(edge.top);
			expect(bottom, button.textContent).toBeLessThanOrEqual(edge.bottom);
			expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
		}
	},
);
