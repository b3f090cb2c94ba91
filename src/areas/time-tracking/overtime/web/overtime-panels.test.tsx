import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import OvertimeLink from "./overtime-link.tsx";
import * as panels from "./panels.ts";
import { account, answers, at, closedPayout, payout, userId } from "./test-account.ts";

const entry = freshEntry();
const registered = [
	panels.overtimeDetail,
	panels.overtimeModifications,
	panels.overtimeModificationCreate,
	panels.overtimeModificationEdit,
	panels.overtimeAccountInit,
	panels.overtimeLimits,
];

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: registered });
	entry().server.answer(at.get, answers.getOvertimeAccount.lena);
});

function show(id: string, params: Record<string, unknown> = { userId }): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, level: 2 });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const save = () => button("Speichern").click();

test("an account tells balance, open months, limits and newest entries", async () => {
	show("overtime.detail");
	await expect.element(page.getByText("+32:15").first()).toBeVisible();
	await expect.element(page.getByText("bis einschließlich 20.11.2026")).toBeVisible();
	await expect.element(page.getByText("Nahe der Obergrenze")).toBeVisible();
	await expect.element(page.getByText(/7:15 h liegen über/)).toBeVisible();
	const rows = page.getByRole("table").getByRole("row");
	await expect.element(rows.nth(1)).toHaveTextContent("Fr 20.11.2026November 2026offen+1:00+32:15");
	await expect.element(page.getByText("zurückgenommen · Tippfehler")).toBeVisible();
	await expect.element(page.getByRole("img", { name: /^Saldo \+32:15 h zwischen/ })).toBeVisible();
	await expectAccessible();
});

test("an account that is not open yet leads to its opening", async () => {
	const { server } = entry();
	server.answer(at.get, answers.getOvertimeAccount.none);
	show("overtime.detail");
	await expect.element(page.getByText(/noch kein Überstunden/)).toBeVisible();
	await button("Konto eröffnen").click();
	await expect.element(field("Anfangssaldo")).toHaveValue("0:00");
	await expectAccessible();
});

test("an account is opened with what somebody brings along", async () => {
	const { server } = entry();
	server.answer(at.init, answers.initOvertimeAccount.opened);
	show("overtime.account-init");
	await save();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	await field("Eröffnet am").fill("01.01.2026");
	await field("Anfangssaldo").fill("-1:30");
	await save();
	await soon(() => server.calls(at.init)[0]?.body).toEqual({
		openedOn: "2026-01-01",
		minutes: -90,
		reason: null,
	});
});

test("a payout is typed without a minus and sent as what is taken away", async () => {
	const { server } = entry();
	server.answer(at.create, answers.createOvertimeModification.payout);
	show("overtime.modification-create");
	await page.getByRole("combobox", { name: /^Art/ }).click();
	await page.getByRole("option", { name: "Auszahlung" }).click();
	await expect.element(page.getByText("Verfügbar: 32:15 h")).toBeVisible();
	await expectAccessible();
	await field("Wirksam am").fill("30.11.2026");
	await field("Stunden").fill("-8");
	await field("Begründung").fill("Wunsch");
	await save();
	await expect.element(page.getByText(/ohne Minus/).first()).toBeVisible();
	expect(server.calls(at.create)).toHaveLength(0);
	await field("Stunden").fill("8");
	await save();
	await soon(() => server.calls(at.create)[0]?.body).toEqual({
		kind: "PAYOUT",
		effectiveOn: "2026-11-30",
		minutes: -480,
		reason: "Wunsch",
	});
});

test("what the account does not hold is told, and nothing typed is lost", async () => {
	const { status, body } = answers.refusals.exceedsBalance;
	entry().server.refuse(at.create, status, body);
	show("overtime.modification-create");
	await field("Wirksam am").fill("30.11.2026");
	await field("Stunden").fill("80");
	await field("Begründung").fill("Wunsch");
	await save();
	await expect.element(page.getByText(/nicht verfügbar/).first()).toBeVisible();
	await expect.element(field("Stunden")).toHaveValue("80:00");
});

test("in the ledger only what was written by hand and still holds is changed", async () => {
	const { server } = entry();
	server.answer(at.change, answers.changeOvertimeModification.payout);
	show("overtime.modifications");
	const change = button("Bearbeiten: Auszahlung, 02.11.2026");
	await expect.element(change).toBeVisible();
	expect(page.getByRole("button", { name: /^Bearbeiten/ }).all()).toHaveLength(1);
	await expectAccessible();
	await change.click();
	await expect.element(field("Stunden")).toHaveValue("2:00");
	await expect.element(page.getByText("Verfügbar: 34:15 h")).toBeVisible();
	await expectAccessible();
	await field("Stunden").fill("3");
	await save();
	await soon(() => server.calls(at.change)[0]?.body).toEqual({
		kind: "PAYOUT",
		effectiveOn: "2026-11-02",
		minutes: -180,
		reason: "Auszahlung im November",
	});
});

test("a modification is taken back after a tick", async () => {
	const { server } = entry();
	server.answer(at.remove, answers.deleteOvertimeModification.payout);
	show("overtime.modification-edit", { userId, modificationId: payout.id });
	await button("Zurücknehmen").click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("checkbox").click();
	await dialog.getByRole("button", { name: "Zurücknehmen" }).click();
	await soon(() => server.calls(at.remove)).toHaveLength(1);
	await soon(() => heading("Korrektur bearbeiten").query()).toBeNull();
});

test("a modification of a closed month is not offered for a change", async () => {
	show("overtime.modification-edit", { userId, modificationId: closedPayout.id });
	await expect
		.element(page.getByText("Diese Buchung kann nicht mehr geändert werden."))
		.toBeVisible();
});

test("limits must agree and are set upon their version", async () => {
	const { server } = entry();
	server.answer(at.limits, answers.setOvertimeLimits.set);
	show("overtime.limits");
	await expect.element(field("Obergrenze")).toHaveValue("40:00");
	await expectAccessible();
	const notice = page.getByRole("region", { name: "Plusstunden" }).getByLabelText("Hinweis ab");
	await notice.fill("41");
	await save();
	await expect.element(page.getByText(/Grenzen widersprechen sich/).first()).toBeVisible();
	expect(server.calls(at.limits)).toHaveLength(0);
	await notice.fill("35");
	await save();
	await soon(() => server.calls(at.limits)[0]?.body).toEqual({
		...account.limits,
		upperNotice: 2100,
		version: 3,
	});
});

test("limits that were changed meanwhile are told", async () => {
	const { status, body } = answers.refusals.staleLimits;
	entry().server.refuse(at.limits, status, body);
	show("overtime.limits");
	await field("Obergrenze").fill("50");
	await save();
	await expect.element(page.getByText(/Hanna Muster/)).toBeVisible();
});

test("who may only read sees no way to change anything", async () => {
	sessionStore.set(
		sampleSession({ permissions: { "overtime.manage": [{ scope: "GLOBAL", level: "READ" }] } }),
	);
	show("overtime.detail");
	await expect.element(page.getByText("Nahe der Obergrenze")).toBeVisible();
	expect(button("Korrektur anlegen").query()).toBeNull();
	expect(button("Grenzen: Grenzen ändern").query()).toBeNull();
});

test("a person's detail tells what her overtime comes to", async () => {
	entry().show(
		<main>
			<h1>Vogt, Lena</h1>
			<h2>Mitarbeiter</h2>
			<OvertimeLink userId={userId} />
		</main>,
	);
	await expect.element(page.getByText("+32:15 h · Nahe der Obergrenze")).toBeVisible();
	await expectAccessible();
});
