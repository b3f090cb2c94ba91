import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UiProvider } from "../ui-provider.tsx";
import { confirm } from "./confirm.ts";
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

const button = (name: string) =>
	page.getByRole("button", { name, exact: true });

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
	expect(await answer).toEqual({ reason: "doppelt" });
});

test("an optional reason may stay empty", async () => {
	const answer = confirm({ title: "Ablehnen?", reason: "Begründung" });
	await button("OK").click();
	expect(await answer).toEqual({ reason: "" });
});

test("Escape means no, and focus goes back to where it was", async () => {
	await button("Vorher").click();
	const answer = confirm({ title: "Sicher?" });
	await expect.element(page.getByRole("alertdialog")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	expect(await answer).toBeNull();
	await expect.element(button("Vorher")).toHaveFocus();
});
