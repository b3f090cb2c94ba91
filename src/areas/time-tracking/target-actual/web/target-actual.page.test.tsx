import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { getSession } from "#kit/contract/session.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { timesheets } from "../contract/timesheets.ts";
import { contract } from "../contract.ts";
import { targetActualDetail, timeReportsDetail, timeReportsExport } from "./panels.ts";
import { ahead } from "./people/months-ahead.ts";
import TargetActualPage from "./target-actual.page.tsx";
import { answers, userId } from "./test-answers.ts";

const entry = freshEntry();
const own = sampleSession().userId;
const at = (id: string) => ({ ...contract.getTargetActual, path: `/api/target-actuals/${id}` });

const month = answers.getTargetActual.november;

function open(permissions: "READ" | "NONE") {
	history.replaceState(null, "", "?month=2026-11");
	sessionStore.set(sampleSession(permissions === "READ" ? {} : { permissions: {} }));
	setUpPanels({
		panels: [timeReportsDetail, timeReportsExport, targetActualDetail],
		mayOpen: ({ id }) => id !== targetActualDetail.id,
	});
	showPanels(nothingOpen);
	const { server, show } = entry();
	const { page, sums } = answers.listTargetActuals;
	server.answer(contract.listTargetActuals, ({ query }) =>
		query.get("withSums") === "false" ? page : sums,
	);
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(at(userId), month);
	server.answer(at(own), month);
	show(
		<main style={{ height: 900 }}>
			<TargetActualPage />
			<PanelHost />
		</main>,
	);
}

beforeEach(() => history.replaceState(null, "", "?"));
afterEach(() => vi.restoreAllMocks());

test("a month of people is one request; sums of all are another, which the page does not wait for", async () => {
	open("READ");
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await expect.element(page.getByText("+2:54").first()).toBeVisible();
	await expectAccessible();
	await soon(() => document.body.textContent).toMatch(/Summe aller 2.*161:42/);
	// of columns that stand in the grid, not of those that are left out at first
	expect(document.body.textContent).not.toContain("Pause automatisch");
	const { server } = entry();
	const asked = server
		.calls(contract.listTargetActuals)
		.map(({ query }) => [query.get("withSums"), query.get("pageSize")]);
	expect(asked).toEqual([
		["false", "25"],
		[null, "1"],
	]);
});

test("figures that are being computed are not shown as if they held", async () => {
	open("READ");
	const { page: ofPage } = answers.listTargetActuals;
	const items = ofPage.items.map((row) => ({ ...row, isBeingComputed: row.userId === userId }));
	entry().server.answer(contract.listTargetActuals, { ...ofPage, items });
	await expect.element(page.getByText("wird berechnet").first()).toBeVisible();
	const row = page.getByText("Vogt, Lena").element().closest("[role=row]");
	expect(row?.textContent).not.toMatch(/\d:\d\d/);
});

test("how many limits a month broke and how gravely stands beside the balance, and narrows the list", async () => {
	open("READ");
	const mark = page.getByText("1 · Arbeitszeit", { exact: false });
	await expect.element(mark).toBeVisible();
	expect(mark.element().parentElement?.textContent).toBe("1 · Arbeitszeit+2");
	expect(mark.element().closest("[title]")?.getAttribute("title")).toBe(
		"1 · Arbeitszeit (schwer)\n2 · Pause (Warnung)",
	);
	// the figure that matters comes right after the name, then what it is made of
	const heads = [...document.querySelectorAll("[role=columnheader]")];
	expect(heads.slice(0, 5).map((head) => head.getAttribute("aria-label"))).toEqual([
		"Mitarbeiter",
		"Saldo bis gestern",
		"Soll",
		"Ist",
		"Verstöße",
	]);
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await page.getByRole("menuitem", { name: "Verstöße" }).click();
	await page.getByRole("checkbox", { name: "Ruhezeit" }).click();
	await page.getByRole("button", { name: "Anwenden" }).click();
	const { server } = entry();
	const asked = () => server.calls(contract.listTargetActuals).map(({ query }) => query);
	await soon(() => asked().at(-1)?.get("violations")).toBe("REST");
	await page.getByRole("button", { name: "Verstöße", exact: true }).click();
	await soon(() => asked().at(-1)?.get("sortBy")).toBe("violations");
});

test("the list is asked for before the page is drawn, and not again", async () => {
	const { server } = entry();
	server.answer(getSession, sampleSession());
	server.answer(contract.listTargetActuals, answers.listTargetActuals.none);
	history.replaceState(null, "", "?month=2026-11");
	await ahead();
	open("READ");
	await soon(() => document.body.textContent).toContain("gibt es niemanden");
	const asked = server.calls(contract.listTargetActuals).map(({ query }) => query.get("withSums"));
	expect(asked).toEqual(["false"]);
});

test("another month is asked for and stands in the address", async () => {
	open("READ");
	const { server, visited } = entry();
	await page.getByRole("button", { name: "Voriger Monat" }).click();
	await soon(() => server.calls(contract.listTargetActuals).at(-1)?.query.get("month")).toBe(
		"2026-10",
	);
	expect(visited.at(-1)).toMatch(/\?month=2026-10$/);
	await page.getByRole("button", { name: "Monat: Oktober 2026" }).click();
	await page.getByRole("button", { name: "Dezember 2026" }).click();
	await expect.element(page.getByRole("button", { name: "Monat: Dezember 2026" })).toHaveFocus();
});

test("a row opens the person's month", async () => {
	open("READ");
	await page.getByText("Vogt, Lena").click();
	const panel = page.getByRole("dialog");
	await expect.element(panel.getByText("+2:54").first()).toBeVisible();
	await expect.element(panel.getByText("0:32 über zehn Stunden", { exact: false })).toBeVisible();
	await expect.element(panel.getByText("Spätzuschlag")).toBeVisible();
	await expect.element(panel.getByText("07:30 – 18:02")).toBeVisible();
	await expectAccessible();
});

test("a person's month as picture", async () => {
	open("READ");
	await page.getByText("Vogt, Lena").click();
	const panel = page.getByRole("dialog");
	await panel.getByText("Diagramm", { exact: true }).click();
	await expect
		.element(
			panel.getByRole("button", { name: "Mi 18.11.: Ist 10:32, Soll 7:42, Saldo +2:50. Warum?" }),
		)
		.toBeVisible();
	await expectAccessible();
});

test("without the right to others' times one's own month stands there", async () => {
	open("NONE");
	await expect.element(page.getByRole("button", { name: "Do 19.11.: Warum?" })).toBeVisible();
	await expectAccessible();
	const { server } = entry();
	expect(server.calls(contract.listTargetActuals)).toHaveLength(0);
	await page.getByRole("button", { name: "Exportieren" }).click();
	await expect.element(page.getByText("Sie exportieren Ihre eigenen Zeiten.")).toBeVisible();
});

test("what cannot be loaded is said and tried again; a month is saved as a sheet to be signed", async () => {
	open("NONE");
	const { server } = entry();
	server.refuse(at(own), 500, { error: "UnknownError" });
	await page.getByRole("button", { name: "Voriger Monat" }).click();
	await expect
		.element(page.getByText("Die Monatsübersicht konnte nicht geladen werden."))
		.toBeVisible();
	server.answer(at(own), month);
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	const sheet = { ...timesheets.getTimesheet, path: `/api/target-actuals/${own}/timesheet` };
	server.answerFile(sheet, "Stundenzettel.pdf", "%PDF");
	const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
	await page.getByRole("button", { name: "Stundenzettel (PDF)" }).click();
	await soon(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(
		["Stundenzettel.pdf"],
	);
	const [asked] = server.calls(sheet);
	expect(Object.fromEntries(asked?.query ?? [])).toEqual({ month: "2026-10", hours: "TIME" });
});

test("what is chosen becomes a file; what is missing is said first", async () => {
	open("READ");
	await page.getByRole("button", { name: "Exportieren" }).click();
	const panel = page.getByRole("dialog");
	await panel.getByText("Mitarbeiter", { exact: true }).click();
	await panel.getByText("Einzelne Tage").click();
	await panel.getByText("Dezimal (7,70)").click();
	await panel.getByRole("button", { name: "Exportieren" }).click();
	await expect
		.element(panel.getByText("Bitte wählen Sie mindestens einen Mitarbeiter."))
		.toBeVisible();
	await expectAccessible();
	const { server } = entry();
	server.answer(startListExport, { jobId: userId });
	await panel.getByText("Alle", { exact: true }).click();
	await panel.getByRole("button", { name: "Exportieren" }).click();
	await soon(() => server.calls(startListExport)[0]?.body).toMatchObject({
		list: "time-tracking.target-actual-days",
		format: "XLSX",
		filter: { fromMonth: "2026-11", toMonth: "2026-11", includeDisabled: false },
	});
	await panel.getByText("Stundenzettel (PDF)").click();
	await panel.getByText("Je Abteilung").click();
	await expectAccessible();
	server.answer(timesheets.startTimesheets, { jobId: userId });
	await panel.getByRole("button", { name: "Exportieren" }).click();
	await soon(() => server.calls(timesheets.startTimesheets)[0]?.body).toEqual({
		...{ fromMonth: "2026-11", toMonth: "2026-11", hours: "DECIMAL" },
		...{ split: "UNITS", includeDisabled: false },
	});
	expect(openPanels().panels.at(-1)?.id).toBe("time-reports.export");
	await userEvent.keyboard("{Escape}");
	await soon(() => openPanels().panels.length).toBe(0);
});
