import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { answers, template } from "./test-plans.ts";
import WorksheetsPage from "./worksheets.page.tsx";

const entry = freshEntry();
const people = answers.listPlannedPeople.all.items;
const idsOf = (name: string) =>
	people.filter(({ firstName }) => firstName === name).map(({ id }) => id);
const create = (id: string) => ({
	...contract.createWorksheet,
	path: `/api/users/${id}/worksheets`,
});

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
	const { server } = entry();
	server.answer(contract.listPlannedPeople, answers.listPlannedPeople.all);
	server.answer(contract.listWorksheetTemplates, answers.listWorksheetTemplates.all);
	server.answer(units.listUnits, answers.listUnits.all);
	showPanels(nothingOpen);
	entry().show(
		<main style={{ height: 900 }}>
			<WorksheetsPage />
			<PanelHost />
		</main>,
	);
});

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the list tells by which template everybody works", async () => {
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await expect.element(page.getByText("Vollzeit 40 h")).toBeVisible();
	await expect.element(page.getByText("40:00")).toBeVisible();
	await expectAccessible();
});

test("the page leads to the templates", async () => {
	await button("Vorlagen").click();
	await expect.element(page.getByRole("heading", { name: "Vorlagen" })).toBeVisible();
});

test("several are planned at once; whom it was not possible for is told", async () => {
	const { server } = entry();
	const { status, body } = answers.refusals.overlaps;
	for (const { id } of people) server.answer(create(id), answers.createWorksheet.lena);
	for (const id of idsOf("Piotr")) server.refuse(create(id), status, body);
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await page.getByRole("checkbox").first().click();
	await button("Arbeitszeitplan zuweisen").click();
	await expect.element(page.getByText("5 Mitarbeiter")).toBeVisible();
	const form = page.getByRole("dialog");
	await form.getByRole("combobox", { name: "Vorlage" }).click();
	await page.getByRole("option", { name: "Vollzeit 40 h" }).click();
	await form.getByRole("textbox", { name: "Gültig ab" }).fill("01.01.2027");
	await form.getByRole("button", { name: "Arbeitszeitplan zuweisen" }).click();
	await soon(() =>
		people.flatMap(({ id }) => server.calls(create(id)).map((call) => call.body)),
	).toEqual(
		people.map(() => ({
			templateId: template.id,
			validFrom: "2027-01-01",
			validTo: null,
			cycleStart: "2027-01-01",
			endsPrevious: true,
		})),
	);
	await expect
		.element(page.getByText("Nowak, Piotr: In diesem Zeitraum gilt bereits ein Arbeitszeitplan."))
		.toBeVisible();
});
