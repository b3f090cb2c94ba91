import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as availability } from "#areas/shift-planning/availability/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { CurrentAppointments } from "./current-appointments.tsx";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const { id, originalDay } = answers.getAppointmentSeriesItem.own;
const day = originalDay ?? "";

/** An operation about this series. */
const at = <E extends { readonly path: string }>(endpoint: E, of = { id, day }): E => ({
	...endpoint,
	path: endpoint.path.replace("{id}", of.id).replace("{day}", of.day),
});
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

beforeEach(() => {
	clearDrafts();
	setServerTime("2026-07-01T08:00:00Z");
	sessionStore.set(sampleSession({ permissions: {} }));
	setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
	showPanels(nothingOpen);
});

function show() {
	const { server, show: render } = entry();
	server.answer(contract.listAppointmentTemplates, answers.listAppointmentTemplates.one);
	server.answer(contract.findAppointmentPeople, answers.findAppointmentPeople.colleagues);
	server.answer(contract.listAppointmentConflicts, answers.listAppointmentConflicts.busy);
	server.answer(contract.listAppointments, answers.listAppointments.july);
	render(
		<main>
			<CurrentAppointments />
			<PanelHost />
		</main>,
	);
	return server;
}

const choose = async (name: string, option: string) => {
	await page.getByRole("combobox", { name, exact: true }).click();
	await page.getByRole("option", { name: option, exact: true }).click();
};

test("who is invited accepts, and has no way to change it", async () => {
	const server = show();
	const { invited, accepted } = answers.getAppointmentSeriesItem;
	const item = at(contract.getAppointmentSeriesItem, { id, day: "2026-07-03" });
	server.answer(item, invited);
	openPanel(panels.appointmentsSeriesItemDetail, { id, day: "2026-07-03" });
	await expect.element(page.getByText("Alle 2 Wochen am Freitag, 5-mal")).toBeVisible();
	await expect.element(page.getByText("Noch keine Antwort")).toBeVisible();
	expect(button("Nur diesen bearbeiten").query()).toBeNull();
	await expectAccessible();
	server.answer(at(contract.answerAppointment), answers.answerAppointment.accepted);
	server.answer(item, accepted);
	await button("Zusagen").click();
	await expect.element(page.getByText("Zugesagt")).toBeVisible();
	expect(button("Zusagen").query()).toBeNull();
});

test("a series is made from a template: the end follows the begin, places of the day are offered, conflicts shown", async () => {
	const server = show();
	openPanel(panels.appointmentsCreate, { day: "2026-07-31" });
	await expect.element(field("Uhrzeit")).toHaveValue("09:00");
	await expect.element(field("Uhrzeit Ende")).toHaveValue("09:15");
	await choose("Aus Vorlage", "Kurze Runde");
	await expect.element(field("Titel")).toHaveValue("Kurze Runde");
	await field("Uhrzeit").fill("14:00");
	await field("Titel").click();
	await expect.element(field("Uhrzeit Ende")).toHaveValue("14:30");
	const [template] = answers.listAppointmentTemplates.one.templates;
	const removal = at(contract.deleteAppointmentTemplate, { id: template?.id ?? "", day });
	server.answer(removal, {});
	await button("Vorlage löschen").click();
	await page.getByRole("alertdialog").getByRole("checkbox").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
	await soon(() => server.calls(removal).length).toBe(1);
	await choose("Wiederholung", "Monatlich");
	await expect.element(page.getByText("In Monaten ohne 31. entfällt der Termin.")).toBeVisible();
	await choose("An welchem Tag", "am letzten Freitag");
	await page.getByText("Nach einer Anzahl").click();
	await page.getByRole("textbox", { name: "Wie oft" }).fill("6");
	await choose("Eingeladen", "Muster, Nina");
	await expect.element(page.getByText(/^Termin Übergabe$/)).toBeVisible();
	await expectAccessible();
	server.answer(contract.createAppointment, answers.createAppointment.series);
	await button("Speichern").click();
	await soon(() => server.calls(contract.createAppointment)[0]?.body).toMatchObject({
		...{ title: "Kurze Runde", location: "Raum 2", from: "2026-07-31", to: "2026-07-31" },
		...{ beginMinutes: 840, endMinutes: 870, userId: null },
		recurrence: { type: "MONTHLY", interval: 1, weekdays: [5], nth: -1, until: null, count: 6 },
	});
	await expect.element(page.getByText("Termin angelegt")).toBeVisible();
});

test("what one said of the days stands beside them, and is changed there", async () => {
	const own = "shiftplan.availabilities.own.manage";
	sessionStore.set(
		sampleSession({
			uiFeatures: ["SHIFTPLAN"],
			permissions: { [own]: [{ scope: "GLOBAL", level: "WRITE" }] },
		}),
	);
	const server = entry().server;
	const { userId } = sampleSession();
	const said = { id, version: 1, userId, available: false, wish: null };
	const when = { begin: "2026-07-02T22:00:00.000Z", end: "2026-07-03T22:00:00.000Z" };
	const items = [{ ...said, ...when }];
	server.answer(availability.listAvailabilities, { items, openFrom: null });
	server.answer(availability.setAvailability, {});
	show();
	await expect.element(button("Verfügbarkeit, Mi 01.07.")).toBeVisible();
	await button("Nicht verfügbar, Fr 03.07.").click();
	await expectAccessible();
	await page.getByRole("menuitem", { name: "Verfügbar", exact: true }).click();
	await soon(() => server.calls(availability.setAvailability)[0]?.body).toMatchObject({
		...{ ...when, available: true },
	});
});

test("a series is changed from one of its days on, with the times that are left", async () => {
	const server = show();
	server.answer(at(contract.getAppointmentSeriesItem), answers.getAppointmentSeriesItem.own);
	openPanel(panels.appointmentsSeriesItemDetail, { id, day });
	await button("Serie bearbeiten").click();
	await expect.element(page.getByRole("textbox", { name: "Wie oft" })).toHaveValue("4");
	await field("Titel").fill("Neue Runde");
	const update = at(contract.updateAppointmentSeries);
	server.answer(update, answers.updateAppointmentSeries.split);
	await button("Speichern").click();
	await soon(() => server.calls(update)[0]?.body).toMatchObject({
		...{ version: 1, since: day, from: day, title: "Neue Runde" },
		recurrence: { type: "WEEKLY", interval: 2, weekdays: [5], nth: null, count: 4 },
	});
	await expect.element(button("Nur diesen bearbeiten")).toBeVisible();
});

test("one time is deleted alone; what was moved is put back", async () => {
	const server = show();
	server.answer(at(contract.getAppointmentSeriesItem), answers.getAppointmentSeriesItem.own);
	openPanel(panels.appointmentsSeriesItemDetail, { id, day });
	await button("Löschen").click();
	await page.getByRole("menuitem", { name: "Nur diesen Termin" }).click();
	const create = at(contract.createAppointmentException);
	server.answer(create, answers.createAppointmentException.moved);
	await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
	await soon(() => server.calls(create)[0]?.body).toMatchObject({ version: 1, day, moved: null });
	await expect.element(page.getByText("Termin gelöscht")).toBeVisible();
	const { moved } = answers.getAppointmentException;
	const exceptionId = moved.exceptionId ?? "";
	const of = { id: exceptionId, day };
	server.answer(at(contract.getAppointmentException, of), moved);
	openPanel(panels.appointmentsSeriesExceptionDetail, { id: exceptionId });
	await expect.element(page.getByText(/^Sa 18\.07\.2026,/)).toBeVisible();
	await button("Löschen").click();
	server.answer(at(contract.deleteAppointmentException, of), {});
	await page.getByRole("menuitem", { name: "Verschieben zurücknehmen" }).click();
	await soon(() => server.calls(at(contract.deleteAppointmentException, of)).length).toBe(1);
	await expect.element(button("Löschen")).not.toBeInTheDocument();
});
