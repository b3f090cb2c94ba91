import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const { marginal } = answers.getEmploymentType;
const path = `/api/employment-types/${marginal.id}`;

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });

test("limits are shown in hours and money", async () => {
	entry().server.answer({ ...contract.getEmploymentType, path }, marginal);
	show(panels.employmentTypeDetail.id, { id: marginal.id });
	await expect.element(page.getByText(/Höchstens je Woche: 10:00/)).toBeVisible();
	await expect.element(page.getByText(/Höchstlohn je Monat: 556,00 EUR/)).toBeVisible();
	await expectAccessible();
});

test("a limit that is none is not saved, whatever else is typed", async () => {
	const { server } = entry();
	server.answer(contract.createEmploymentType, answers.createEmploymentType.marginal);
	show(panels.employmentTypeCreate.id);
	await field("Bezeichnung").fill("Minijob");
	await field("Höchstens je Tag").fill("viel");
	await field("Höchstens je Woche").fill("10");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect
		.element(field("Höchstens je Tag"))
		.toHaveAccessibleDescription(/Bitte geben Sie eine Dauer ein/);
	expect(server.calls(contract.createEmploymentType)).toEqual([]);
	await expectAccessible();
	await field("Höchstens je Tag").fill("");
	await field("Höchstlohn je Monat").fill("556");
	await userEvent.tab();
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await soon(() => server.calls(contract.createEmploymentType).map(({ body }) => body)).toEqual([
		{ name: "Minijob", limits: marginal.limits },
	]);
});
