import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testStage } from "#kit/ui/data-grid/test-stage.tsx";
import { CalendarSamples } from "./calendar-samples.tsx";
import { TimelineSamples } from "./timeline-samples.tsx";

const stage = testStage();
beforeEach(() => page.viewport(1400, 900));

const absences = page.getByRole("treegrid", { name: "Abwesenheiten" });
/** Of the colleague above the marked person, who has leave that is approved. */
const planned = () => {
	const row = [...document.querySelectorAll(".timeline-row")].find((one) =>
		one.textContent?.includes("Ullrich, Paul"),
	);
	return row?.querySelectorAll('[data-state="PLANNED"]').length;
};

async function show(scheme: "light" | "dark" = "light"): Promise<void> {
	stage.show(<TimelineSamples />, scheme);
	await expect.element(absences).toBeVisible();
}

test.each(["light", "dark"] as const)("samples are accessible in %s", async (scheme) => {
	await show(scheme);
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test("from six weeks to a year and back by a month, all of it in sight", async () => {
	await show();
	await expect.element(page.getByText("21.12. – 31.01.2027")).toBeVisible();
	await page.getByText("Jahr", { exact: true }).click();
	await expect.element(page.getByText("2026", { exact: true })).toBeVisible();
	const box = absences.element();
	// days are laid out anew once the box is known to be as wide as it is
	await expect.poll(() => box.scrollWidth - box.clientWidth).toBe(0);
	await page.getByRole("button", { name: "Nächster Zeitraum" }).click();
	await absences.getByRole("columnheader", { name: "August" }).click();
	await expect.element(page.getByText("August 2027").first()).toBeVisible();
});

test("what somebody makes, moves and deletes is seen at once", async () => {
	await show();
	absences.element().focus();
	await userEvent.keyboard("{Home}{ArrowUp}{ArrowRight}{Enter}");
	await expect.poll(planned).toBe(1);
	await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Enter}");
	const moved = absences.getByRole("gridcell", { name: "Urlaub, Geplant, Mi 23.12." });
	await expect.element(moved.first()).toBeVisible();
	await userEvent.keyboard("{ArrowDown}{Delete}");
	await expect.poll(planned).toBe(0);
});

test("a month, a week and a day of a person's calendar", async () => {
	stage.show(<CalendarSamples />);
	const month = page.getByRole("grid", { name: "Mein Kalender" });
	await expect.element(month).toBeVisible();
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
	await page.getByRole("button", { name: /^Übergabe/ }).click();
	await expect.element(page.getByText("Übergabe 15:45 – 16:15").last()).toBeVisible();
	await page.getByText("Woche", { exact: true }).click();
	await expect.element(page.getByText("KW 47 · 16.11. – 22.11.2026")).toBeVisible();
	await page.getByText("Tag", { exact: true }).click();
	await expect.element(page.getByText("Sa 21.11.2026")).toBeVisible();
});
