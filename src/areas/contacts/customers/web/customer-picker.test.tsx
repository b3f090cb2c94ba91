import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { commonCustomerPicker } from "./panels.ts";
import { openCustomerPicker } from "./public.ts";
import { answers } from "./test-customers.ts";

const entry = freshEntry();
const { three } = answers.listCustomerOptions;
const [closed, school, works] = three.customers.map(({ id }) => id) as [string, string, string];

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [commonCustomerPicker] });
	showPanels(nothingOpen);
	entry().server.answer(contract.listCustomerOptions, three);
});

const option = (name: RegExp) => page.getByRole("option", { name });

test("one customer is chosen by a click, found by number, and offered first the next time", async () => {
	entry().show(<PanelHost />);
	const answer = openCustomerPicker();
	await expect.element(option(/Grundschule/)).toBeVisible();
	expect(option(/Altbau/).query()).toBeNull();
	await expectAccessible();
	await page.getByRole("searchbox", { name: "Name oder Kundennummer" }).fill("k-1001");
	await expect.element(option(/Grundschule/)).not.toBeInTheDocument();
	await option(/Stadtwerke/).click();
	expect(await answer).toEqual([works]);
	const again = openCustomerPicker();
	await expect.element(page.getByText("Zuletzt verwendet")).toBeVisible();
	await option(/Stadtwerke/).click();
	expect(await again).toEqual([works]);
	expect(entry().server.calls(contract.listCustomerOptions)).toHaveLength(1);
});

test("several are chosen, an archived one only where it was before", async () => {
	entry().show(<PanelHost />);
	const answer = openCustomerPicker({ multi: true, value: [closed] });
	await expect.element(option(/Altbau.*archiviert/)).toBeVisible();
	await option(/Grundschule/).click();
	await expect.element(page.getByText("2 ausgewählt")).toBeVisible();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	expect(await answer).toEqual([closed, school]);
});

test("a live message fetches them anew; closing answers nothing", async () => {
	entry().show(<PanelHost />);
	const answer = openCustomerPicker();
	await expect.element(option(/Grundschule/)).toBeVisible();
	passOn({ kind: "change", topic: "CUSTOMERS", ids: [school] });
	const calls = () => entry().server.calls(contract.listCustomerOptions);
	await soon(() => calls().length).toBe(2);
	await page.getByRole("button", { name: "Schließen" }).click();
	expect(await answer).toBeNull();
});
