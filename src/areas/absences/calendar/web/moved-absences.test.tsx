import { beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { contract as requests } from "#areas/absences/requests/contract.ts";
import * as panels from "#areas/absences/requests/web/panels.ts";
import { at, choose } from "#areas/absences/requests/web/test-screens.tsx";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import AbsencesPage from "./absences.page.tsx";
import { answers } from "./test-answers.ts";
import VacationPage from "./vacation.page.tsx";

const entry = freshEntry();
const { own, approved, changing } = answers.getAbsence;
const { userId } = sampleSession();

// the code of the forms is not what is waited for below
beforeAll(async () => {
	await Promise.all([panels.absencesEdit.load(), panels.absencesCreate.load()]);
}, 60_000);

beforeEach(() => {
	clearDrafts();
	setServerTime("2026-07-01T12:00:00Z");
	sessionStore.set(sampleSession({ permissions: {} }));
	setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
	showPanels(nothingOpen);
	const { server } = entry();
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(activities.listAbsenceActivities, answers.listAbsenceActivities.all);
	server.answer(at(entries.getEntryChoices, userId), answers.getEntryChoices.lena);
	server.answer(at(requests.listPossibleSubstitutes, userId), answers.listPossibleSubstitutes.free);
	server.answer(at(requests.getAbsence, own.id), own);
	server.answer(at(requests.getAbsence, approved.id), approved);
	server.answer(requests.previewAbsence, answers.previewAbsence.later);
	server.answer(accounts.listLeaveBalances, answers.listLeaveBalances.lena);
});

async function show(
	whose: keyof typeof answers.getAbsenceCalendar,
	Page = AbsencesPage,
): Promise<void> {
	entry().server.answer(contract.getAbsenceCalendar, answers.getAbsenceCalendar[whose]);
	entry().show(
		<>
			<main style={{ height: 700 }}>
				<Page />
			</main>
			<PanelHost />
		</>,
	);
	await soon(() => items().length).toBeGreaterThan(0);
}

const items = () => [...document.querySelectorAll<HTMLElement>("[data-item]")];
const drafts = () => [...document.querySelectorAll("[data-item][data-draft]")];
const draftNames = () => drafts().map((one) => one.getAttribute("aria-label"));
const button = (name: string) => page.getByRole("button", { name, exact: true });
const said = () => document.querySelector(".timeline-frame > [role=status]")?.textContent;
const panel = () => page.getByRole("dialog");
const titles = () => openPanels().panels.map(({ id }) => id);

function send(type: string, x: number, y: number, target: EventTarget): void {
	const given = { bubbles: true, cancelable: true, pointerId: 1, pointerType: "mouse", button: 0 };
	target.dispatchEvent(new PointerEvent(type, { ...given, clientX: x, clientY: y }));
}

/** Takes an absence by its middle and lets it go so many days later. */
function drag(id: string, days: number): void {
	const item = items().find(({ dataset }) => dataset.item === id) as HTMLElement;
	const { left, top, width, height } = item.getBoundingClientRect();
	const day = document.querySelector<HTMLElement>(".timeline-head-day")?.offsetWidth ?? 0;
	const [x, y] = [left + width / 2, top + height / 2];
	send("pointerdown", x, y, item);
	send("pointermove", x + 6, y, window);
	send("pointermove", x + days * day, y, window);
	send("pointerup", x + days * day, y, window);
}

test("what is dropped is asked about with what it costs, then saved, and put back by the message", async () => {
	const { server } = entry();
	const update = at(requests.updateAbsence, own.id);
	server.answer(update, answers.updateAbsence.moved);
	await show("lena");
	drag(own.id, 7);
	const days = page.getByRole("textbox", { name: "Von – bis" });
	await expect.element(days).toHaveValue("Mo 13.07. – So 19.07.2026");
	await expect
		.element(page.getByText("Bisher: Mo 06.07. – So 12.07.2026 · Urlaub im Team"))
		.toBeVisible();
	await expect.element(page.getByText("5 Urlaubstage an 7 Kalendertagen")).toBeVisible();
	expect(drafts().map((one) => one.getAttribute("aria-label"))).toEqual([
		"Urlaub im Team, noch nicht gesendet, Mo 13.07. – So 19.07.",
	]);
	await expectAccessible();
	expect(server.calls(update)).toEqual([]);
	await button("Speichern").click();
	await button("Rückgängig").click();
	await expect.element(page.getByText("Abwesenheit liegt wieder, wo sie war")).toBeVisible();
	expect(server.calls(update).map(({ body }) => body)).toMatchObject([
		{ version: 1, from: "2026-07-13", to: "2026-07-19", fromPart: "WHOLE", toPart: "WHOLE" },
		{ version: 2, from: "2026-07-06", to: "2026-07-12" },
	]);
	expect(drafts()).toEqual([]);
});

test("what is approved is extended by keys, asked for as a change, and taken back by the message", async () => {
	const { server } = entry();
	const asking = at(requests.requestAbsenceChange, approved.id);
	server.answer(asking, answers.requestAbsenceChange.longer);
	await show("lena");
	document.querySelector<HTMLElement>(".timeline-box")?.focus();
	await userEvent.keyboard("{ArrowDown}{Control>}{ArrowRight}{ArrowRight}{/Control}");
	await userEvent.keyboard("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}");
	expect(said()).toContain("Mo 03.08. – Do 06.08.");
	await userEvent.keyboard("{Enter}");
	await expect.element(panel().getByText("Änderung beantragen").first()).toBeVisible();
	// it is not done before it was sent
	expect(said()).not.toContain("Übernommen");
	await button("Beantragen").click();
	await soon(() => server.calls(asking)[0]?.body).toMatchObject({
		...{ version: 1, from: "2026-08-03", to: "2026-08-06" },
	});
	server.answer(at(requests.getAbsence, approved.id), changing);
	const withdrawn = at(requests.deleteAbsenceChange, changing.change?.id as string);
	server.answer(withdrawn, {});
	await button("Rückgängig").click();
	await expect.element(page.getByText("Abwesenheit liegt wieder, wo sie war")).toBeVisible();
	expect(server.calls(withdrawn).map(({ query }) => query.get("version"))).toEqual([
		String(changing.change?.version),
	]);
});

test("what is asked for lies in the calendar as it is typed, from the drag until the form is closed", async () => {
	await show("lena");
	openPanel(panels.absencesCreate, { userId, from: "2026-07-20", to: "2026-07-22" });
	await expect.poll(draftNames).toEqual(["Urlaub, noch nicht gesendet, Mo 20.07. – Mi 22.07."]);
	const marked = () => document.querySelectorAll(".timeline-row[data-marked]").length;
	expect(marked()).toBe(1);
	const days = page.getByRole("textbox", { name: "Von – bis" });
	await days.fill("21.07.2026-23.07.2026");
	await userEvent.keyboard("{Tab}");
	await expect.poll(draftNames).toEqual(["Urlaub, noch nicht gesendet, Di 21.07. – Do 23.07."]);
	await choose("Art", "Sonderurlaub im Team");
	await expect
		.poll(draftNames)
		.toEqual(["Sonderurlaub im Team, noch nicht gesendet, Di 21.07. – Do 23.07."]);
	// the last call is for what stands there now
	await soon(() => entry().server.calls(requests.previewAbsence).at(-1)?.body).toMatchObject({
		...{ from: "2026-07-21", to: "2026-07-23" },
	});
	await button("Abbrechen").click();
	await expect.poll(draftNames).toEqual([]);
	expect(marked()).toBe(0);
});

test("one that is being changed stays, and says why once it is dropped", async () => {
	const { server } = entry();
	server.answer(at(requests.getAbsence, approved.id), changing);
	await show("lena");
	drag(approved.id, -7);
	await expect
		.element(page.getByText("Für diese Abwesenheit ist bereits eine Änderung beantragt."))
		.toBeVisible();
	expect(titles()).toEqual([]);
	await button("Öffnen").click();
	expect(titles()).toEqual([panels.absencesDetail.id]);
});

test("of other people's it is said at once, by mouse and by key", async () => {
	const { server } = entry();
	await show("tom");
	const asked = server.requests.length;
	const [[other] = []] = answers.getAbsenceCalendar.tom.people[0]?.absences ?? [];
	drag(other as string, 7);
	const others = page.getByText(/^Verschieben kann diese Abwesenheit nur/);
	await expect.element(others).toBeVisible();
	document.querySelector<HTMLElement>(".timeline-box")?.focus();
	await userEvent.keyboard("{ArrowDown}{Control>}{ArrowRight}{/Control}{Alt>}{ArrowRight}{/Alt}");
	await expect.poll(() => others.elements().length).toBe(2);
	expect(document.querySelector(".timeline-ghost")).toBeNull();
	expect([titles(), server.requests.length]).toEqual([[], asked]);
});

test("beside people stands what is left of their leave, in the plan of the year what of it is planned", async () => {
	sessionStore.set(sampleSession({ permissions: {}, uiFeatures: ["LEAVEACCOUNTS"] }));
	await show("lena");
	const head = () => document.querySelector("[role=rowheader].timeline-row-head");
	await soon(() => head()?.querySelector(".timeline-figure")?.textContent?.trim()).toBe("22,0");
	expect(head()?.getAttribute("title")).toBe("Resturlaub 22,0 von 30,0");
	await expect.element(page.getByText("Resturlaub 2026")).toBeVisible();
	await expectAccessible();
	await show("lena", VacationPage);
	await soon(() => head()?.querySelector(".timeline-figure")?.textContent?.trim()).toBe(
		"13,0 / 30",
	);
	const bar = head()?.querySelector<HTMLElement>(".timeline-share > i");
	expect(bar?.style.width).toMatch(/^43\.3/);
	await expectAccessible();
});
