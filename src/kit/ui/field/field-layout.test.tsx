import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../ui-provider.tsx";
import { RadioChoice } from "./choice/radio-choice.tsx";
import { SelectField } from "./choice/select-field.tsx";
import { DateField } from "./date-field.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { NumberField } from "./number-field.tsx";
import { TextField } from "./text-field.tsx";
import { TimeField } from "./time-field.tsx";

let root: Root;
beforeEach(async () => {
	await page.viewport(1280, 900);
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

function show(fields: ReactNode): void {
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<div style={{ width: 640 }}>
					<FieldGrid>{fields}</FieldGrid>
				</div>
			</UiProvider>,
		),
	);
}

const ignore = () => {};
const empty = { value: null, onChange: ignore };
const text = { value: "", onChange: ignore };
const box = (label: string) =>
	page.getByRole("textbox", { name: label }).element().getBoundingClientRect();

test("a hint and a fault stand below their field, in line with the neighbour", () => {
	show(
		<>
			<DateField {...empty} label="Tag" />
			<TextField {...text} label="Grund" help="Steht im Verlauf." error="Fehlt noch." />
		</>,
	);
	const [day, reason] = [box("Tag"), box("Grund")];
	expect(reason.top).toBe(day.top);
	const below = (words: string) => page.getByText(words).element().getBoundingClientRect().top;
	expect(below("Fehlt noch.")).toBeGreaterThanOrEqual(reason.bottom);
	expect(below("Steht im Verlauf.")).toBeGreaterThan(below("Fehlt noch."));
});

test("a field is as wide as what belongs into it", () => {
	show(
		<>
			<TimeField {...empty} label="Beginn" />
			<NumberField {...empty} label="Anzahl" />
			<DateField {...empty} label="Tag" />
			<TextField {...text} label="PLZ" maxLength={20} />
			<TextField {...text} label="Name" />
		</>,
	);
	const widths = ["Beginn", "Anzahl", "PLZ", "Tag", "Name"].map((label) => box(label).width);
	expect(widths).toEqual([...widths].sort((a, b) => a - b));
	expect(new Set(widths).size).toBe(5);
	const grid = document.querySelector(".field-grid")?.getBoundingClientRect().width ?? 0;
	expect(widths.at(-1)).toBeGreaterThan(grid / 2 - 20);
});

test("in a form of two columns days and codes end where their neighbours do, a time stays short", () => {
	show(
		<div style={{ containerType: "inline-size" }}>
			<FieldGrid>
				<DateField {...empty} label="Tag" />
				<TextField {...text} label="Name" />
				<TextField {...text} label="PLZ" maxLength={20} />
				<TimeField {...empty} label="Beginn" />
			</FieldGrid>
		</div>,
	);
	const name = box("Name").width;
	expect([box("Tag").width, box("PLZ").width]).toEqual([name, name]);
	expect(box("Beginn").width).toBeLessThan(name / 2);
});

test("in a narrow place no field reaches beyond it", () => {
	show(<DateField {...empty} label="Tag" />);
	const place = document.querySelector<HTMLElement>(".field-grid");
	if (place !== null) place.style.width = "100px";
	expect(box("Tag").width).toBe(100);
});

test("radios and what opens downwards have the product's own look", () => {
	show(
		<>
			<RadioChoice group="a" label="Eins" isChosen onChoose={ignore} />
			<RadioChoice group="a" label="Zwei" isChosen={false} onChoose={ignore} />
			<SelectField {...empty} label="Art" options={[]} />
		</>,
	);
	const [one, two] = page.getByRole("radio").elements();
	const look = (radio: Element | undefined) => getComputedStyle(radio as Element);
	expect(look(one).appearance).toBe("none");
	expect(look(one).borderColor).not.toBe(look(two).borderColor);
	const chevron = document.querySelector(".mantine-ComboboxChevron-chevron") as Element;
	expect(getComputedStyle(chevron).maskImage).toContain("svg");
	expect(getComputedStyle(chevron.children[0] as Element).display).toBe("none");
});
