import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { ExceptionsSection } from "./exceptions/exceptions-section.tsx";
import { workspacesTemplateException, workspacesTemplateUpdate } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...activities }, file);
const { week } = answers.getShiftTemplate;
const path = `/api/shift-templates/${week.id}`;
const update = { ...contract.updateShiftTemplate, path };

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setServerTime("2026-07-01T08:00:00Z");
	setUpPanels({ panels: [workspacesTemplateException, workspacesTemplateUpdate] });
	showPanels(nothingOpen);
	const { server } = entry();
	server.answer(activities.listShiftActivities, answers.listShiftActivities.all);
	server.answer({ ...contract.getShiftTemplate, path }, week);
});

function showWeek(): void {
	const params = { workspaceId: week.workspaceId, id: week.id };
	showPanels({ ...nothingOpen, panels: [{ id: workspacesTemplateUpdate.id, params }] });
	entry().show(<PanelHost />);
}

const day = (name: string) => page.getByRole("region", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a template ends where it is changed, after a question", async () => {
	const { server } = entry();
	const remove = { ...contract.deleteShiftTemplate, path };
	server.answer(remove, {});
	showWeek();
	await button("Löschen").click();
	expect(server.calls(remove)).toEqual([]);
	await page.getByRole("alertdialog").getByRole("checkbox").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
	await soon(() => server.calls(remove)).toHaveLength(1);
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("the week shows who is needed, takes Monday over to all workdays, and says what the server refuses", async () => {
	const { server } = entry();
	showWeek();
	const monday = day("Montag").getByRole("group");
	await expect
		.element(monday.getByRole("textbox", { name: "Zeiten" }))
		.toHaveValue("06:00 – 14:30");
	await expect.element(monday.getByRole("textbox", { name: "Personen" })).toHaveValue("2");
	await expectAccessible();
	await monday.getByRole("textbox", { name: "Pause", exact: true }).fill("45");
	await monday.getByRole("textbox", { name: "Zweite Pause" }).fill("14-14:15");
	await button("Freitag, Zeile 1 entfernen").click();
	await button("Montag bis Freitag wie Montag").click();
	await button("Bedarf für Samstag").click();
	await day("Samstag").getByRole("textbox", { name: "Zeiten" }).fill("22-6");
	const { status, body } = answers.refusals.times;
	server.refuse(update, status, body);
	await button("Speichern").click();
	await expect.element(page.getByText(/höchstens 48 Stunden/).first()).toBeVisible();
	const sent = server.calls(update)[0]?.body as Pick<typeof week, "items">;
	const lines = sent.items.map(({ dayIndex, beginMinute, endMinute, copies, pauses }) => {
		const of = pauses.map(({ minute, minutes }) => `${minute}+${minutes}`);
		return [dayIndex, beginMinute, endMinute, copies, ...of].join(" ");
	});
	expect(lines).toEqual([
		...[0, 1, 2, 3, 4].map((nth) => `${nth} 360 870 2 585+45 840+15`),
		"5 1320 1800 1 1545+30",
	]);
	server.answer(update, answers.updateShiftTemplate.fewer);
	await button("Speichern").click();
	await expect.element(page.getByText(/gespeichert/).first()).toBeVisible();
});

test("days that differ are listed; one becomes as always again, of another nobody is needed", async () => {
	const { server, show } = entry();
	const { workspaceId } = week;
	server.answer(contract.getDemand, answers.getDemand.days);
	show(
		<main>
			<ExceptionsSection item={{ id: workspaceId }} />
			<PanelHost />
		</main>,
	);
	await expect.element(page.getByText("Frühdienst am Tag 07:00–14:30")).toBeVisible();
	await expect.element(page.getByText("wird nicht gebraucht")).toBeVisible();
	await expectAccessible();
	const change = (of: string) => page.getByRole("button", { name: new RegExp(`^Ausnahme.*${of}`) });
	await change("06.07.2026").click();
	await expect.element(page.getByRole("textbox", { name: "Zeiten" })).toHaveValue("07:00 – 14:30");
	await expectAccessible();
	const create = {
		...contract.createTemplateException,
		path: `/api/workspaces/${workspaceId}/template-exceptions`,
	};
	server.answer(create, answers.createTemplateException.left);
	await page.getByRole("textbox", { name: "Zeiten" }).fill("8-14:30");
	await button("Speichern").click();
	const [item] = answers.getDemand.days.items;
	const of = { itemId: item?.id, day: "2026-07-06" };
	const sent = () => server.calls(create).map(({ body }) => body);
	await soon(() => sent()[0]).toEqual({
		...{ ...of, activityId: null, beginMinute: 480, endMinute: 870 },
	});
	await change("06.07.2026").click();
	await page.getByText("Nicht gebraucht", { exact: true }).click();
	await button("Speichern").click();
	await soon(() => sent()[1]).toEqual(of);
	await change("13.07.2026").click();
	const [, second] = answers.getDemand.days.exceptions;
	const take = {
		...contract.deleteTemplateException,
		path: `/api/template-exceptions/${second?.id}`,
	};
	server.answer(take, answers.deleteTemplateException.gone);
	await button("Wieder wie immer").click();
	await soon(() => server.calls(take)).toHaveLength(1);
	await expect.element(page.getByText("Ausnahme zurückgenommen")).toBeVisible();
});
