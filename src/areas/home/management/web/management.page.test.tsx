import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contract as absences } from "#areas/absences/requests/contract.ts";
import { absencesDetail } from "#areas/absences/requests/web/panels.ts";
import { at } from "#areas/absences/requests/web/test-screens.tsx";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { timeTrackingsDetail } from "#areas/time-tracking/entries/web/panels.ts";
import { getSetting, putSetting } from "#kit/contract/settings.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { closePanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import ManagementPage from "./management.page.tsx";
import { managementConflicts } from "./panels.ts";
import { TeamFigures } from "./team-figures.tsx";
import { answers } from "./test-answers.ts";

const entry = freshEntry();
const { listDecisions, getTeamFigures } = answers;
type Shown = keyof typeof listDecisions;

const saved = "/api/settings/WEBAPP/View.home.management";

beforeEach(() => {
	sessionStore.set(sampleSession({ userId: crypto.randomUUID() }));
	setServerTime("2026-07-03T12:00:00Z");
	entry().server.answer({ ...getSetting, path: saved }, { value: null });
	entry().server.answer({ ...putSetting, path: saved }, {});
});

async function show(what: Shown, width = 1500): Promise<void> {
	await page.viewport(width, 900);
	const { server } = entry();
	server.answer(contract.listDecisions, listDecisions[what]);
	server.answer(contract.getTeamFigures, getTeamFigures.team);
	server.answer(absences.previewAbsence, answers.previewAbsence.first);
	for (const { id, entity } of listDecisions[what].items) {
		if (entity === "absence") server.answer(at(absences.getAbsence, id), answers.getAbsence.first);
		else server.answer(at(entries.getTimeTracking, id), answers.getTimeTracking.second);
	}
	entry().show(
		<main style={{ height: 900 }}>
			<ManagementPage />
		</main>,
	);
	if (what !== "nothing") await expect.element(rows().first()).toBeVisible();
}

const rows = () => page.getByRole("row").filter({ hasNot: page.getByRole("columnheader") });
const names = () =>
	[...document.querySelectorAll(".inbox-row")].map((row) => row.getAttribute("aria-label"));
const calls = (endpoint: Parameters<ReturnType<typeof entry>["server"]["calls"]>[0]) =>
	entry().server.calls(endpoint);

test("rows say who, what, the effect, who is left, the rules and the age; beside them stands the one under the cursor", async () => {
	await show("one of each");
	expect(names()).toEqual([
		"Muster, lena: Urlaub im Team",
		"Muster, lena: Arbeitszeit",
		"Muster, tom: Änderung Urlaub im Team",
		"Muster, tom: Stornierung Urlaub im Team",
		"Muster, tom: Urlaub im Team",
		"Muster, tom: Vertretung",
	]);
	const [first] = document.querySelectorAll(".inbox-row");
	expect(first?.textContent).toMatch(/Rest 20263025.*5 \/ 7.*Vertretung abwesend \+1.*1 T/);
	const side = page.getByRole("complementary", { name: "Einzelheiten" });
	await expect.element(side.getByText("Die Vertretung ist", { exact: false })).toBeVisible();
	await expect.element(side.getByText("Urlaubskonto 2026")).toBeVisible();
	await expect.element(side.getByText("Familienfeier").first()).toBeVisible();
	await expect.element(side.getByRole("row", { name: /Muster, t\./ })).toBeVisible();
	await expect.element(page.getByText("Heute abwesend")).toBeVisible();
	await expectAccessible();
});

test("kinds narrow the list and keep their counts, the order is asked of the server", async () => {
	await show("one of each");
	entry().server.answer(contract.listDecisions, listDecisions.changes);
	await page.getByRole("button", { name: "Änderungen 1" }).click();
	await expect.poll(names).toEqual(["Muster, tom: Änderung Urlaub im Team"]);
	await expect.element(page.getByRole("button", { name: "Alle 6" })).toBeVisible();
	const order = () => calls(contract.listDecisions).at(-1)?.query.get("order");
	expect(order()).toBe("CLEAN_FIRST");
	await page.getByRole("button", { name: "Ohne Hinweise zuerst" }).click();
	await expect.poll(order).toBe("OLDEST");
	await expect.element(page.getByRole("button", { name: "Älteste zuerst" })).toBeVisible();
});

test("by keys: walk, select, approve; the next row takes the cursor", async () => {
	await show("one of each");
	(document.querySelector(".inbox-row") as HTMLElement).focus();
	await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
	const current = () => document.querySelector(".inbox-row[aria-current=true]");
	expect(current()?.getAttribute("aria-label")).toBe("Muster, tom: Stornierung Urlaub im Team");
	await userEvent.keyboard(" ");
	await expect.element(page.getByText("1 ausgewählt")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(page.getByText("1 ausgewählt")).not.toBeInTheDocument();
	const [, , , cancelled] = listDecisions["one of each"].items;
	const cancelling = at(absences.cancelAbsence, cancelled?.id as string);
	entry().server.answer(cancelling, {
		version: 4,
		state: "CANCELLED",
		cancellationRequested: false,
	});
	const left = listDecisions["one of each"].items.filter((one) => one !== cancelled);
	entry().server.answer(contract.listDecisions, {
		...listDecisions["one of each"],
		items: left,
		total: 5,
	});
	await userEvent.keyboard("a");
	await expect
		.poll(() => calls(cancelling).map(({ body }) => body))
		.toMatchObject([{ version: 3 }]);
	await expect.element(page.getByText("Abwesenheit storniert")).toBeVisible();
	await expect
		.poll(() => document.activeElement?.getAttribute("aria-label"))
		.toBe("Muster, tom: Urlaub im Team");
	expect(page.getByText(/Anderswo entschieden/).query()).toBeNull();
});

test("ten without hints are approved at once by two keys", async () => {
	await show("ten");
	const approvals = listDecisions.ten.items.map(({ id }) => at(absences.approveAbsence, id));
	for (const approving of approvals)
		entry().server.answer(approving, { version: 2, state: "APPROVED" });
	entry().server.answer(contract.listDecisions, listDecisions["none left"]);
	(document.querySelector(".inbox-row") as HTMLElement).focus();
	await userEvent.keyboard("{Control>}a{/Control}");
	await expect
		.element(page.getByRole("button", { name: "10 ohne Hinweise genehmigen" }))
		.toBeVisible();
	await userEvent.keyboard("{Shift>}A{/Shift}");
	await expect.element(page.getByText("10 Anträge genehmigt")).toBeVisible();
	expect(approvals.flatMap((approving) => calls(approving))).toHaveLength(10);
	await expect.element(page.getByText("Nichts zu entscheiden.")).toBeVisible();
});

test("those selected are rejected with one reason; one by one they are looked at alone", async () => {
	await show("ten");
	await page.getByRole("checkbox", { name: "Muster, lena auswählen" }).nth(0).click();
	await page.getByRole("checkbox", { name: "Muster, lena auswählen" }).nth(2).click();
	await page.getByRole("button", { name: "Alle 2 prüfen …" }).click();
	expect(names()).toHaveLength(2);
	const [first, , third] = listDecisions.ten.items;
	const rejections = [first, third].map((one) => at(absences.rejectAbsence, one?.id as string));
	for (const rejecting of rejections)
		entry().server.answer(rejecting, { version: 2, state: "REJECTED" });
	await page.getByRole("button", { name: "Ablehnen …" }).click();
	const dialog = page.getByRole("alertdialog", { name: "Ablehnen" });
	await dialog.getByRole("textbox").fill("Inventur");
	await dialog.getByRole("button", { name: "Ablehnen" }).click();
	await expect.element(page.getByText("2 Anträge abgelehnt")).toBeVisible();
	expect(rejections.flatMap((one) => calls(one)).map(({ body }) => body)).toMatchObject([
		{ reason: "Inventur" },
		{ reason: "Inventur" },
	]);
});

test("a remark goes with the approval, and stands in the question before something is rejected", async () => {
	await show("one of each");
	const [first, second] = listDecisions["one of each"].items;
	const approving = at(absences.approveAbsence, first?.id as string);
	const rejecting = at(entries.rejectTimeTracking, second?.id as string);
	entry().server.answer(approving, { version: 2, state: "APPROVED" });
	entry().server.answer(rejecting, { version: 2, state: "REJECTED" });
	const side = page.getByRole("complementary", { name: "Einzelheiten" });
	const remark = side.getByRole("textbox", { name: "Begründung" });
	await remark.fill("Gute Reise");
	await page.getByRole("row", { name: "Muster, lena: Arbeitszeit" }).click();
	await expect.element(remark).toHaveValue("");
	await remark.fill("Falscher Tag");
	await side.getByRole("button", { name: "Ablehnen" }).click();
	const dialog = page.getByRole("alertdialog");
	await expect.element(dialog.getByRole("textbox")).toHaveValue("Falscher Tag");
	await dialog.getByRole("button", { name: "Ablehnen" }).click();
	await expect.element(page.getByText("Zeiteintrag abgelehnt")).toBeVisible();
	expect(calls(rejecting)[0]?.body).toMatchObject({ reason: "Falscher Tag" });
	await page.getByRole("row", { name: "Muster, lena: Urlaub im Team" }).click();
	await expect.element(remark).toHaveValue("Gute Reise");
	await side.getByRole("button", { name: "Genehmigen" }).click();
	await expect.element(page.getByText("Abwesenheit genehmigt")).toBeVisible();
	expect(calls(approving)[0]?.body).toMatchObject({ reason: "Gute Reise" });
});

test("what somebody else has decided goes with a word", async () => {
	await show("one of each");
	entry().server.answer(contract.listDecisions, listDecisions["first gone"]);
	await page.getByRole("button", { name: "Ohne Hinweise zuerst" }).hover();
	passOn({ kind: "change", topic: "ABSENCES", ids: [] });
	await expect.element(page.getByText("Anderswo entschieden: Muster, lena")).toBeVisible();
	expect(names()).toHaveLength(5);
});

/** Not loaded: what it shows is not what is asked about here. */
const bare = <P extends object>(panel: P) => ({
	...panel,
	load: async () => ({ default: () => null }),
});

test("the figure of conflicts opens their list, of which each row leads to the absence and the entry", async () => {
	setUpPanels({ panels: [managementConflicts, bare(absencesDetail), bare(timeTrackingsDetail)] });
	showPanels(nothingOpen);
	const permissions = { "absences.manage": [{ scope: "GLOBAL", level: "FULL" } as const] };
	sessionStore.set(sampleSession({ userId: crypto.randomUUID(), permissions }));
	const { server } = entry();
	server.answer(contract.getTeamFigures, getTeamFigures["two conflicts"]);
	server.answer(contract.listConflicts, answers.listConflicts.two);
	entry().show(
		<main>
			<TeamFigures inbox={undefined} />
			<PanelHost />
		</main>,
	);
	await page.getByRole("button", { name: "Laufende Konflikte zeigen" }).click();
	await expect.element(page.getByText("Arbeitszeit 08:00 – 12:00")).toBeVisible();
	await expect.element(page.getByText("Frühdienst 08:00 – 16:00")).toBeVisible();
	await expect.element(page.getByText("Di 30.06.2026")).toBeVisible();
	await expectAccessible();
	const [worked, planned] = answers.listConflicts.two.items;
	const top = () => openPanels().panels.at(-1);
	await page.getByRole("button", { name: "Muster, lena, Di 30.06." }).click();
	await page.getByRole("menuitem", { name: "Zeiteintrag 08:00 – 12:00 öffnen" }).click();
	expect(top()).toMatchObject({
		id: timeTrackingsDetail.id,
		params: { id: worked?.entries[0]?.id },
	});
	closePanel(timeTrackingsDetail);
	await page.getByText("Frühdienst 08:00 – 16:00").click();
	expect(top()).toMatchObject({ id: absencesDetail.id, params: { id: planned?.absenceId } });
	closePanel(absencesDetail);
	// what is mended goes by itself
	server.answer(contract.listConflicts, answers.listConflicts.none);
	passOn({ kind: "change", topic: "ABSENCES", ids: [] });
	await expect.element(page.getByText("Nichts kollidiert.")).toBeVisible();
});

test("nothing to decide, and a list that could not be loaded", async () => {
	await show("nothing");
	await expect.element(page.getByText("Nichts zu entscheiden.")).toBeVisible();
	await expect.element(page.getByText("nichts offen")).toBeVisible();
});

test("a failure is told, not taken for emptiness, and tried again", async () => {
	entry().server.answer(contract.getTeamFigures, getTeamFigures.bare);
	entry().server.refuse(contract.listDecisions, 500, { error: "UnknownError" });
	entry().show(<ManagementPage />);
	await expect.element(page.getByText("Die Anträge konnten nicht geladen werden.")).toBeVisible();
	entry().server.answer(contract.listDecisions, listDecisions.nothing);
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(page.getByText("Nichts zu entscheiden.")).toBeVisible();
});

test("on a phone rows are cards with the same decisions, without anything beside them", async () => {
	await show("ten", 390);
	expect(page.getByRole("complementary", { name: "Einzelheiten" }).query()).toBeNull();
	await expect
		.element(page.getByRole("button", { name: "Muster, lena: Genehmigen" }).first())
		.toBeVisible();
	const box = document.querySelector(".inbox-row")?.getBoundingClientRect();
	expect(Math.round(box?.width ?? 999)).toBeLessThanOrEqual(390);
	await expectAccessible();
});
