import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dropDialogs } from "../dialog/dialog-store.ts";
import { closePanel } from "../panel-stack/open-panel.ts";
import { PanelHost } from "../panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "../panel-stack/panel-stack.ts";
import { nothingOpen } from "../panel-stack/panel-state.ts";
import {
	commonList,
	commonMultiCheck,
	commonMultiPicker,
	commonRename,
	commonTextEdit,
} from "../panels.ts";
import { UiProvider } from "../ui-provider.tsx";
import { openPicker } from "./open-picker.ts";
import { recentChoices } from "./recent-choices.ts";

const items = ["Ersthelferin", "Nachtdienst", "Springerpool"].map((label) => ({
	id: label.slice(0, 1),
	label,
}));

let root: Root;
beforeEach(() => {
	sessionStorage.clear();
	setUpPanels({
		panels: [commonRename, commonTextEdit, commonList, commonMultiCheck, commonMultiPicker],
		mayOpen: () => true,
	});
	root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<PanelHost />
			</UiProvider>,
		),
	);
});
afterEach(() => {
	flushSync(dropDialogs);
	flushSync(() => showPanels(nothingOpen));
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

const isOpen = () => openPanels().panels.length > 0;
const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("renaming", () => {
	test("answers with the trimmed name and closes", async () => {
		const name = openPicker(commonRename, { value: "Station 1" });
		await page.getByRole("textbox", { name: "Name" }).fill(" Station 2 ");
		await button("Speichern").click();
		expect(await name).toBe("Station 2");
		await expect.poll(isOpen).toBe(false);
	});

	test("stays open while saving is refused, the sentence at the field", async () => {
		let isTaken = true;
		const name = openPicker(commonRename, {
			value: "Station 1",
			save: async () => {
				if (isTaken) {
					throw Object.assign(new Error("taken"), {
						code: "DUPLICATE",
						details: [{ field: "name", text: "Den Namen gibt es schon." }],
					});
				}
			},
		});
		await page.getByRole("textbox", { name: "Name" }).fill("Station 2");
		await button("Speichern").click();
		await expect.element(page.getByText("Den Namen gibt es schon.").first()).toBeVisible();
		isTaken = false;
		await button("Speichern").click();
		expect(await name).toBe("Station 2");
	});

	test("closed without an answer means null", async () => {
		const name = openPicker(commonRename, { value: "Station 1" });
		await expect.element(page.getByRole("textbox", { name: "Name" })).toBeVisible();
		closePanel(commonRename);
		expect(await name).toBeNull();
	});

	test("after a reload nobody waits: it closes by itself", async () => {
		showPanels({
			...nothingOpen,
			panels: [{ id: commonRename.id, params: { ask: "of-another-life" } }],
		});
		await expect.poll(isOpen).toBe(false);
	});
});

test("who may not open it gets null", async () => {
	setUpPanels({ panels: [commonRename], mayOpen: () => false });
	expect(await openPicker(commonRename, { value: "x" })).toBeNull();
});

test("a text of several lines", async () => {
	const text = openPicker(commonTextEdit, { value: "", label: "Bemerkung" });
	await page.getByRole("textbox", { name: "Bemerkung" }).fill("Eins\nZwei");
	await button("Speichern").click();
	expect(await text).toBe("Eins\nZwei");
});

test("boxes: all at once, but for one", async () => {
	const ids = openPicker(commonMultiCheck, { items, value: ["N"] });
	await page.getByLabelText("Alle auswählen").click();
	await page.getByLabelText("Nachtdienst").click();
	await button("Übernehmen").click();
	expect(new Set(await ids)).toEqual(new Set(["E", "S"]));
});

test("boxes ticked lately stand first, under their own heading", async () => {
	let kept: string | null = JSON.stringify(["S", "gone"]);
	const recent = recentChoices({
		read: () => kept,
		write: (text) => {
			kept = text;
		},
	});
	const ids = openPicker(commonMultiCheck, { items, value: [], recent });
	await expect.element(page.getByText("Zuletzt verwendet")).toBeVisible();
	const names = page
		.getByRole("checkbox")
		.elements()
		.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
	expect(names.slice(0, 2)).toEqual(["Alle auswählen", "Springerpool"]);
	await page.getByLabelText("Nachtdienst").click();
	await button("Übernehmen").click();
	expect(await ids).toEqual(["N"]);
	expect(recent.read()).toEqual(["N", "S", "gone"]);
});

describe("the multi picker", () => {
	test("is worked by keys and remembers what was chosen", async () => {
		let kept: string | null = JSON.stringify(["S", "gone"]);
		const recent = recentChoices({
			read: () => kept,
			write: (text) => {
				kept = text;
			},
		});
		const ids = openPicker(commonMultiPicker, { items: async () => items, value: [], recent });
		await expect.element(page.getByText("Zuletzt verwendet")).toBeVisible();
		const options = page.getByRole("option").elements();
		expect(options.map((one) => one.textContent)).toEqual([
			"Springerpool",
			"Ersthelferin",
			"Nachtdienst",
		]);
		await page.getByRole("searchbox").click();
		await userEvent.keyboard("{ArrowDown} {ArrowDown} ");
		await expect.element(page.getByText("2 ausgewählt")).toBeVisible();
		await button("Übernehmen").click();
		expect(await ids).toEqual(["S", "E"]);
		expect(recent.read()).toEqual(["S", "E", "gone"]);
	});

	test("a single choice is taken by a click", async () => {
		const ids = openPicker(commonMultiPicker, { items, value: [], multi: false });
		await page.getByRole("option", { name: "Nachtdienst" }).click();
		expect(await ids).toEqual(["N"]);
	});
});

test("a list opens its entries", async () => {
	const id = openPicker(commonList, { items, canOpen: true });
	await page.getByRole("button", { name: "Nachtdienst" }).click();
	expect(await id).toBe("N");
});

test("recent choices that cannot be read count as none", () => {
	expect(recentChoices({ read: () => "{", write: () => {} }).read()).toEqual([]);
});
