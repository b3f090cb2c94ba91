import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import { usersActivityOverrides } from "../panels.ts";
import { answers } from "../test-activities.ts";
import OverridesLink from "./overrides-link.tsx";

const entry = freshEntry();
const { userId, activities } = answers.getActivityOverrides.nora;
const path = `/api/users/${userId}/activity-overrides`;
const get = { ...contract.getActivityOverrides, path };
const put = { ...contract.putActivityOverrides, path };
const idOf = (name: string) => activities.find((one) => one.name === name)?.id;

beforeEach(() => {
	clearDrafts();
	showPanels(nothingOpen);
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [usersActivityOverrides], mayOpen: () => true });
	entry().server.answer(get, answers.getActivityOverrides.nora);
	entry().server.answer(put, answers.putActivityOverrides.atHome);
});

function show() {
	entry().show(<PanelHost />);
	openPanel(usersActivityOverrides, { userId });
}

const allowed = (name: string) => page.getByRole("switch", { name, exact: true });
const asDefault = (name: string) =>
	page.getByRole("radio", { name: `Standard: ${name}`, exact: true });
const save = page.getByRole("button", { name: "Speichern" });

test("each activity says whether it may be booked, each class with what the clock begins", async () => {
	show();
	await expect.element(allowed("Arbeitszeit")).toBeChecked();
	await expect.element(allowed("Außendienst")).not.toBeChecked();
	await expect.element(allowed("Altes Büro (archiviert)")).not.toBeChecked();
	await expect
		.element(page.getByRole("radio", { name: "Standard wie im Unternehmen (Arbeitszeit)" }))
		.toBeChecked();
	await expect.element(asDefault("Außendienst")).toBeDisabled();
	await expect.element(asDefault("Altes Büro")).toBeDisabled();
	await expectAccessible();
});

test("what differs is sent upon the version that was seen", async () => {
	show();
	await asDefault("Homeoffice").click();
	await allowed("Arbeitszeit").click();
	await allowed("Außendienst").click();
	await save.click();
	await soon(() => entry().server.calls(put)[0]?.body).toEqual({
		version: 2,
		overrides: [
			{ activityId: idOf("Altes Büro"), isAllowed: false, isDefault: false },
			{ activityId: idOf("Arbeitszeit"), isAllowed: false, isDefault: false },
			{ activityId: idOf("Homeoffice"), isAllowed: true, isDefault: true },
		],
	});
});

test("what she may not book cannot stay her default", async () => {
	show();
	await asDefault("Homeoffice").click();
	await allowed("Homeoffice").click();
	await expect.element(asDefault("Homeoffice")).not.toBeChecked();
	await expect.element(asDefault("Homeoffice")).toBeDisabled();
	await save.click();
	await soon(() => entry().server.calls(put)[0]?.body).toMatchObject({
		overrides: [
			{ activityId: idOf("Altes Büro") },
			{ activityId: idOf("Außendienst") },
			{ activityId: idOf("Homeoffice"), isAllowed: false, isDefault: false },
		],
	});
});

test("who may only read changes nothing", async () => {
	sessionStore.set(
		sampleSession({ permissions: { "activities.manage": [{ scope: "GLOBAL", level: "READ" }] } }),
	);
	show();
	await expect.element(allowed("Arbeitszeit")).toBeDisabled();
	await expect.element(asDefault("Homeoffice")).toBeDisabled();
	expect(save.query()).toBeNull();
});

test("a person's detail says what differs and leads there", async () => {
	entry().show(
		<>
			<OverridesLink userId={userId} />
			<PanelHost />
		</>,
	);
	await soon(() => document.body.textContent).toContain("Nicht erlaubt: Altes Büro, Außendienst");
	await page.getByRole("button", { name: /^Abweichende Tätigkeiten/ }).click();
	await expect.element(allowed("Homeoffice")).toBeVisible();
});
