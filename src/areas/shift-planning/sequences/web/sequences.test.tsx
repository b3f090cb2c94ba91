import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as workspaces } from "#areas/shift-planning/workspaces/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts, writeDraft } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import {
	shiftsApplySequence,
	shiftsSequenceTemplates,
	shiftsSequenceTemplateUpdate,
} from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...activities, ...workspaces, ...users }, file);
const { round } = answers.getShiftSequence;
const { made } = answers.applySequence;
const own = `/api/shift-sequences/${round.id}`;
const endpoints = {
	get: { ...contract.getShiftSequence, path: own },
	update: { ...contract.updateShiftSequence, path: own },
	preview: { ...contract.previewSequence, path: `${own}/preview` },
	apply: { ...contract.applySequence, path: `${own}/runs` },
	runs: { ...contract.listSequenceRuns, path: `${own}/runs` },
	takeBack: {
		...contract.takeBackRun,
		path: `/api/shift-sequence-runs/${made.runId}/withdrawal`,
	},
};

beforeEach(() => {
	clearDrafts();
	queryClient.clear();
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [shiftsSequenceTemplates, shiftsSequenceTemplateUpdate, shiftsApplySequence],
	});
	const { server } = entry();
	server.answer(activities.listShiftActivities, answers.listShiftActivities.all);
	server.answer(workspaces.listWorkspaces, answers.listWorkspaces.all);
	server.answer(contract.listShiftSequences, answers.listShiftSequences.one);
	server.answer(endpoints.get, round);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a sequence's days are shown, copied, freed and added to", async () => {
	const { server } = entry();
	show(shiftsSequenceTemplateUpdate.id, { id: round.id });
	const times = page.getByRole("textbox", { name: "Zeiten" });
	await expect.element(times.nth(1)).toHaveValue("21:00 – 02:00");
	const third = page.getByRole("region", { name: "Tag 3" });
	await expect.element(third.getByText("frei", { exact: true })).toBeVisible();
	await expectAccessible();
	await button("Tag 2 verdoppeln").click();
	await button("Tag 1, Dienst 1 entfernen").click();
	await button("Dienst an Tag 4").click();
	server.answer(endpoints.update, round);
	await button("Speichern").click();
	await expect.element(page.getByText(/gespeichert/).first()).toBeVisible();
	const sent = server.calls(endpoints.update)[0]?.body as Pick<typeof round, "days">;
	expect(sent.days.map((items) => items.map(({ beginMinute }) => beginMinute))).toEqual([
		[],
		[1260],
		[1260],
		[1260],
	]);
});

test("a sequence is looked at before it is applied, and taken back", async () => {
	const { server } = entry();
	const [mia] = answers.previewSequence.shown.lines;
	const { userId = "" } = mia ?? {};
	const values = {
		...{ sequenceId: round.id, days: { from: "2026-07-06", to: "2026-07-19" } },
		...{ people: [{ id: userId, name: "Muster, Mia" }], offsets: {}, onClash: "SKIP" },
	};
	writeDraft(`shifts.apply-sequence:${round.id}`, { values });
	server.answer(endpoints.runs, answers.listSequenceRuns.none);
	show(shiftsApplySequence.id, { sequenceId: round.id });
	await expect.element(page.getByText("Diese Sequenz wurde noch nicht angewendet.")).toBeVisible();
	await page.getByRole("textbox", { name: "Versatz in Tagen für Muster, Mia" }).fill("1");
	await expectAccessible();
	server.answer(endpoints.preview, answers.previewSequence.shown);
	await button("Vorschau").click();
	await expect.element(page.getByText(/hat schon einen Dienst: /)).toBeVisible();
	await expectAccessible();
	const people = [{ userId, offset: 1 }];
	expect(server.calls(endpoints.preview)[0]?.body).toMatchObject({ people, onClash: "SKIP" });
	server.answer(endpoints.apply, made);
	server.answer(endpoints.runs, answers.listSequenceRuns.one);
	await button(`${made.made} Dienste anlegen`).click();
	await soon(() => server.calls(endpoints.apply)[0]?.body).toMatchObject({ people });
	await expect.element(page.getByText(`${made.made} Dienste angelegt`)).toBeVisible();
});

test("what was applied is taken back as far as it is unchanged", async () => {
	const { server } = entry();
	server.answer(endpoints.runs, answers.listSequenceRuns.one);
	server.answer(endpoints.takeBack, answers.takeBackRun.all);
	show(shiftsApplySequence.id, { sequenceId: round.id });
	await page.getByRole("button", { name: /zurücknehmen$/ }).click();
	server.answer(endpoints.runs, answers.listSequenceRuns.taken);
	await expect.element(page.getByText(`${made.made} Dienste zurückgenommen`)).toBeVisible();
	expect(server.calls(endpoints.takeBack)).toHaveLength(1);
});
