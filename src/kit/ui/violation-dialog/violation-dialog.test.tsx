import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dropDialogs } from "../dialog/dialog-store.ts";
import { UiProvider } from "../ui-provider.tsx";
import { askViolations } from "./ask-violations.ts";

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() => root.render(<UiProvider colorScheme="light">{null}</UiProvider>));
});
afterEach(() => {
	flushSync(dropDialogs);
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const box = (name: string | RegExp) => page.getByRole("checkbox", { name });

const rest = { severity: "ERROR", acceptable: true, text: "Ruhezeit" } as const;
const absent = { severity: "ERROR", acceptable: false, text: "Nicht beschäftigt" } as const;

test("shifts are solved afterwards, and a reason is given, only where that is asked for", async () => {
	const answer = askViolations({
		title: "Antrag",
		groups: [{ id: "one", violations: [rest] }],
		offersShiftsTool: true,
	});
	await box("Kollidierende Dienste anschließend lösen").click();
	await box(/Kenntnis genommen/).click();
	await button("Trotzdem fortfahren").click();
	expect(await answer).toEqual({ skipped: [], openShiftsTool: true, reason: "" });
	const grave = askViolations({
		title: "Dienst",
		groups: [{ id: "one", violations: [rest] }],
		asksReason: true,
	});
	await box(/Kenntnis genommen/).click();
	await expect.element(button("Trotzdem fortfahren")).toBeDisabled();
	await page.getByRole("textbox", { name: /^Begründung/ }).fill(" Zwei Kranke ");
	await button("Trotzdem fortfahren").click();
	expect(await grave).toEqual({ skipped: [], openShiftsTool: false, reason: "Zwei Kranke" });
	void askViolations({ title: "Antrag", groups: [{ id: "one", violations: [rest] }] });
	await expect.element(box(/Kenntnis genommen/)).toBeVisible();
	expect(box(/Kollidierende Dienste/).elements()).toEqual([]);
});

test("critical dates of a series are left out; one that is critical alone leads back only", async () => {
	const series = askViolations({
		title: "Serie",
		isSeries: true,
		groups: [
			{ id: "mo", title: "Mo 16.11.", violations: [rest] },
			{ id: "di", title: "Di 17.11.", violations: [rest, absent] },
		],
	});
	await expect.element(box("Di 17.11. anlegen")).toBeDisabled();
	await expect.element(box("Alle trotz Warnungen anlegen")).toBeChecked();
	await box(/Kenntnis genommen/).click();
	await button("Trotzdem fortfahren").click();
	expect(await series).toEqual({ skipped: ["di"], openShiftsTool: false, reason: "" });
	const single = askViolations({
		title: "Antrag",
		groups: [{ id: "one", violations: [rest, absent] }],
	});
	await expect.element(page.getByText(/Kritische Hinweise müssen zuerst/)).toBeVisible();
	expect(button("Trotzdem fortfahren").elements()).toEqual([]);
	await userEvent.keyboard("{Escape}");
	expect(await single).toBeNull();
});
