import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { absencesCreate } from "#areas/absences/requests/web/panels.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import LeaveAccountLink from "./leave-account-link.tsx";
import LeaveAccountsPage from "./list/leave-accounts.page.tsx";
import * as panels from "./panels.ts";
import { answers, at, userId } from "./test-account.ts";

const entry = freshEntry();
beforeEach(() => {
	queryClient.clear();
	history.replaceState(null, "", "?year=2026");
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [...Object.values(panels).filter((one) => "load" in one), absencesCreate],
	});
	showPanels(nothingOpen);
	const { server } = entry();
	server.answer(contract.listLeaveAccounts, answers.listLeaveAccounts.all);
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(at.get, answers.getLeaveAccount.mia);
});

function openPage() {
	entry().show(
		<main style={{ height: 900 }}>
			<LeaveAccountsPage />
			<PanelHost />
		</main>,
	);
}

function show(answer: typeof answers.getLeaveAccount.mia = answers.getLeaveAccount.mia) {
	entry().server.answer(at.get, answer);
	showPanels({ ...nothingOpen, panels: [{ id: "leave-accounts.detail", params: { userId } }] });
	entry().show(<PanelHost />);
}

const asked = () =>
	entry()
		.server.calls(contract.listLeaveAccounts)
		.map(({ query }) => query);

test("a year of leave is listed, the year before a step away, and a row opens its account", async () => {
	openPage();
	const row = page.getByRole("row", { name: /Vogt, Mia/ });
	await expect.element(row).toMatchTextContent("22,030,00,04,04,02,519,5");
	await expect.element(page.getByRole("row", { name: /Muster, Leo/ })).toMatchTextContent("–");
	await expectAccessible();
	await page.getByRole("button", { name: "Vorheriges Jahr" }).click();
	await soon(() => asked().some((query) => query.get("year") === "2025")).toBe(true);
	await page.getByRole("button", { name: "Nächstes Jahr" }).click();
	await page.getByText("Vogt, Mia").click();
	await expect.element(page.getByRole("heading", { name: "Urlaubskonto 2026" })).toBeVisible();
	await soon(() => entry().server.calls(at.get)[0]?.query.get("year")).toBe("2026");
});

test("beside it people are told, the year is closed and the provision is reckoned", async () => {
	openPage();
	for (const name of ["Hinweise", "Jahresabschluss", "Rückstellung"])
		await expect.element(page.getByRole("button", { name, exact: true })).toBeVisible();
});

test("the whole list is exported", async () => {
	const { server } = entry();
	server.answer(startListExport, { jobId: userId });
	openPage();
	await expect.element(page.getByText("Vogt, Mia")).toBeVisible();
	await page.getByRole("button", { name: "Weitere Funktionen der Liste" }).click();
	await page.getByRole("menuitem", { name: "Excel (XLSX)" }).click();
	await soon(() => server.calls(startListExport)[0]?.body).toMatchObject({
		list: "absences.leave-accounts",
		filter: { year: 2026 },
	});
});

test("an account tells what it comes to, why, its statement and how it goes on", async () => {
	show();
	const figures = page.getByLabelText("Urlaub des Jahres");
	await expect.element(figures).toMatchTextContent("Genommen−4,0bis heute");
	await expect.element(figures).toMatchTextContent("Genehmigt−4,0ab Mo 23.11.");
	await expect.element(figures).toMatchTextContent("Beantragt−2,52 Anträge");
	const why = page.getByRole("list", { name: "Warum 30,0 Tage?" });
	await expect
		.element(why)
		.toMatchTextContent("Gesetzlicher Anspruch 24 × 5 ÷ 6 = 20, 12 ÷ 12§ 3 BUrlG20,0");
	await expect.element(why).toMatchTextContent("Contractual · Fassung 110,0");
	const rows = page.getByRole("table").first().getByRole("row");
	await expect
		.element(rows.nth(3))
		.toMatchTextContent(/Mo 30.03.Genommen Mo 30.03. – Mi 01.04.*−3,027,0/);
	await expect.element(rows.nth(5)).toMatchTextContent("heute, Sa 21.11.");
	await expect.element(rows.nth(6)).toMatchTextContent(/Mo 07.12.Genehmigt.*−2,022,0/);
	await expect
		.element(page.getByRole("img", { name: /bleiben 22,0 Tage;.*genehmigt, 19,5/ }))
		.toBeVisible();
	await expect.element(page.getByText("Der Rest verfällt nicht")).toBeVisible();
	await expectAccessible();
});

test("part of a year is reckoned in months and rounded; what lapses is told with its day", async () => {
	show(answers.getLeaveAccount.sven);
	const why = page.getByRole("list", { name: /^Warum/ });
	await expect
		.element(why)
		.toMatchTextContent("Eintritt am 01.08.2026: 5 von 12 vollen Monaten.§ 5 BUrlG5/12");
	await expect.element(why).toMatchTextContent("20 × 5 ÷ 12 = 8,3333");
	queryClient.clear();
	show(answers.getLeaveAccount.expiring);
	await expect.element(page.getByText("12,0 Tage verfallen am 31.12.2026")).toBeVisible();
	await expect.element(page.getByText("werden alle Anträge genehmigt, noch 9,5")).toBeVisible();
	await expect
		.element(page.getByText("Neu gezählt am 20.11.2026: Rest 22,0 statt 21,0."))
		.toBeVisible();
	await expect
		.element(page.getByText("Di 08.12. ist jetzt ein Feiertag: 0,0 statt 1,0 Tage."))
		.toBeVisible();
	const owed = page.getByRole("region", { name: "Abgeltung bei Austritt" });
	await expect.element(owed).toMatchTextContent("Tage22,0Wert eines Tages180,00 €Betrag3.960,00 €");
});

test("accounts in hours are listed with sums, explained and drawn in hours", async () => {
	const { server } = entry();
	const { hours } = answers.getLeaveAccount;
	server.answer(contract.listLeaveAccounts, answers.listLeaveAccounts.hours);
	openPage();
	const row = page.getByRole("row", { name: /Vogt, Mia/ });
	await expect.element(row).toMatchTextContent("152:00 h160:00 h0:00 h0:00 h8:00 h8:00 h144:00 h");
	await expect.element(page.getByRole("row", { name: /^Summe/ })).toMatchTextContent("152:00 h");
	show(hours);
	const figures = page.getByLabelText("Urlaub des Jahres");
	await expect.element(figures).toMatchTextContent("Genehmigt−8:00 hab Do 10.12.Rest152:00 h");
	const why = page.getByRole("list", { name: "Warum 160:00 h?" });
	await expect.element(why).toMatchTextContent("Ein Tag sind 8:00 h im Mittel des Jahres.8:00 h");
	await expect.element(why).toMatchTextContent("20 × 8:00 = 160:00");
	const table = page.getByRole("region", { name: "Buchungen des Jahres" });
	await expect.element(table).toMatchTextContent("Stunden");
	await expect.element(table).toMatchTextContent("20 × 8:00");
	await expect.element(table).toMatchTextContent("−8:00 h152:00 h");
	await expect
		.element(page.getByRole("img", { name: /bleiben 152:00 h;.*genehmigt, 144:00 h/ }))
		.toMatchTextContent("100 h");
	await expectAccessible();
});

test("who has no account reads so, and leave is entered for the person", async () => {
	show(answers.getLeaveAccount.none);
	await expect.element(page.getByText(/gibt es kein Urlaubskonto/)).toBeVisible();
	await page.getByRole("button", { name: "Urlaub eintragen" }).click();
	await expect.element(page.getByRole("heading", { name: "Abwesenheit anlegen" })).toBeVisible();
});

test("a person's panel tells what is left of her leave, and leads there", async () => {
	entry().show(
		<main>
			<h1>Vogt, Mia</h1>
			<h2>Mitarbeiter</h2>
			<LeaveAccountLink userId={userId} />
			<PanelHost />
		</main>,
	);
	await expect.element(page.getByText("22,0 Tage Rest · 19,5 frei planbar")).toBeVisible();
	await expectAccessible();
	await page.getByText("22,0 Tage Rest · 19,5 frei planbar").click();
	await expect.element(page.getByRole("heading", { name: "Urlaubskonto 2026" })).toBeVisible();
});
