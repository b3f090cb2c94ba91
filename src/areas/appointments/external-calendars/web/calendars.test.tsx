import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import CalendarsSection from "./calendars-section.tsx";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession({ permissions: {} }));
	setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
	showPanels(nothingOpen);
});

function show() {
	const { server, show: render } = entry();
	render(
		<main>
			<CalendarsSection />
			<PanelHost />
		</main>,
	);
	return server;
}

test("a file shows what it holds before it is read", async () => {
	const server = show();
	server.answer(contract.previewCalendarFile, answers.previewCalendarFile.file);
	server.answer(contract.importCalendarFile, answers.importCalendarFile.file);
	await button("Kalenderdatei einlesen").click();
	await button("Einlesen").click();
	expect(server.calls(contract.importCalendarFile)).toHaveLength(0);
	const chosen = new File(["BEGIN:VCALENDAR"], "termine.ics", { type: "text/calendar" });
	await userEvent.upload(page.getByLabelText("Kalenderdatei wählen"), chosen);
	await expect.element(page.getByText("1 neuer, 1 ausgelassen")).toBeVisible();
	await expect.element(page.getByText("Wiederholung, die es hier nicht gibt")).toBeVisible();
	await expectAccessible();
	await button("Einlesen").click();
	await soon(() => server.calls(contract.importCalendarFile)[0]?.body).toEqual({
		...{ unitId: null, text: "BEGIN:VCALENDAR" },
	});
	await expect.element(page.getByText(/^Eingelesen: 1 neuer/)).toBeVisible();
});

test("a calendar is subscribed to, tells what is wrong with it, and is ended after a question", async () => {
	const server = show();
	const { none, failing } = answers.listCalendarSubscriptions;
	server.answer(contract.listCalendarSubscriptions, none);
	server.answer(contract.createCalendarSubscription, () => {
		server.answer(contract.listCalendarSubscriptions, failing);
		return answers.createCalendarSubscription.made;
	});
	await button("Kalender abonnieren").click();
	await expect.element(page.getByText(/^Noch kein Kalender abonniert/)).toBeVisible();
	await page.getByRole("textbox", { name: "Name" }).fill("Schulferien");
	await page.getByRole("textbox", { name: /^Adresse/ }).fill("webcal://ferien.example/a.ics");
	await button("Abonnieren").click();
	await soon(() => server.calls(contract.createCalendarSubscription)[0]?.body).toEqual({
		...{ unitId: null, name: "Schulferien", address: "webcal://ferien.example/a.ics" },
	});
	await button("Kalender abonnieren").click();
	await expect.element(page.getByText(/^Der Server gibt den Kalender nicht heraus/)).toBeVisible();
	await expectAccessible();
	const [subscription] = failing.subscriptions;
	const path = `/api/calendar-subscriptions/${subscription?.id}`;
	const end = { ...contract.deleteCalendarSubscription, path };
	server.answer(end, answers.deleteCalendarSubscription.ended);
	await button("Abonnement beenden: Schulferien").click();
	expect(server.calls(end)).toHaveLength(0);
	await page.getByRole("alertdialog").getByRole("button", { name: "Beenden" }).click();
	await soon(() => server.calls(end).length).toBe(1);
});
