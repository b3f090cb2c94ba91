import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { startListExport } from "#kit/contract/list-export.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import * as panels from "./panels.ts";
import { answers, at, byHand, userId } from "./test-account.ts";

const entry = freshEntry();
beforeEach(() => {
	clearDrafts();
	queryClient.clear();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
	const { server } = entry();
	server.answer(at.get, answers.getLeaveAccount.mia);
	server.answer(at.records, answers.listLeaveRecords.byHand);
});

function show(id: string) {
	showPanels({ ...nothingOpen, panels: [{ id, params: { userId } }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const corrections = "leave-accounts.individual-modifications";

test("days are taken away by hand, with a minus and a reason, upon the version that is shown", async () => {
	const { server } = entry();
	server.answer(at.create, answers.createLeaveModification.nachtrag);
	show(corrections);
	await expect.element(page.getByText("Nachtrag aus 2025")).toBeVisible();
	await expectAccessible();
	await field("Tage").fill("-1,5");
	await field("Verfällt nach").fill("31.12.2026");
	await field("Begründung").fill("Zu viel übertragen");
	await button("Speichern").click();
	await expect.element(page.getByText(/Verfallen kann nur/).first()).toBeVisible();
	expect(server.calls(at.create)).toHaveLength(0);
	await field("Verfällt nach").fill("");
	await button("Speichern").click();
	await soon(() => server.calls(at.create)[0]?.body).toEqual({
		activityId: answers.getLeaveAccount.mia.activityId,
		year: 2026,
		kind: "MODIFICATION",
		days: "-1.5",
		effectiveOn: "2026-11-21",
		expiresOn: null,
		reason: "Zu viel übertragen",
		version: 1,
	});
	await soon(() => page.getByRole("heading", { name: "Einzelne Korrekturen" }).query()).toBeNull();
	server.answer(at.get, answers.getLeaveAccount.expiring);
	queryClient.clear();
	show(corrections);
	await page.getByText("Abgeltung", { exact: true }).click();
	await field("Begründung").fill("Austritt");
	await button("Speichern").click();
	await soon(() => server.calls(at.create)[1]?.body).toMatchObject({
		...{ kind: "PAYOUT", days: "-22", effectiveOn: "2026-12-31", expiresOn: null },
	});
	await soon(() => page.getByRole("heading", { name: "Einzelne Korrekturen" }).query()).toBeNull();
});

test("hours are taken from an account that is kept in hours", async () => {
	const { server } = entry();
	const { hours } = answers.getLeaveAccount;
	server.answer(at.get, hours);
	server.answer(at.create, answers.createLeaveModification.nachtrag);
	show(corrections);
	await expect.element(page.getByText(/zum Beispiel −8:00/)).toBeVisible();
	await field("Stunden").fill("-8:00");
	await field("Begründung").fill("Zu viel übertragen");
	await button("Speichern").click();
	await soon(() => server.calls(at.create)[0]?.body).toMatchObject({
		...{ activityId: hours.activityId, days: "-8:00", version: hours.account?.version },
	});
	await soon(() => page.getByRole("heading", { name: "Einzelne Korrekturen" }).query()).toBeNull();
});

test("an account that was changed meanwhile is told, and nothing typed is lost", async () => {
	const { status, body } = answers.refusals.stale;
	entry().server.refuse(at.create, status, body);
	show(corrections);
	await field("Tage").fill("2");
	await field("Begründung").fill("Nachtrag");
	await button("Speichern").click();
	await expect.element(page.getByText(/Hanna Muster/)).toBeVisible();
	await expect.element(field("Tage")).toHaveValue("2");
});

test("what was entered by hand is reversed with a reason", async () => {
	const { server } = entry();
	server.answer(at.reverse, answers.reverseLeaveModification.nachtrag);
	show(corrections);
	await page.getByRole("button", { name: /^Gegenbuchen: Nachtrag aus 2025/ }).click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("textbox").fill("Irrtum");
	await dialog.getByRole("button", { name: "Gegenbuchen" }).click();
	await soon(() => server.calls(at.reverse)[0]?.body).toEqual({ reason: "Irrtum", version: 2 });
	await soon(() => dialog.query()).toBeNull();
	// shown anew, once for the list and once for the account
	await soon(() => server.calls(at.records).length).toBeGreaterThan(1);
	expect(byHand.reason).toBe("Nachtrag aus 2025");
});

test("all entries are listed with what they follow from, and exported", async () => {
	const { server } = entry();
	server.answer(at.records, answers.listLeaveRecords.mia);
	server.answer(startListExport, { jobId: userId });
	show("leave-accounts.records");
	const row = page.getByRole("row", { name: /Korrektur/ });
	await expect.element(row).toMatchTextContent(/21.11.2026Korrektur.2,5Zusatzurlaub2026Von Hand/);
	await expectAccessible();
	await page.getByRole("button", { name: "Weitere Funktionen der Liste" }).click();
	await page.getByRole("menuitem", { name: "Excel (XLSX)" }).click();
	await soon(() => server.calls(startListExport)[0]?.body).toMatchObject({
		list: "absences.leave-records",
		filter: { userId },
	});
});

test("who may only read is offered no correction", async () => {
	const read = [{ scope: "GLOBAL" as const, level: "READ" as const }];
	sessionStore.set(sampleSession({ permissions: { "leaveaccounts.manage": read } }));
	show("leave-accounts.detail");
	await expect.element(button("Auszug drucken")).toBeVisible();
	expect(button("Korrigieren …").query()).toBeNull();
});
