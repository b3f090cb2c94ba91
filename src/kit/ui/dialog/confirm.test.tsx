import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UiProvider } from "../ui-provider.tsx";
import { askReason } from "./ask-reason.ts";
import { confirm } from "./confirm.ts";
import { confirmDelete } from "./confirm-delete.ts";
import { dropDialogs } from "./dialog-store.ts";

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<button type="button">Vorher</button>
			</UiProvider>,
		),
	);
});
afterEach(() => {
	flushSync(dropDialogs);
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the button stays shut until box, reason and word are there", async () => {
	const answer = confirm({
		title: "Löschen?",
		confirm: "Löschen",
		checkbox: "Löschen bestätigen",
		reason: "Begründung",
		reasonRequired: true,
		word: "LÖSCHEN",
	});
	await expect.element(button("Löschen")).toBeDisabled();
	await page.getByLabelText("Löschen bestätigen").click();
	await page.getByRole("textbox", { name: "Begründung" }).fill(" doppelt ");
	await expect.element(button("Löschen")).toBeDisabled();
	await page.getByLabelText("Bitte „LÖSCHEN“ eingeben").fill("LÖSCHEN");
	await button("Löschen").click();
	expect(await answer).toEqual({ reason: "doppelt", force: false });
});

test("an optional reason may stay empty", async () => {
	const answer = confirm({ title: "Ablehnen?", reason: "Begründung" });
	await button("OK").click();
	expect(await answer).toEqual({ reason: "", force: false });
});

test("Escape means no, and focus goes back to where it was", async () => {
	await button("Vorher").click();
	const answer = confirm({ title: "Sicher?" });
	await expect.element(page.getByRole("alertdialog")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	expect(await answer).toBeNull();
	await expect.element(button("Vorher")).toHaveFocus();
});

test("deleting asks for the box, and for force where it is shown", async () => {
	const answer = confirmDelete({ name: "Station 2", force: true });
	await expect
		.element(page.getByText("Soll „Station 2“ wirklich unwiderruflich gelöscht werden?"))
		.toBeVisible();
	await page.getByLabelText("Löschen bestätigen").click();
	await expect.element(button("Löschen")).toBeDisabled();
	await page.getByLabelText("Löschen erzwingen").click();
	await button("Löschen").click();
	expect(await answer).toEqual({ reason: "", force: true });
});

test("deleting may ask for a word", async () => {
	const answer = confirmDelete({ withWord: true });
	await page.getByLabelText("Löschen bestätigen").click();
	await expect.element(button("Löschen")).toBeDisabled();
	await page.getByLabelText("Bitte „LÖSCHEN“ eingeben").fill("LÖSCHEN");
	await button("Löschen").click();
	expect(await answer).not.toBeNull();
});

test("a required reason has to be given", async () => {
	const answer = askReason({ title: "Ablehnen", required: true });
	await expect.element(button("OK")).toBeDisabled();
	await page.getByRole("textbox", { name: "Begründung" }).fill(" doppelt ");
	await button("OK").click();
	expect(await answer).toBe("doppelt");
});
