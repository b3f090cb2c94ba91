import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { ClosedMark } from "./closed-mark.tsx";
import { MonthCloseButton } from "./month-close-button.tsx";
import * as panels from "./panels.ts";
import { answers, mia } from "./test-closes.ts";

const entry = freshEntry();
const bookingId = answers.listLateBookings.one.items[0]?.bookingId;
const ofMia = (path: string) => path.replace("{userId}", mia.id);
const at = {
	compare: {
		...contract.getMonthComparison,
		path: ofMia("/api/users/{userId}/month-closes/2026-10"),
	},
	reopen: {
		...contract.reopenMonth,
		path: ofMia("/api/users/{userId}/month-closes/2026-10/reopening"),
	},
	settle: { ...contract.settleLateBooking, path: `/api/late-bookings/${bookingId}/settlement` },
};

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
	const { server } = entry();
	server.answer(contract.listMonthCloses, ({ query }) =>
		query.get("month") === "2026-11"
			? answers.listMonthCloses.november
			: answers.listMonthCloses.october,
	);
	server.answer(contract.listLateBookings, answers.listLateBookings.one);
	server.answer(at.compare, answers.getMonthComparison.corrected);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

/** Nobody of whom the server would tell. */
const unknown = sampleSession().userId;
const button = (name: string | RegExp) => page.getByRole("button", { name });

test("a month: who is closed, what is to be considered, and closing all of them", async () => {
	const { server } = entry();
	server.answer(contract.closeMonths, answers.closeMonths.october);
	show("month-close.overview");
	await expect.element(page.getByText("2 Einträge offen · 1 früherer Monat offen")).toBeVisible();
	await expect.element(page.getByText("Oktober 2026")).toBeVisible();
	await expect.element(button(/^1 Buchung für abgeschlossene/)).toBeVisible();
	await expectAccessible();
	await button("Alle abschließen").click();
	await expect.element(page.getByText(/für alle Personen/)).toBeVisible();
	await button(/^Abschließen$/).click();
	await soon(() => server.calls(contract.closeMonths)[0]?.body).toEqual({ month: "2026-10" });
	await expect.element(page.getByText(/Amt, Willi: Im Monat läuft noch/)).toBeVisible();
});

test("the month that runs cannot be closed, and none after it is offered", async () => {
	show("month-close.overview", { month: "2026-11" });
	await expect.element(page.getByText("November 2026")).toBeVisible();
	await expect.element(button("Alle abschließen")).toBeDisabled();
	await expect.element(button("Nächster Monat")).toBeDisabled();
	await button("Voriger Monat").click();
	await expect.element(page.getByText("Oktober 2026")).toBeVisible();
});

test("frozen and now: totals, changed days, who corrected why; reopened with a reason", async () => {
	const { server } = entry();
	server.answer(at.reopen, answers.reopenMonth.reopened);
	show("month-close.comparison", { userId: mia.id, month: "2026-10" });
	await expect.element(page.getByText("Mo 05.10.")).toBeVisible();
	await expect.element(page.getByText("Zettel nachgereicht")).toBeVisible();
	await expect.element(page.getByText(/Zeiteintrag · Hanna Amt/)).toBeVisible();
	expect(page.getByText("Di 06.10.").query()).toBeNull();
	await expectAccessible();
	await button("Wieder öffnen").click();
	await page.getByRole("textbox").fill("Beleg fehlte");
	await page.getByRole("alertdialog").getByRole("button", { name: "Wieder öffnen" }).click();
	await soon(() => server.calls(at.reopen)[0]?.body).toEqual({
		closeNo: 1,
		reason: "Beleg fehlte",
	});
});

test.each([
	["month-close.overview", {}, "Alle abschließen"],
	["month-close.comparison", { userId: mia.id, month: "2026-10" }, "Wieder öffnen"],
])("%s fits a phone", async (id, params, action) => {
	await page.viewport(390, 844);
	show(id, params);
	await expect.element(button(action)).toBeVisible();
	await expect.element(page.getByText(/Oktober 2026/).first()).toBeVisible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
	const body = document.querySelector(".panel-body");
	expect(body?.scrollWidth).toBe(body?.clientWidth);
});

test("a month that was never closed says so; one that cannot be seen too", async () => {
	const { server } = entry();
	server.answer(at.compare, answers.getMonthComparison.open);
	show("month-close.comparison", { userId: mia.id, month: "2026-10" });
	await expect.element(page.getByText(/noch nicht abgeschlossen/)).toBeVisible();
	show("month-close.comparison", { userId: unknown, month: "2026-10" });
	await expect.element(page.getByText(/nicht \(mehr\) zu sehen/)).toBeVisible();
});

test("bookings for closed months are worked through", async () => {
	const { server } = entry();
	server.answer(at.settle, answers.settleLateBooking.settled);
	server.answer(contract.listLateBookings, answers.listLateBookings.all);
	show("month-close.late-bookings");
	await expect.element(page.getByText(/Gehen · Arbeitszeit · Sa 31\.10\. 16:00/)).toBeVisible();
	await expectAccessible();
	server.answer(contract.listLateBookings, answers.listLateBookings.none);
	await button(/^Erledigt: Sommer, Mia/).click();
	await soon(() => server.calls(at.settle)[0]?.body).toEqual({ version: 1 });
	await expect.element(page.getByText("Keine Buchungen für abgeschlossene Monate.")).toBeVisible();
	server.refuse(contract.listLateBookings, 500, {});
});

test("button and mark lead there; the button only for people who may close", async () => {
	const both = (
		<>
			<MonthCloseButton month="2026-10" />
			<ClosedMark userId={mia.id} month="2026-10" />
		</>
	);
	entry().server.answer(contract.listMonthCloses, answers.listMonthCloses.mia);
	entry().show(both);
	await expect.element(button("Monat abschließen")).toBeVisible();
	await expect.element(button("Abgeschlossen")).toBeVisible();
	await expectAccessible();
	sessionStore.set(sampleSession({ permissions: {} }));
	await expect.poll(() => button("Monat abschließen").query()).toBeNull();
	await expect.element(button("Abgeschlossen")).toBeVisible();
});
