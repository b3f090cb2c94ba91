import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { absencesCreate } from "#areas/absences/requests/web/panels.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import {
	timeTrackingsCreate,
	timeTrackingsDetail,
} from "#areas/time-tracking/entries/web/panels.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import type { DayGap } from "../contract.ts";
import { fixMyDayOverview } from "./panels.ts";
import { answers, at, friday, type Gaps, gapOf, timed, userId } from "./test-gaps.ts";

const stage = freshEntry();
const { clockOut, pause, reason, four, quiet, readOnly, nothingProposed } = answers.listDayGaps;

beforeEach(() => {
	sessionStore.set(sampleSession());
	// the form itself has tests of its own
	const form = { ...absencesCreate, load: async () => ({ default: () => null }) };
	setUpPanels({ panels: [fixMyDayOverview, timeTrackingsCreate, timeTrackingsDetail, form] });
});

function show(gaps: Gaps): void {
	const { server } = stage();
	server.answer(at.gaps, gaps);
	server.answer(at.mend, answers.sendDayMend.friday);
	showPanels({ ...nothingOpen, panels: [{ id: fixMyDayOverview.id, params: {} }] });
	stage().show(<PanelHost />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const sent = () =>
	stage()
		.server.calls(at.mend)
		.map(({ body }) => body);

test("each gap is told in words and mended by one button", async () => {
	show(four);
	await expect
		.element(
			page.getByText(
				"„Arbeitszeit“ 08:00 – 18:00 wurde automatisch beendet. Wann war wirklich Schluss?",
			),
		)
		.toBeVisible();
	await expect.element(page.getByText("Vorschlag: 08:00 – 12:00, 12:30 – 16:30")).toBeVisible();
	await expect
		.element(page.getByText(/Erfasst sind 0:00 h Pause, vorgeschrieben sind 0:30 h/))
		.toBeVisible();
	await expect.element(page.getByText(/wurde abgelehnt. Begründung: Falscher Tag/)).toBeVisible();
	await expectAccessible();
	await button("Ende 16:30 eintragen").click();
	await button("Wie vorgeschlagen gearbeitet").click();
	await button("Pause 12:00 – 12:30 eintragen").click();
	await button("Erneut beantragen").click();
	await soon(sent).toEqual([
		mendOf(gapOf(four, "MISSING_CLOCK_OUT"), "Ausstempeln vergessen"),
		mendOf(gapOf(four, "NO_ACTUALS"), "Zeit nachgetragen"),
		mendOf(gapOf(four, "PAUSE_MISSING"), "Pause nachgetragen"),
		mendOf(gapOf(four, "REJECTED"), "Erneut beantragt"),
	]);
});

test("who was away that day asks for it: the form opens with the day; the gap is looked for anew once something was asked for", async () => {
	show(four);
	const { day } = gapOf(four, "NO_ACTUALS");
	await expect.element(button("Ich war abwesend")).toBeVisible();
	expect(page.getByRole("button", { name: "Ich war abwesend" }).all()).toHaveLength(1);
	await button("Ich war abwesend").click();
	await soon(() => openPanels().panels.at(-1)).toMatchObject({
		id: absencesCreate.id,
		params: { userId, from: day, to: day },
	});
	const before = stage().server.calls(at.gaps).length;
	passOn({ kind: "change", topic: "ABSENCES", ids: [], userId });
	await soon(() => stage().server.calls(at.gaps).length).toBe(before + 1);
});

function mendOf({ steps }: Pick<DayGap, "steps">, said: string) {
	return { steps, reasonId: null, reason: said, accept: [] };
}

test("times are adjusted before they are sent; what was left alone keeps its seconds", async () => {
	show(clockOut);
	await button("Anpassen").click();
	const times = page.getByRole("textbox", { name: "Von – bis" });
	await expect.element(times).toHaveValue("08:00 – 16:30");
	await userEvent.fill(times, "8-17:10");
	await userEvent.fill(page.getByRole("textbox", { name: "Begründung" }), "Bus verpasst");
	await button("Beantragen").click();
	const { steps, entry } = gapOf(clockOut, "MISSING_CLOCK_OUT");
	const longer = timed(steps[0], entry?.begin ?? "", friday("17:10"));
	await soon(sent).toEqual([mendOf({ steps: [longer] }, "Bus verpasst")]);
});

test("a pause is moved as one thing: the work around it gives way", async () => {
	show(pause);
	await button("Anpassen").click();
	const field = page.getByRole("textbox", { name: "Pause von – bis" });
	await userEvent.fill(field, "13-13:45");
	await button("Beantragen").click();
	const { steps, entry } = gapOf(pause, "PAUSE_MISSING");
	await soon(sent).toMatchObject([
		{
			steps: [
				timed(steps[0], entry?.begin ?? "", friday("13:00")),
				timed(steps[1], friday("13:00"), friday("13:45")),
				timed(steps[2], friday("13:45"), friday("16:30")),
			],
		},
	]);
});

test("a reason is chosen or written; without any it is not sent", async () => {
	show(reason);
	await expect
		.element(page.getByText("Zu „Dienstgang“ 08:00 – 13:00 fehlt eine Begründung."))
		.toBeVisible();
	await expect.element(button("Begründung senden")).toBeDisabled();
	await page.getByRole("combobox", { name: "Begründung wählen" }).click();
	await page.getByRole("option", { name: "Post geholt" }).click();
	await button("Begründung senden").click();
	const owed = gapOf(reason, "REASON_MISSING");
	await soon(sent).toMatchObject([
		{ steps: owed.steps, reasonId: owed.entry?.reasons[0]?.id, reason: null },
	]);
	await expect.element(page.getByText("Die Begründung ist gespeichert.")).toBeVisible();
});

test("what the server refuses is told at the gap, and what was typed stays", async () => {
	show(clockOut);
	const { status, body } = answers.refusals.endBeforeBegin;
	stage().server.refuse(at.mend, status, body);
	await button("Anpassen").click();
	const times = page.getByRole("textbox", { name: "Von – bis" });
	await userEvent.fill(times, "8-9");
	await button("Beantragen").click();
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("Das Ende muss nach dem Beginn liegen.");
	await expect.element(times).toHaveValue("08:00 – 09:00");
});

test("violated rules are shown, and sent once they are known", async () => {
	show(clockOut);
	const { server } = stage();
	const { status, body } = answers.refusals.rulesViolated;
	server.refuse(at.mend, status, body);
	await button("Ende 16:30 eintragen").click();
	const dialog = page.getByRole("alertdialog", { name: "Tag berichtigen" });
	await expect.element(dialog).toBeVisible();
	server.answer(at.mend, answers.sendDayMend.friday);
	await dialog.getByRole("checkbox").click();
	await dialog.getByRole("button", { name: "Trotzdem fortfahren" }).click();
	await soon(() => sent().at(-1)).toMatchObject({
		accept: ["OVER_8_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"],
	});
});

test("what waits and what only informs stand apart and ask for nothing", async () => {
	show(quiet);
	await expect
		.element(page.getByText(/Alles in Ordnung: In den letzten fünf Wochen/))
		.toBeVisible();
	await expect.element(page.getByRole("heading", { name: /Wartet auf Genehmigung/ })).toBeVisible();
	await expect.element(page.getByText(/0:45 h über den zulässigen zehn Stunden/)).toBeVisible();
	await expect.element(button("Anpassen")).not.toBeInTheDocument();
	stage().server.refuse(entries.getTimeTracking, 404, { error: "EntityNotFound" });
	await button("Eintrag ansehen").first().click();
	await soon(() => openPanels().panels.at(-1)?.id).toBe(timeTrackingsDetail.id);
});

test("where nothing can be proposed, time is entered by hand", async () => {
	show(nothingProposed);
	await button("Zeit eintragen").click();
	await soon(() => openPanels().panels.at(-1)).toMatchObject({
		id: timeTrackingsCreate.id,
		params: { userId, day: "2026-11-20" },
	});
});

test("who may only read mends nothing", async () => {
	show(readOnly);
	await expect
		.element(page.getByText("Sie dürfen diese Zeiten sehen, aber nicht ändern."))
		.toBeVisible();
	await expect.element(button("Ende 16:30 eintragen")).not.toBeInTheDocument();
});

test("on a phone every button is a thumb's size", async () => {
	await page.viewport(390, 844);
	show(four);
	await expect.element(button("Ende 16:30 eintragen")).toBeVisible();
	const buttons = [...document.querySelectorAll(".gap-buttons button")];
	expect(buttons.length).toBeGreaterThan(5);
	const boxes = () => buttons.map((one) => one.getBoundingClientRect());
	expect(Math.min(...boxes().map(({ height }) => height))).toBeGreaterThanOrEqual(44);
	// once the panel has come in
	await soon(() => Math.max(...boxes().map(({ right }) => right))).toBeLessThanOrEqual(390);
});
