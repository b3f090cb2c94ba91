import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { workspacesTemplateUpdate } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...activities }, file);
const { week } = answers.getShiftTemplate;
const path = `/api/shift-templates/${week.id}`;
const update = { ...contract.updateShiftTemplate, path };

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [workspacesTemplateUpdate] });
	const { server } = entry();
	server.answer(activities.listShiftActivities, answers.listShiftActivities.all);
	server.answer({ ...contract.getShiftTemplate, path }, week);
	const params = { workspaceId: week.workspaceId, id: week.id };
	showPanels({ ...nothingOpen, panels: [{ id: workspacesTemplateUpdate.id, params }] });
	entry().show(<PanelHost />);
});

const day = (name: string) => page.getByRole("region", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the week shows who is needed, takes Monday over to all workdays, and says what the server refuses", async () => {
	const { server } = entry();
	const monday = day("Montag").getByRole("group");
	await expect
		.element(monday.getByRole("textbox", { name: "Zeiten" }))
		.toHaveValue("06:00 – 14:30");
	await expect.element(monday.getByRole("textbox", { name: "Personen" })).toHaveValue("2");
	await expectAccessible();
	await monday.getByRole("textbox", { name: "Pause" }).fill("45");
	await button("Freitag, Zeile 1 entfernen").click();
	await button("Montag bis Freitag wie Montag").click();
	await button("Bedarf für Samstag").click();
	await day("Samstag").getByRole("textbox", { name: "Zeiten" }).fill("22-6");
	const { status, body } = answers.refusals.times;
	server.refuse(update, status, body);
	await button("Speichern").click();
	await expect.element(page.getByText(/höchstens 48 Stunden/).first()).toBeVisible();
	const sent = server.calls(update)[0]?.body as Pick<typeof week, "items">;
	const lines = sent.items.map((one) =>
		[one.dayIndex, one.beginMinute, one.endMinute, one.copies, one.pauses[0]?.minutes].join(" "),
	);
	expect(lines).toEqual([
		...[0, 1, 2, 3, 4].map((nth) => `${nth} 360 870 2 45`),
		"5 1320 1800 1 30",
	]);
	server.answer(update, answers.updateShiftTemplate.fewer);
	await button("Speichern").click();
	await expect.element(page.getByText(/gespeichert/).first()).toBeVisible();
});
