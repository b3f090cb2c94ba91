import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setServerTime } from "#kit/web/clock.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { UiProvider } from "../ui-provider.tsx";
import { ColorField } from "./choice/color-field.tsx";
import { CurrencyField } from "./currency-field.tsx";
import { DateField } from "./date-field.tsx";
import { DateRangeField } from "./date-range-field.tsx";
import { DecimalField } from "./decimal-field.tsx";
import { DurationField } from "./duration-field.tsx";
import type { FieldGiven } from "./field-given.ts";
import { NumberField } from "./number-field.tsx";
import { TimeField } from "./time-field.tsx";
import { TimeRangeField } from "./time-range-field.tsx";

let root: Root;
let stored: unknown;
beforeEach(() => {
	setServerTime("2026-11-21T12:00:00+01:00");
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	updateSettings({ region: { language: "de-DE", hourFormat: "TIME" } });
});

type Show<Value> = (given: FieldGiven<Value | null>) => ReactNode;

function Sample<Value>(given: { readonly initial: Value | null; readonly show: Show<Value> }) {
	const [value, setValue] = useState<Value | null>(given.initial);
	stored = value;
	return given.show({ label: "Angabe", value, onChange: setValue });
}

function show<Value>(render: Show<Value>, initial: Value | null = null): void {
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<Sample initial={initial} show={render} />
			</UiProvider>,
		),
	);
}

const field = () => page.getByRole("textbox", { name: "Angabe" });

async function type(text: string): Promise<void> {
	await field().fill(text);
	await userEvent.tab();
}

test.each([
	["DateField", "2111", "2026-11-21", "Sa 21.11.2026"],
	["DateField", "21/11", "2026-11-21", "Sa 21.11.2026"],
	["DateField", "heute", "2026-11-21", "Sa 21.11.2026"],
	["TimeField", "815", 495, "08:15"],
	["DurationField", "7,5", 450, "7:30"],
	["DurationField", "7h30", 450, "7:30"],
	["DecimalField", "1234.5", 1234.5, "1.234,5"],
	["CurrencyField", "1.234,5 €", 123_450, "1.234,50"],
	["NumberField", "−3", -3, "−3"],
	["ColorField", "0B5", "#00bb55", "#00bb55"],
] as const)("%s: %s is kept as %s and shown as %s", async (name, text, value, shown) => {
	show(byName[name] as Show<unknown>);
	await type(text);
	await expect.element(field()).toHaveValue(shown);
	expect(stored).toBe(value);
});

test.each([
	["DateField", "31.02.", "Bitte geben Sie ein Datum ein"],
	["DateRangeField", "24.11.2026-21.11.2026", "Bitte geben Sie einen Zeitraum ein"],
	["TimeField", "2560", "Bitte geben Sie eine Uhrzeit ein"],
	["TimeRangeField", "16-8", "Bitte geben Sie Uhrzeiten ein"],
	["DurationField", "7:75", "Bitte geben Sie eine Dauer ein"],
	["DurationField", "-1", "Mindestens 0:00"],
	["NumberField", "7,5", "Bitte geben Sie eine ganze Zahl ein."],
	["DecimalField", "7,555", "Höchstens 2 Nachkommastellen."],
	["CurrencyField", "12,345", "Bitte geben Sie einen Betrag ein"],
	["ColorField", "petrol", "3 oder 6 Stellen"],
] as const)("%s: %s stays, is marked, and is no value", async (name, text, fault) => {
	show(byName[name] as Show<unknown>);
	await field().fill(text);
	await expect.element(field()).not.toHaveAttribute("aria-invalid", "true");
	await userEvent.tab();
	await expect.element(field()).toHaveValue(text);
	await expect.element(field()).toHaveAttribute("aria-invalid", "true");
	await expect.element(page.getByText(fault, { exact: false })).toBeVisible();
	expect(stored).toBeNull();
});

const byName = {
	DateField: (given: FieldGiven<string | null>) => <DateField {...given} />,
	DateRangeField: (given: Parameters<typeof DateRangeField>[0]) => <DateRangeField {...given} />,
	TimeField: (given: FieldGiven<number | null>) => <TimeField {...given} />,
	TimeRangeField: (given: Parameters<typeof TimeRangeField>[0]) => <TimeRangeField {...given} />,
	DurationField: (given: FieldGiven<number | null>) => <DurationField {...given} />,
	NumberField: (given: FieldGiven<number | null>) => <NumberField {...given} />,
	DecimalField: (given: FieldGiven<number | null>) => <DecimalField {...given} />,
	CurrencyField: (given: FieldGiven<number | null>) => <CurrencyField {...given} />,
	ColorField: (given: FieldGiven<string | null>) => <ColorField {...given} />,
};

describe("keys", () => {
	test("arrows move a date by a day, Page keys by a month; the first is today", async () => {
		show<string>((given) => <DateField {...given} />);
		await field().click();
		await userEvent.keyboard("{ArrowUp}");
		expect(stored).toBe("2026-11-21");
		await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}{PageDown}");
		expect(stored).toBe("2026-10-22");
	});

	test("arrows never leave the days allowed", async () => {
		show<string>((given) => <DateField {...given} latest="2026-11-21" />, "2026-11-21");
		await field().click();
		await userEvent.keyboard("{ArrowUp}");
		expect(stored).toBe("2026-11-21");
	});

	test("arrows move a time to the next quarter, with Shift by a minute", async () => {
		show<number>((given) => <TimeField {...given} />, 487);
		await field().click();
		await userEvent.keyboard("{ArrowUp}");
		expect(stored).toBe(495);
		await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
		expect(stored).toBe(494);
	});
});

describe("the calendar", () => {
	test("opens by key, begins on Monday with week numbers, and gives focus back", async () => {
		show<string>((given) => <DateField {...given} />, "2026-11-18");
		await field().click();
		await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
		const dialog = page.getByRole("dialog", { name: "Kalender: Angabe" });
		await expect.element(dialog).toBeVisible();
		await expect.element(dialog.getByText("47")).toBeVisible();
		const days = dialog.element().querySelectorAll("thead th");
		expect([...days].map((cell) => cell.textContent)).toEqual(
			["#", "Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"].slice(8 - days.length),
		);
		await dialog.getByRole("button", { name: "20 November 2026" }).click();
		expect(stored).toBe("2026-11-20");
		await expect.element(page.getByRole("button", { name: /Kalender zu Angabe/ })).toHaveFocus();
	});

	test("chooses both days of a period", async () => {
		show<{ from: string; to: string }>((given) => <DateRangeField {...given} />);
		await page.getByRole("button", { name: /Kalender zu Angabe/ }).click();
		await page.getByRole("button", { name: "9 November 2026" }).click();
		await page.getByRole("button", { name: "13 November 2026" }).click();
		expect(stored).toEqual({ from: "2026-11-09", to: "2026-11-13" });
		await expect.element(field()).toHaveValue("Mo 09.11. – Fr 13.11.2026");
	});
});

test("hours follow the person's format and language", async () => {
	updateSettings({ region: { language: "en-EN", hourFormat: "DECIMAL" } });
	show<number>((given) => <DurationField {...given} />);
	await type("7:42");
	await expect.element(field()).toHaveValue("7.70");
	expect(stored).toBe(462);
});

test("the palette names its colours", async () => {
	show<string>((given) => <ColorField {...given} />);
	await page.getByRole("button", { name: "Palette zu Angabe öffnen" }).click();
	await page.getByRole("button", { name: "Petrol" }).click();
	expect(stored).toBe("#0b5f60");
	await expect.element(field()).toHaveValue("#0b5f60");
});
