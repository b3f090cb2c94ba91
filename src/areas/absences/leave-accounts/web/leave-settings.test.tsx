import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { leaveAccountsAssignRules } from "#areas/absences/leave-rules/web/panels.ts";
import { absencesCreate, absencesDetail } from "#areas/absences/requests/web/panels.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import * as panels from "./panels.ts";
import { answers, at, userId } from "./test-account.ts";

const entry = freshEntry();
beforeEach(() => {
	clearDrafts();
	queryClient.clear();
	sessionStore.set(sampleSession());
	const own = Object.values(panels).filter((one) => "load" in one);
	setUpPanels({ panels: [...own, absencesCreate, absencesDetail, leaveAccountsAssignRules] });
	const { server } = entry();
	server.answer(at.get, answers.getLeaveAccount.mia);
	server.answer(at.preview, answers.previewLeaveSetUp.opened);
	server.answer(at.calendar, answers.getLeaveCalendar.year);
});

function show(id: string) {
	showPanels({ ...nothingOpen, panels: [{ id, params: { userId } }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const { activityId } = answers.getLeaveAccount.mia;

test("an account is set up with what was there elsewhere, and tells what it comes to while that is typed", async () => {
	const { server } = entry();
	server.answer(at.setUp, answers.setUpLeaveAccount.opened);
	show("leave-accounts.configure");
	await expect
		.element(page.getByLabelText("So steht das Konto dann").last())
		.toMatchTextContent("Rest");
	await field("Stand am").fill("01.07.2026");
	await field("In diesem Jahr schon genommen").fill("12");
	await button("Rest hinzufügen").click();
	await field("Tage").fill("3,5");
	await field("Verfällt nach").fill("31.03.2026");
	await button("Speichern").click();
	await expect.element(page.getByText(/nicht zu lesen/).first()).toBeVisible();
	expect(server.calls(at.setUp)).toHaveLength(0);
	await field("Verfällt nach").fill("");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(at.setUp)[0]?.body).toEqual({
		...{ activityId, year: 2026, carryReason: null, carryNote: null, reason: null, version: 1 },
		opening: {
			...{ day: "2026-07-01", taken: "12" },
			carried: [{ fromYear: 2025, origin: "STATUTORY", days: "3.5", expiresOn: null }],
		},
	});
	expect(server.calls(at.preview).at(-1)?.body).toMatchObject({ opening: { taken: "12" } });
	await soon(() =>
		page.getByRole("heading", { name: "Urlaubskonto einrichten" }).query(),
	).toBeNull();
});

test("what is half typed asks for no preview and is not sent", async () => {
	const { server } = entry();
	show("leave-accounts.configure");
	await soon(() => server.calls(at.preview).length).toBe(1);
	await button("Rest hinzufügen").click();
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie das aus.").first()).toBeVisible();
	await button("Rest aus 2025 entfernen").click();
	await expect.element(page.getByText("Nichts aus Vorjahren.")).toBeVisible();
	expect(server.calls(at.setUp)).toHaveLength(0);
	server.answer(at.setUp, answers.setUpLeaveAccount.opened);
	await page.getByText("Was übrig ist").click();
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie das aus.").first()).toBeVisible();
	await field("Rest am Stichtag").fill("18");
	await button("Speichern").click();
	await soon(() => server.calls(at.setUp)[0]?.body).toMatchObject({
		opening: { taken: "0", rest: "18", carried: [] },
	});
	await soon(() =>
		page.getByRole("heading", { name: "Urlaubskonto einrichten" }).query(),
	).toBeNull();
});

test("an account is changed upon the version that is shown; who was faster is told, and nothing typed is lost", async () => {
	const { server } = entry();
	const { status, body } = answers.refusals.staleAccount;
	server.answer(at.get, answers.getLeaveAccount.opened);
	server.refuse(at.setUp, status, body);
	show("leave-accounts.edit");
	await expect.element(field("In diesem Jahr schon genommen")).toHaveValue("12");
	await expect.element(field("Was dem Urlaub entgegenstand")).toHaveValue("Inventur");
	await field("Was dem Urlaub entgegenstand").fill("Inventur und Umbau");
	await button("Speichern").click();
	await soon(() => server.calls(at.setUp)[0]?.body).toMatchObject({
		...{ carryReason: "OPERATIONAL", carryNote: "Inventur und Umbau" },
		version: answers.getLeaveAccount.opened.account?.version,
	});
	await expect.element(page.getByRole("dialog").last()).toBeVisible();
	await expectAccessible();
});

test("limits are set over the years", async () => {
	const { server } = entry();
	server.answer(at.limits, answers.setLeaveLimits.limits);
	show("leave-accounts.limits");
	await expect.element(field("Vorgriff bis")).toHaveValue("0");
	await expectAccessible();
	await field("Vorgriff bis").fill("2");
	await field("Hinweis ab").fill("10,5");
	await button("Speichern").click();
	await soon(() => server.calls(at.limits)[0]?.body).toEqual({
		...{ activityId, advance: "2", notice: "10.5", version: null },
	});
});

test("an account in hours is set up and limited in hours", async () => {
	const { server } = entry();
	const { hours } = answers.getLeaveAccount;
	server.answer(at.get, hours);
	server.answer(at.preview, answers.previewLeaveSetUp.hours);
	server.answer(at.setUp, answers.setUpLeaveAccount.opened);
	show("leave-accounts.configure");
	await expect
		.element(page.getByLabelText("So steht das Konto dann").last())
		.toMatchTextContent("davon 12:30 h vor der Übernahme");
	await field("Stand am").fill("01.07.2026");
	await field("In diesem Jahr schon genommen").fill("12:30");
	await button("Rest hinzufügen").click();
	await field("Stunden").fill("3,5");
	await button("Speichern").click();
	await soon(() => server.calls(at.setUp)[0]?.body).toMatchObject({
		activityId: hours.activityId,
		opening: { taken: "12:30", carried: [{ fromYear: 2025, days: "3:30" }] },
	});
	await soon(() =>
		page.getByRole("heading", { name: "Urlaubskonto einrichten" }).query(),
	).toBeNull();
	server.answer(at.limits, answers.setLeaveLimits.limits);
	show("leave-accounts.limits");
	await expect.element(field("Vorgriff bis")).toHaveValue("0:00");
	await field("Vorgriff bis").fill("16");
	await field("Hinweis ab").fill("80:30");
	await button("Speichern").click();
	await soon(() => server.calls(at.limits)[0]?.body).toMatchObject({
		...{ advance: "16:00", notice: "80:30", version: null },
	});
});

test("a year is seen by its days; a day leads to its leave, or to a request", async () => {
	show("leave-accounts.calendar");
	const march = page.getByRole("table", { name: "März 2026" });
	await expect.element(march).toBeVisible();
	await expectAccessible();
	await button("Montag, 30. März 2026, Genehmigt: 3,0 Tage").click();
	await soon(() => openPanels().panels.at(-1)?.id).toBe("absences.detail");
	show("leave-accounts.calendar");
	// one stop a month, arrows lead on
	const july = page.getByRole("table", { name: "Juli 2026" });
	await expect.element(july).toBeVisible();
	expect(july.element().querySelectorAll("[tabindex='0']")).toHaveLength(1);
	const place = "[data-panel='leave-accounts.calendar']";
	await soon(() => document.activeElement?.closest(place)).not.toBeNull();
	(button("Montag, 6. Juli 2026").element() as HTMLElement).focus();
	await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}");
	await soon(() => openPanels().panels.at(-1)).toMatchObject({
		id: "absences.create",
		params: { userId, from: "2026-07-14", to: "2026-07-14" },
	});
});

test("the account leads to its days and to what is set up of it, and says what was taken before", async () => {
	entry().server.answer(at.get, answers.getLeaveAccount.opened);
	show("leave-accounts.detail");
	const table = page.getByRole("region", { name: "Buchungen des Jahres" });
	await expect.element(table).toMatchTextContent("Vor der Übernahme genommen");
	await expect.element(page.getByText("Übertragbar: Betriebliche Gründe")).toBeVisible();
	await button("Weitere Funktionen des Kontos").click();
	await page.getByRole("menuitem", { name: "Grenzen …" }).click();
	await expect.element(field("Hinweis ab")).toHaveValue("10");
});
