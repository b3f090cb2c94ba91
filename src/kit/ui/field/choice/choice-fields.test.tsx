import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DialogFrame } from "../../dialog/dialog-frame.tsx";
import { UiProvider } from "../../ui-provider.tsx";
import { DateField } from "../date-field.tsx";
import type { FieldGiven } from "../field-given.ts";
import { TextAreaField } from "../text-area-field.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import { MultiSelectField } from "./multi-select-field.tsx";
import { SegmentedField } from "./segmented-field.tsx";
import { SelectField } from "./select-field.tsx";

let root: Root;
let stored: unknown;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

type Show<Value> = (given: FieldGiven<Value>) => ReactNode;

function Sample<Value>(given: { readonly initial: Value; readonly show: Show<Value> }) {
	const [value, setValue] = useState(given.initial);
	stored = value;
	return given.show({ label: "Angabe", value, onChange: setValue });
}

function show<Value>(initial: Value, render: Show<Value>): void {
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<Sample initial={initial} show={render} />
			</UiProvider>,
		),
	);
}

const options = [
	{ value: "1", label: "Station 1" },
	{ value: "2", label: "Station 2", color: "#1f8a70" },
	{ value: "3", label: "Station 3", disabled: true },
];

describe("select", () => {
	test("is worked by keys", async () => {
		show<string | null>(null, (given) => <SelectField {...given} options={options} />);
		await userEvent.tab();
		await userEvent.keyboard("{ArrowDown}");
		await expect.element(page.getByRole("option", { name: "Station 1" })).toBeVisible();
		await userEvent.keyboard("{ArrowDown}{Enter}");
		await expect.poll(() => stored).not.toBeNull();
	});

	test("can be emptied unless it is required", async () => {
		show<string | null>("1", (given) => <SelectField {...given} options={options} />);
		await page.getByRole("button", { name: "Leeren" }).click();
		expect(stored).toBeNull();
		show<string | null>("1", (given) => <SelectField {...given} options={options} required />);
		await expect.element(page.getByRole("button", { name: "Leeren" })).not.toBeInTheDocument();
	});
});

describe("tags", () => {
	test("are taken away one by one, and made by typing", async () => {
		const made: string[] = [];
		show<readonly string[]>(["1", "2"], (given) => (
			<MultiSelectField {...given} options={options} onCreate={(name) => made.push(name)} />
		));
		await page.getByRole("button", { name: "Station 1 entfernen" }).click();
		expect(stored).toEqual(["2"]);
		await page.getByRole("combobox").fill("Springer");
		await userEvent.keyboard("{Enter}");
		expect(made).toEqual(["Springer"]);
	});

	test("that always belong to it stay, whatever is done", async () => {
		show<readonly string[]>(["2"], (given) => (
			<MultiSelectField {...given} options={options} fixed={["1"]} />
		));
		await page.getByRole("button", { name: "Station 2 entfernen" }).click();
		expect(stored).toEqual(["1"]);
		await expect.element(page.getByText("Station 1")).toBeVisible();
		expect(page.getByRole("button", { name: "Station 1 entfernen" }).query()).toBeNull();
		await page.getByRole("combobox").click();
		await userEvent.keyboard("{Backspace}");
		expect(stored).toEqual(["1"]);
	});

	test("that are read only cannot be taken away", async () => {
		show<readonly string[]>(["1"], (given) => (
			<MultiSelectField {...given} options={options} readOnly />
		));
		await expect.element(page.getByText("Station 1")).toBeVisible();
		await expect
			.element(page.getByRole("button", { name: "Station 1 entfernen" }))
			.not.toBeInTheDocument();
	});
});

test("a box is ticked by its words", async () => {
	show(false, (given) => <CheckboxField {...given} />);
	await page.getByText("Angabe").click();
	expect(stored).toBe(true);
});

test("one of two, all to be seen, named as a group", async () => {
	show("TIME", (given) => (
		<SegmentedField
			{...given}
			options={[
				{ value: "TIME", label: "7:42" },
				{ value: "DECIMAL", label: "7,70" },
			]}
		/>
	));
	await expect.element(page.getByRole("radiogroup", { name: "Angabe" })).toBeVisible();
	await page.getByText("7,70").click();
	expect(stored).toBe("DECIMAL");
});

test("a long text counts what is used near its end, and ends there", async () => {
	show("x".repeat(1_599), (given) => <TextAreaField {...given} />);
	const field = page.getByRole("textbox", { name: "Angabe" });
	await expect.element(field).toHaveAttribute("maxlength", "2000");
	await expect.element(page.getByText(/von 2\.000 Zeichen/)).not.toBeInTheDocument();
	await field.fill("x".repeat(1_700));
	await expect.element(page.getByText("1.700 von 2.000 Zeichen")).toBeVisible();
});

test("inside a dialog what floats lies above it", async () => {
	show<string | null>("2026-11-18", (given) => (
		<DialogFrame title="Titel">
			<DateField {...given} />
		</DialogFrame>
	));
	await page.getByRole("button", { name: /Kalender zu Angabe/ }).click();
	await page.getByRole("button", { name: "20 November 2026" }).click();
	expect(stored).toBe("2026-11-20");
});
