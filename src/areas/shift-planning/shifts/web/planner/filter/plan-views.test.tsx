import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { getSetting, putSetting } from "#kit/contract/settings.ts";
import type { PlanPerson } from "../../../contract/plan-people.ts";
import { contract } from "../../../contract.ts";
import { answers, at, itemOf, mia, setUpPlan, showPlan } from "../../test-plan.tsx";

const entry = freshEntry();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
const path = "/api/settings/WEBAPP/Grid.shift-planning.plan";

beforeEach(() => {
	setUpPlan(entry());
	const { server } = entry();
	server.answer({ ...getSetting, path }, { value: null });
	server.answer({ ...putSetting, path }, {});
});

test("what the plan is narrowed to is kept as a view, which brings it back", async () => {
	const [open = ""] = answers.getShiftPlan.july.ids;
	await showPlan(entry());
	await expect.element(button("Ansicht: Standard")).toBeVisible();
	await button("Filter").click();
	await item("Nur").click();
	await page.getByRole("checkbox", { name: "mit Konflikt" }).click();
	await button("Anwenden").click();
	// the other shift is another's
	await soon(() => itemOf(open)).toBeUndefined();
	expect(itemOf(mia.id)).toBeDefined();
	await button("Ansicht: Standard (geändert)").click();
	await item("Ansicht speichern …").click();
	await page.getByRole("textbox", { name: "Name der Ansicht" }).fill("Konflikte");
	await button("Speichern").click();
	await expect.element(button("Ansicht: Konflikte")).toBeVisible();
	await button("Filter Nur entfernen").click();
	await soon(() => itemOf(open)).toBeDefined();
	await button("Ansicht: Konflikte (geändert)").click();
	await item("Konflikte").click();
	await soon(() => itemOf(open)).toBeUndefined();
	// on a phone all of that comes when it is asked for
	await page.viewport(390, 844);
	await expect.element(button("Ansicht: Konflikte")).not.toBeInTheDocument();
	await button("Anzeige (1)").click();
	await expect.element(button("Ansicht: Konflikte")).toBeVisible();
	await expectAccessible();
});

test("what nobody stands for becomes open shifts after a question, and is taken back", async () => {
	const { server } = entry();
	const { editId } = answers.changeShifts.moved;
	server.answer(templates.fillDemand, { editId, shifts: 2 });
	const undo = at(contract.undoShiftEdit, editId);
	server.answer(undo, answers.changeShifts.moved);
	await showPlan(entry());
	await button("Werkzeuge").click();
	await item("Bedarf offen stellen").click();
	await button("Offen stellen").click();
	await expect.element(page.getByText("2 offene Dienste angelegt")).toBeVisible();
	const workspaceIds = answers.getShiftPlan.july.workspaces
		.filter(({ mayPlan }) => mayPlan)
		.map(({ id }) => id);
	expect(server.calls(templates.fillDemand)[0]?.body).toEqual({
		...{ from: "2026-07-01", to: "2026-07-31", workspaceIds },
	});
	await button("Rückgängig").last().click();
	await soon(() => server.calls(undo)).toHaveLength(1);
	// what is too much in one go is done by halves, and taken back as a whole
	server.refuse(templates.fillDemand, 422, { code: "TOO_MANY_COPIES" }, ({ body }) => {
		const { from, to } = body as { readonly from: string; readonly to: string };
		return from.endsWith("01") && to > "2026-07-08";
	});
	await button("Werkzeuge").click();
	await item("Bedarf offen stellen").click();
	await button("Offen stellen").click();
	await expect.element(page.getByText("6 offene Dienste angelegt")).toBeVisible();
	const asked = server.calls(templates.fillDemand).map(({ body }) => body as object);
	expect(asked.slice(1)).toMatchObject([
		{ from: "2026-07-01", to: "2026-07-31" },
		{ from: "2026-07-01", to: "2026-07-16" },
		{ from: "2026-07-01", to: "2026-07-08" },
		{ from: "2026-07-09", to: "2026-07-16" },
		{ from: "2026-07-17", to: "2026-07-31" },
	]);
	await button("Rückgängig").last().click();
	await soon(() => server.calls(undo)).toHaveLength(4);
});

test("who plans nowhere is offered to look at shifts, and nothing that only planners do", async () => {
	const { july } = answers.getShiftPlan;
	const workspaces = july.workspaces.map((one) => ({ ...one, mayPlan: false }));
	const people = july.people.map((one) => ({ ...one, mayPlan: false }));
	const { server } = entry();
	server.answer(contract.getShiftPlan, { ...july, workspaces, people });
	await showPlan(entry());
	await expect.element(page.getByRole("list", { name: "Legende" })).toBeVisible();
	expect(document.body.textContent).not.toMatch(/Ziehen|Entf löscht|Rechtsklick/);
	await page.elementLocator(itemOf(mia.id) as HTMLElement).click();
	await expect.element(page.getByRole("dialog", { name: "Dienst", exact: true })).toBeVisible();
});

/** On the second she cannot, on the third she would like to for four hours; by schedule she works on the first alone. */
const ground: Pick<PlanPerson, "said" | "hours"> = {
	said: [
		[1440, 2880, false, null],
		[3360, 3600, true, 2],
	],
	hours: [[0, 480, 960]],
};

test("beneath the shifts lies what people said of their days, and what is free by schedule", async () => {
	const { july } = answers.getPlanPeople;
	const people = july.people.map((one) =>
		one.userId === mia.user?.id ? { ...one, ...ground } : one,
	);
	entry().server.answer(contract.getPlanPeople, { people });
	await showPlan(entry());
	const cells = () =>
		[...document.querySelectorAll<HTMLElement>(".timeline-cell")].map((one) => [
			one.dataset.look,
			one.title,
		]);
	await soon(() => cells()).toEqual([
		["hatch", "Nicht verfügbar"],
		["mark", expect.stringContaining("08:00 – 12:00")],
	]);
	expect(document.querySelectorAll(".timeline-shades")).toHaveLength(1);
	await expectAccessible();
	// places have no hours
	await page.getByText("Bereich", { exact: true }).click();
	await soon(() => cells()).toEqual([]);
});
