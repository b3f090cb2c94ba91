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
import type { PlannedPerson } from "../contract/plans.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { plan, template, userId } from "./test-plans.ts";
import WorksheetsPage from "./worksheets.page.tsx";

const entry = freshEntry();
const lena: PlannedPerson = {
	id: userId,
	firstName: "Lena",
	lastName: "Vogt",
	personnelNo: "20408",
	unitId: "01a1fd2c-47a0-70d1-9a38-0000000001b1",
	unitName: "Station 2",
	worksheetId: plan.id,
	templateId: template.id,
	templateName: template.name,
	kind: "FIXED",
	validFrom: "2025-01-01",
	validTo: null,
	weeklyMinutes: 2400,
};
const piotr: PlannedPerson = {
	...lena,
	id: "01a1fd2c-47a0-70d1-9a38-000000000172",
	firstName: "Piotr",
	lastName: "Nowak",
	personnelNo: null,
	worksheetId: null,
	templateId: null,
	templateName: null,
	kind: null,
	validFrom: null,
	weeklyMinutes: null,
};
const create = (id: string) => ({
	...contract.createWorksheet,
	path: `/api/users/${id}/worksheets`,
});

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: Object.values(panels).filter((one) => "load" in one),
	});
	const { server } = entry();
	const two = { total: 2, page: 1, pageSize: 25 };
	server.answer(contract.listPlannedPeople, { items: [piotr, lena], ...two });
	server.answer(contract.listWorksheetTemplates, {
		items: [template],
		total: 1,
		page: 1,
		pageSize: 25,
	});
	server.answer(units.listUnits, { items: [], total: 0 });
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
	server.answer(create(lena.id), { id: plan.id });
	server.refuse(create(piotr.id), 422, {
		error: "RuleViolation",
		code: "WORKSHEET_OVERLAPS",
		message: "In diesem Zeitraum gilt bereits ein Arbeitszeitplan.",
		details: [],
	});
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await page.getByRole("checkbox").first().click();
	await button("Arbeitszeitplan zuweisen").click();
	await expect.element(page.getByText("2 Mitarbeiter")).toBeVisible();
	const form = page.getByRole("dialog");
	await form.getByRole("combobox", { name: "Vorlage" }).click();
	await page.getByRole("option", { name: "Vollzeit 40 h" }).click();
	await form.getByRole("textbox", { name: "Gültig ab" }).fill("01.01.2027");
	await form.getByRole("button", { name: "Arbeitszeitplan zuweisen" }).click();
	await soon(() =>
		[lena, piotr].flatMap(({ id }) => server.calls(create(id)).map(({ body }) => body)),
	).toEqual(
		[1, 2].map(() => ({
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
