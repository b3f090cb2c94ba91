import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
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
const answers = recorded({ ...contract, ...units, ...activities }, file);
const { ward } = answers.getWorkspace;
const target = { target: "WORKSPACE", targetId: ward.id };
const requirements = {
	...contract.listRequirements,
	path: `/api/qualification-requirements/WORKSPACE/${ward.id}`,
};

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
	const { server } = entry();
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(activities.listShiftActivities, answers.listShiftActivities.all);
	server.answer(contract.listWorkspaces, answers.listWorkspaces.one);
	server.answer({ ...contract.getWorkspace, path: `/api/workspaces/${ward.id}` }, ward);
	server.answer(requirements, answers.listRequirements.care);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the list leads to a workspace, which says what it asks for", async () => {
	show(panels.workspacesOverview.id);
	await expect.element(page.getByText("Frühdienst")).toBeVisible();
	await expectAccessible();
	await page.getByText("Station 1").click();
	await expect.element(page.getByText("mindestens Fachkraft")).toBeVisible();
	await expectAccessible();
	await button("Anforderungen ändern").click();
	await expect.element(button("Pflege nicht mehr verlangen")).toBeVisible();
	const { server } = entry();
	const { id } = answers.assignRequirement.care;
	server.answer(
		{ ...contract.deleteRequirement, path: `/api/qualification-requirements/${id}` },
		{},
	);
	server.answer(requirements, answers.listRequirements.none);
	await button("Pflege nicht mehr verlangen").click();
	await expect
		.element(page.getByText(/Hier wird keine Qualifikation verlangt/).last())
		.toBeVisible();
});

test("the department is said although it is of another site than the one that is shown", async () => {
	const { server } = entry();
	const all = answers.listUnits.all;
	const own = all.items.find(({ id }) => id === ward.unitId);
	if (own === undefined) throw new Error("The recorded departments are others.");
	server.answer(units.listUnits, { ...all, items: all.items.filter((one) => one !== own) });
	const counts = { people: 0, peopleBelow: 0, disabledPeople: 0, secondaryPeople: 0 };
	const place = { path: [], siteName: "Süd", ownSiteId: null, children: 0, unitsBelow: 0 };
	const getUnit = { ...units.getUnit, path: `/api/units/${ward.unitId}` };
	server.answer(getUnit, { ...own, ...counts, ...place });
	show(panels.workspacesEdit.id, { id: ward.id });
	await expect.element(button(`Abteilung: ${own.name}`)).toBeVisible();
});

test("a qualification is asked for with its level; what is refused is said, and nothing typed is lost", async () => {
	const { server } = entry();
	const { twice } = answers.refusals;
	server.answer(requirements, answers.listRequirements.none);
	server.refuse(contract.assignRequirement, twice.status, twice.body);
	show(panels.qualificationRequirementsAssign.id, target);
	await page.getByRole("combobox", { name: "Qualifikation" }).click();
	await page.getByRole("option", { name: "Pflege" }).click();
	await page.getByRole("combobox", { name: "Mindeststufe" }).click();
	await page.getByRole("option", { name: "Fachkraft" }).click();
	await expectAccessible();
	await button("Verlangen").click();
	await expect.element(page.getByText(/wird hier schon verlangt/)).toBeVisible();
	const body = () => server.requests.find(({ method }) => method === "POST")?.body;
	await soon(() => body()).toMatchObject({ ...target, minLevel: 2 });
});
