import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UiProvider } from "../ui-provider.tsx";
import { DropMenu } from "./drop-menu.tsx";
import type { MenuEntry } from "./menu-given.ts";

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

const button = page.getByRole("button", { name: "Mehr" });

const entry = (name: string) => page.getByRole("menuitem", { name });

function show(entries: readonly MenuEntry[], isDisabled = false) {
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<DropMenu entries={entries} position="bottom-start" isDisabled={isDisabled}>
					<button type="button">Mehr</button>
				</DropMenu>
			</UiProvider>,
		),
	);
}

test("the first press opens it, its entries are reached by keys, and Escape goes back to the button", async () => {
	const choose = vi.fn();
	show([
		{ id: "a", label: "Eins", onChoose: () => {} },
		{ id: "b", label: "Zwei", isApart: true, onChoose: choose },
	]);
	await expect.element(button).toHaveAttribute("aria-expanded", "false");
	await expect.element(button).toHaveAttribute("aria-haspopup", "menu");
	button.element().focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("menu")).toBeVisible();
	await expect.element(button).toHaveAttribute("aria-expanded", "true");
	await expect.element(entry("Eins")).toHaveFocus();
	await userEvent.keyboard("{Escape}");
	await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
	await expect.element(button).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("menu")).toBeVisible();
	await expect.element(entry("Eins")).toHaveFocus();
	await userEvent.keyboard("{ArrowDown}");
	await expect.element(entry("Zwei")).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await vi.waitFor(() => expect(choose).toHaveBeenCalledOnce());
});

test("one of several is marked and another can be chosen", async () => {
	const choose = vi.fn();
	show([
		{ id: "a", label: "Alle", isChosen: true, onChoose: () => {} },
		{ id: "b", label: "Werk", isChosen: false, onChoose: choose },
	]);
	await button.click();
	const chosen = page.getByRole("menuitemradio", { name: "Alle" });
	await expect.element(chosen).toHaveAttribute("aria-checked", "true");
	await page.getByRole("menuitemradio", { name: "Werk" }).click();
	expect(choose).toHaveBeenCalledOnce();
});

test("a disabled one stays shut", async () => {
	show([{ id: "a", label: "Eins", onChoose: () => {} }], true);
	await button.click();
	await expect.element(button).toHaveAttribute("aria-expanded", "false");
	expect(document.querySelector("[role=menu]")).toBeNull();
});
