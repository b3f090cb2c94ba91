import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dropDialogs } from "../../dialog/dialog-store.ts";
import { UiProvider } from "../../ui-provider.tsx";
import { recentChoices } from "../recent-choices.ts";
import { pickUnits } from "./pick-units.ts";
import { UnitField, UnitsField } from "./unit-fields.tsx";
import type { TreeUnit } from "./unit-tree.ts";
import { UnitTreeList } from "./unit-tree-list.tsx";
import type { UnitTreeGiven } from "./use-unit-tree.ts";

const units: TreeUnit[] = [
	{ id: "k", name: "Klinikum", parentId: null, people: 412 },
	{ id: "n", name: "Haus Nord", parentId: "k" },
	{ id: "s1", name: "Station 1", parentId: "n" },
	{ id: "s2", name: "Station 2", parentId: "n" },
	{ id: "s", name: "Haus Süd", parentId: "k" },
];

let root: Root;
let stored: readonly string[] | string | null;
beforeEach(() => {
	stored = [];
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(dropDialogs);
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

function show(content: ReactNode): void {
	flushSync(() => root.render(<UiProvider colorScheme="light">{content}</UiProvider>));
}

function Sample(given: Partial<UnitTreeGiven>) {
	const [value, setValue] = useState<readonly string[]>(given.value ?? []);
	stored = value;
	return (
		<div style={{ display: "flex", height: 400 }}>
			<UnitTreeList
				label="Abteilungen"
				units={units}
				{...given}
				value={value}
				onChange={setValue}
			/>
		</div>
	);
}

function One() {
	const [value, setValue] = useState<string | null>("s1");
	stored = value;
	return <UnitField label="Abteilung" units={units} value={value} onChange={setValue} />;
}

function Several() {
	const [value, setValue] = useState<readonly string[]>([]);
	stored = value;
	return <UnitsField label="Weitere" units={units} value={value} onChange={setValue} />;
}

const item = (name: string | RegExp) => page.getByRole("treeitem", { name });

describe("the tree", () => {
	test("opens and closes by arrows and selects by Space; what is above shows partly ticked", async () => {
		show(<Sample multi />);
		await page.getByRole("searchbox").click();
		await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown} ");
		expect(stored).toEqual(["s1"]);
		await expect.element(item(/^Haus Nord/)).toHaveAttribute("aria-checked", "mixed");
		await expect.element(item(/^Station 1/)).toHaveAttribute("aria-level", "3");
		await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
		await expect.element(item(/^Station 1/)).not.toBeInTheDocument();
	});

	test("takes everything below along when asked to", async () => {
		show(<Sample multi withBelow />);
		await item(/^Haus Nord/).click();
		expect(stored).toEqual(["n", "s1", "s2"]);
		await item(/^Haus Nord/).click();
		expect(stored).toEqual([]);
	});

	test("a single choice yields one id; the first unit may be shut", async () => {
		show(<Sample firstDisabled />);
		await item(/^Klinikum/).click({ force: true });
		expect(stored).toEqual([]);
		await item(/^Haus Nord/).click();
		await item(/^Haus Süd/).click();
		expect(stored).toEqual(["s"]);
	});

	test("units chosen lately are offered above it, one press each", async () => {
		const recent = recentChoices({
			read: () => JSON.stringify(["s2", "gone", "k"]),
			write: () => {},
		});
		show(<Sample multi firstDisabled recent={recent} />);
		const group = page.getByRole("group", { name: "Zuletzt verwendet" });
		await expect.element(group.getByRole("button")).toHaveTextContent("Station 2");
		await group.getByRole("button").click();
		expect(stored).toEqual(["s2"]);
		await page.getByRole("searchbox").fill("station");
		await expect.element(group).not.toBeInTheDocument();
	});

	test("a search waits half a second, but not for who enters the list", async () => {
		show(<Sample multi />);
		await page.getByRole("searchbox").fill("station 1");
		expect(item(/^Station 1/).query()).toBeNull();
		await userEvent.keyboard("{ArrowDown}");
		expect(item(/^Station 1/).query()).not.toBeNull();
	});

	test("a search shows what fits with the way to it", async () => {
		show(<Sample multi />);
		await page.getByRole("searchbox").fill("station 2");
		await expect.element(item(/^Station 2/)).toBeVisible();
		await expect.element(item(/^Klinikum/)).toBeVisible();
		await expect.element(item(/^Haus Süd/)).not.toBeInTheDocument();
		await page.getByRole("searchbox").fill("xyz");
		await expect.element(page.getByText("Nichts gefunden.")).toBeVisible();
	});

	test("5,000 units are no more rows than are seen", () => {
		const many = Array.from({ length: 5_000 }, (_, index) => ({
			id: `u${index}`,
			name: `Abteilung ${index}`,
			parentId: index === 0 ? null : `u${Math.floor((index - 1) / 400)}`,
		}));
		show(<Sample multi units={many} value={["u4999"]} />);
		expect(document.querySelectorAll("[role=treeitem]").length).toBeLessThan(60);
	});
});

test("the field of one unit shows its name and closes with the choice", async () => {
	show(<One />);
	await page.getByRole("button", { name: "Abteilung: Station 1" }).click();
	await item(/^Station 2/).click();
	expect(stored).toBe("s2");
	await expect.element(page.getByRole("button", { name: "Abteilung: Station 2" })).toBeVisible();
});

test("the field of several units takes over only what is applied", async () => {
	show(<Several />);
	await page.getByRole("button", { name: "Weitere" }).click();
	await item(/^Haus Nord/).click();
	await item(/^Haus Süd/).click();
	await expect.element(page.getByText("2 ausgewählt")).toBeVisible();
	expect(stored).toEqual([]);
	await page.getByRole("button", { name: "Übernehmen" }).click();
	expect(stored).toEqual(["n", "s"]);
	await expect
		.element(page.getByRole("button", { name: "Weitere: 2 Abteilungen ausgewählt" }))
		.toBeVisible();
});

test("the dialog loads the units, counts, and answers", async () => {
	show(null);
	const answer = pickUnits({ units: async () => units, multi: true });
	await item(/^Haus Nord/).click();
	await item(/^Haus Süd/).click();
	await expect.element(page.getByText("2 ausgewählt")).toBeVisible();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	expect(await answer).toEqual(["n", "s"]);
});

test("the dialog offers another try when the units did not come", async () => {
	show(null);
	let tries = 0;
	const answer = pickUnits({
		units: async () => {
			tries += 1;
			if (tries === 1) throw new TypeError("Failed to fetch");
			return units;
		},
	});
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await item(/^Klinikum/).click();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	expect(await answer).toEqual(["k"]);
});
