import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { scheduledCreate, scheduledEdit, scheduledReports } from "./panels.ts";

const entry = freshEntry();
const id = "0193a1c0-0000-7000-8000-000000000001";
const fileId = "0193a1c0-0000-7000-8000-000000000002";

const answer: AnswerOf<typeof contract.listScheduledReports> = {
	items: [
		{
			...{ id, name: "Belegschaft", list: "reports.users", format: "XLSX", version: 3 },
			...{ months: 3, dayOfMonth: 5, delivery: "MAIL", isPaused: false, nextOn: "2027-01-05" },
			runs: [
				{ dueOn: "2026-12-05", state: "DONE", rows: 21, endedAt: "2026-12-05T02:10:00Z", fileId },
				{ dueOn: "2026-11-05", state: "WITHHELD", rows: null, endedAt: null, fileId: null },
			],
		},
	],
};

function show() {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [scheduledReports, scheduledCreate, scheduledEdit], mayOpen: () => true });
	showPanels(nothingOpen);
	const { server, show: render } = entry();
	server.answer(contract.listScheduledReports, answer);
	render(
		<main style={{ height: 900 }}>
			<PanelHost />
		</main>,
	);
	return server;
}

test("regular reports with what became of them; one is put on hold, edited and deleted", async () => {
	const server = show();
	openPanel(scheduledReports, {});
	await expect.element(page.getByText("Nächste Datei am 05.01.2027")).toBeVisible();
	await expect
		.element(page.getByText("05.11.2026: nicht erstellt: Berechtigung fehlt"))
		.toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Herunterladen" }))
		.toHaveAttribute("href", expect.stringContaining(`/api/files/${fileId}`));
	await expectAccessible();
	const changing = {
		...contract.updateScheduledReport,
		path: `/api/scheduled-reports/${id}`,
	} as typeof contract.updateScheduledReport;
	server.answer(changing, { version: 4, nextOn: "2027-01-05" });
	await page.getByRole("button", { name: "Anhalten: Belegschaft" }).click();
	await soon(() => server.calls(changing)[0]?.body).toMatchObject({ version: 3, isPaused: true });
	await page.getByRole("button", { name: "Bearbeiten: Belegschaft" }).click();
	const day = page.getByRole("textbox", { name: "Am Tag des Monats" });
	await day.fill("31");
	await page.getByRole("button", { name: "Speichern" }).click();
	await expect.element(day).toHaveAttribute("aria-invalid", "true");
	await day.fill("12");
	await expectAccessible();
	await page.getByRole("button", { name: "Speichern" }).click();
	await soon(() => server.calls(changing)[1]?.body).toMatchObject({ dayOfMonth: 12, months: 3 });
});

test("the view of a report is made every month from then on; what is typed outlives a no", async () => {
	const server = show();
	const request = { list: "reports.users", format: "CSV_DE", columns: ["name"], filter: {} };
	openPanel(scheduledCreate, { name: "Mitarbeiterbericht", months: 2, request });
	const name = page.getByRole("textbox", { name: "Name" });
	await expect.element(name).toHaveValue("Mitarbeiterbericht");
	await name.fill("Für die Leitung");
	await expectAccessible();
	server.refuse(contract.createScheduledReport, 409, {
		...{ error: "InvalidAction", code: "TOO_MANY_SCHEDULES" },
		message: "Sie haben bereits 20 regelmäßige Berichte. Bitte löschen Sie zuerst einen.",
	});
	await page.getByRole("button", { name: "Speichern" }).click();
	await expect.element(page.getByText(/Sie haben bereits 20 regelmäßige Berichte/)).toBeVisible();
	await page.getByRole("button", { name: "OK" }).click();
	await expect.element(name).toHaveValue("Für die Leitung");
	server.answer(contract.createScheduledReport, { id, nextOn: "2027-01-01" });
	await page.getByRole("button", { name: "Speichern" }).click();
	await soon(() => openPanels().panels.map((one) => one.id)).toEqual(["reports.scheduled"]);
	expect(server.calls(contract.createScheduledReport).at(-1)?.body).toEqual({
		...{ name: "Für die Leitung", months: 2, dayOfMonth: 1, delivery: "MAIL", request },
	});
});
