import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { dropDialogs } from "../dialog/dialog-store.ts";
import { DateField } from "../field/date-field.tsx";
import { TextField } from "../field/text-field.tsx";
import { definePanel } from "../panel-stack/define-panel.ts";
import { openPanel } from "../panel-stack/open-panel.ts";
import { mayLeave } from "../panel-stack/panel-dismissal.ts";
import { PanelHost } from "../panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "../panel-stack/panel-stack.ts";
import { nothingOpen, type PanelState } from "../panel-stack/panel-state.ts";
import { UiProvider } from "../ui-provider.tsx";
import { FormPanel } from "./form-panel.tsx";
import { FormSection } from "./form-section.tsx";
import { useForm } from "./use-form.ts";

interface Person {
	readonly name: string;
	readonly mail: string;
	readonly no: string;
	readonly birthday: string | null;
}

const vogt: Person = { name: "Vogt", mail: "", no: "20418", birthday: null };
let saved: { values: Person; version: number | undefined }[] = [];
let answer: (values: Person) => unknown;
let failures: unknown[];
let current: { person: Person; version: number };

function Editor({ close }: { readonly close: () => void }) {
	const form = useForm<Person>({
		draftKey: "test.edit",
		initial: current.person,
		version: current.version,
		fields: {
			name: { label: "Name", required: true, section: "base" },
			mail: { label: "E-Mail", type: "MAIL", section: "base" },
			no: { label: "Nummer", section: "work" },
			birthday: { label: "Geburtstag", section: "work" },
		},
		schema: z.object({ no: z.string().check(z.maxLength(5)) }),
		save: async (values, version) => {
			const error = answer(values);
			if (error !== undefined) throw error;
			saved.push({ values, version });
		},
		onFailure: (error) => failures.push(error),
	});
	const sections = [
		{ id: "base", label: "Stammdaten" },
		{ id: "work", label: "Arbeit" },
	];
	return (
		<FormPanel form={form} title="Person" close={close} sections={sections}>
			<FormSection id="base" title="Stammdaten">
				<TextField {...form.field("name")} />
				<TextField {...form.field("mail")} />
			</FormSection>
			<FormSection id="work" title="Arbeit">
				<TextField {...form.field("no")} />
				<DateField {...form.field("birthday")} withWeekday={false} />
			</FormSection>
		</FormPanel>
	);
}

const panel = definePanel({
	id: "test.edit",
	title: () => "Person",
	params: z.object({}),
	load: async () => ({ default: Editor }),
});

/** As the address of the page does it: nobody leaves without being asked. */
const goTo = async (next: PanelState) => {
	if (await mayLeave(openPanels(), next)) showPanels(next);
};
const askingPlace = {
	go: (next: PanelState) => void goTo(next),
	backTo: (next: PanelState) => void goTo(next),
};

let root: Root;
beforeEach(() => {
	saved = [];
	failures = [];
	answer = () => undefined;
	current = { person: vogt, version: 3 };
	sessionStorage.clear();
	setUpPanels({ panels: [panel], place: askingPlace });
	mount();
	openPanel(panel, {});
});
afterEach(() => {
	unmount();
	sessionStorage.clear();
});

function mount(): void {
	root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<PanelHost />
			</UiProvider>,
		),
	);
}

function unmount(): void {
	flushSync(dropDialogs);
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	showPanels(nothingOpen);
}

const field = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const isOpen = () => openPanels().panels.length > 0;

test("saves what was changed, counts it, and closes", async () => {
	await field("Name").fill("Vogt-Berg");
	await field("Geburtstag").fill("140391");
	await expect.element(page.getByText("2 Felder geändert")).toBeVisible();
	await button("Speichern").click();
	await expect
		.poll(() => saved)
		.toEqual([{ values: { ...vogt, name: "Vogt-Berg", birthday: "1991-03-14" }, version: 3 }]);
	await expect.poll(isOpen).toBe(false);
	expect(Object.keys(sessionStorage)).not.toContain("stundwerk.draft.test.edit");
});

test("Ctrl+S saves although the cursor is still in the field", async () => {
	await field("Name").fill("Berg");
	await userEvent.keyboard("{Control>}s{/Control}");
	await expect.poll(() => saved.map((one) => one.values.name)).toEqual(["Berg"]);
});

test("faults are counted by section, linked from the summary, and keep everything from being saved", async () => {
	await field("Name").fill("");
	await field("Geburtstag").fill("31.02.");
	await field("Nummer").fill("123456");
	await button("Speichern").click();
	await expect.element(page.getByRole("region", { name: "3 Angaben prüfen" })).toHaveFocus();
	await expect
		.element(page.getByRole("button", { name: "Arbeit: 2 Angaben prüfen" }))
		.toBeVisible();
	await expect.element(page.getByText("Höchstens 5 Zeichen.").first()).toBeVisible();
	await page.getByRole("link", { name: "Geburtstag" }).click();
	await expect.element(field("Geburtstag")).toHaveFocus();
	await expect.element(field("Geburtstag")).toHaveValue("31.02.");
	expect(saved).toEqual([]);
});

test("a fault shows when the field is left, not while typing, and goes as soon as it is mended", async () => {
	await field("E-Mail").fill("lena@klinikum");
	await expect.element(field("E-Mail")).not.toHaveAttribute("aria-invalid", "true");
	await userEvent.tab();
	await expect.element(field("E-Mail")).toHaveAttribute("aria-invalid", "true");
	await field("E-Mail").fill("lena@klinikum.de");
	await expect.element(field("E-Mail")).not.toHaveAttribute("aria-invalid", "true");
});

describe("what was typed survives", () => {
	test("a server's no; the sentence stands at its field until that is changed", async () => {
		answer = () => ({
			code: "DUPLICATE",
			details: [{ field: "no", text: "20408 gehört bereits Nowak, Piotr." }],
		});
		await field("Nummer").fill("20408");
		await button("Speichern").click();
		await expect
			.element(page.getByText("20408 gehört bereits Nowak, Piotr.").first())
			.toBeVisible();
		await expect.element(field("Nummer")).toHaveValue("20408");
		await expect.element(field("Nummer")).toHaveAttribute("aria-invalid", "true");
		await field("Nummer").fill("20409");
		await expect.element(field("Nummer")).not.toHaveAttribute("aria-invalid", "true");
		expect(failures).toEqual([]);
	});

	test("a failure that is nobody's fault", async () => {
		answer = () => new TypeError("Failed to fetch");
		await field("Name").fill("Berg");
		await button("Speichern").click();
		await expect.poll(() => failures.length).toBe(1);
		await expect.element(field("Name")).toHaveValue("Berg");
		expect(isOpen()).toBe(true);
	});

	test("a reload, even what is no value yet", async () => {
		await field("Name").fill("Berg");
		await field("Geburtstag").fill("31.02.");
		unmount();
		mount();
		showPanels({ ...nothingOpen, panels: [{ id: panel.id, params: {} }] });
		await expect.element(field("Name")).toHaveValue("Berg");
		await expect.element(field("Geburtstag")).toHaveValue("31.02.");
		await expect.element(page.getByText(/wurden wiederhergestellt/)).toBeVisible();
		await button("Verwerfen").click();
		await expect.element(field("Name")).toHaveValue("Vogt");
		await expect.element(field("Geburtstag")).toHaveValue("");
	});
});

test("closing asks before unsaved input is given up, and forgets it then", async () => {
	await field("Name").fill("Berg");
	await button("Abbrechen").click();
	await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
	expect(isOpen()).toBe(true);
	await button("Abbrechen").click();
	await button("Verwerfen").click();
	await expect.poll(isOpen).toBe(false);
	openPanel(panel, {});
	await expect.element(field("Name")).toHaveValue("Vogt");
});

describe("somebody else was first", () => {
	const conflict = {
		code: "STALE_VERSION",
		details: [],
		facts: {
			changedBy: "Sofia Krüger",
			changedAt: "2026-11-21T10:00:00Z",
			current: { ...vogt, name: "Voigt", mail: "v@klinikum.de", version: 4 },
		},
	};

	beforeEach(async () => {
		answer = () => conflict;
		await field("Name").fill("Berg");
		await button("Speichern").click();
		await expect.element(page.getByText(/^Sofia Krüger hat/)).toBeVisible();
	});

	test("the own changes go on top of theirs and are saved with the new version", async () => {
		await expect.element(page.getByRole("row", { name: "Name Vogt Voigt Berg" })).toBeVisible();
		answer = () => undefined;
		await button("Meine Eingaben behalten und erneut prüfen").click();
		await expect.element(field("E-Mail")).toHaveValue("v@klinikum.de");
		await expect.element(field("Name")).toHaveValue("Berg");
		await button("Speichern").click();
		await expect
			.poll(() => saved)
			.toEqual([{ values: { ...vogt, name: "Berg", mail: "v@klinikum.de" }, version: 4 }]);
	});

	test("or theirs are taken over", async () => {
		await button("Neu laden").click();
		await expect.element(field("Name")).toHaveValue("Voigt");
		await expect.element(page.getByText("geändert")).not.toBeInTheDocument();
	});
});
