import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { dropDialogs } from "../dialog/dialog-store.ts";
import { lazyDialog } from "../dialog/lazy-dialog.ts";
import { UiProvider } from "../ui-provider.tsx";
import { lazyCode } from "./lazy-code.ts";
import { LazyPart } from "./lazy-part.tsx";

let root: Root;
/** Whether code comes. */
let isAway = true;
beforeEach(() => {
	isAway = true;
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(dropDialogs);
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

const load = async () => {
	if (isAway) throw new TypeError("Failed to fetch dynamically imported module");
	return { default: () => <p>Teil</p> };
};

/** A part of a page beside something that stands already. */
function show(failed?: () => null): void {
	const code = lazyCode<object>(load);
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<button type="button">Kommen</button>
				<LazyPart
					code={code}
					props={{}}
					fallback={<p>Wird geladen</p>}
					{...(failed && { failed })}
				/>
			</UiProvider>,
		),
	);
}

const failure = page.getByText("Dieser Bereich konnte nicht geladen werden.");
const part = page.getByText("Teil", { exact: true });

test("code that does not come takes nothing else with it, and comes when the network is back", async () => {
	show();
	await expect.element(failure).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Kommen" })).toBeVisible();
	isAway = false;
	window.dispatchEvent(new Event("online"));
	await expect.element(part).toBeVisible();
	expect(failure.query()).toBeNull();
});

test("it is tried again when asked for", async () => {
	show();
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(failure).toBeVisible();
	isAway = false;
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(part).toBeVisible();
});

test("what would only be in the way says nothing, and comes all the same", async () => {
	show(() => null);
	await expect.poll(() => page.getByText("Wird geladen").query()).toBeNull();
	expect(failure.query()).toBeNull();
	isAway = false;
	window.dispatchEvent(new Event("online"));
	await expect.element(part).toBeVisible();
});

test("a dialog whose code does not come is told, and answers nothing", async () => {
	flushSync(() => root.render(<UiProvider colorScheme="light">{null}</UiProvider>));
	const { ask } = lazyDialog<object, string>(load);
	expect(await ask({})).toBeNull();
	await expect.element(failure).toBeVisible();
});
