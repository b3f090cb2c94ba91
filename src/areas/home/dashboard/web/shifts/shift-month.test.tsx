import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contract as calendar } from "#areas/home/my-calendar/contract.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as availability } from "#areas/shift-planning/availability/contract.ts";
import { contract as planNews } from "#areas/shift-planning/plan-news/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { setNavigation } from "#kit/web/router/navigation.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import ShiftMonthCard from "./shift-month-card.tsx";
import { answerNothingPlanned, nothingPlanned } from "./test-month.ts";

const entry = freshEntry();
const id = "01a1fd2c-47a0-70d1-9a38-000000000001";
const shift = {
	...{ id, userId: sampleSession().userId, day: "2026-07-06", beginMinute: 360, endMinute: 870 },
	...{ activity: { name: "Frühdienst", color: "#d9a514" }, workspaceName: "Station 1" },
};

beforeEach(() => {
	setServerTime("2026-07-01T08:00:00Z");
	sessionStore.set(sampleSession());
});

test("a month shows one's shifts; a day says when, takes whether one is available, and leads to the calendar", async () => {
	const { server, show } = entry();
	const go = vi.fn(async () => {});
	setNavigation({ go });
	answerNothingPlanned(server);
	server.answer(calendar.getCalendar, { ...nothingPlanned, shifts: [shift] });
	const { id: shiftId, userId: _, workspaceName: name, ...told } = shift;
	const news = {
		...({ shiftId, kind: "NEW", isShort: false, was: null } as const),
		shift: { ...told, workspace: { name } },
		madeAt: "2026-07-01T07:00:00.000Z",
	};
	server.answer(planNews.listShiftNews, { items: [news], readAt: null });
	server.answer(availability.setAvailability, {});
	show(
		<main>
			<ShiftMonthCard />
		</main>,
	);
	const day = page.getByRole("button", { name: "Mo 06.07., Frühdienst" });
	await expect
		.element(page.getByRole("button", { name: "1 Dienst ist neu oder geändert" }))
		.toBeVisible();
	await day.click();
	await expect.element(page.getByText("06:00 – 14:30 · Frühdienst · Station 1")).toBeVisible();
	// one stop of the page: arrows choose the others
	await userEvent.keyboard("{ArrowDown}{ArrowRight}");
	const next = page.getByRole("button", { name: "Di 14.07." });
	await expect.element(next).toHaveAttribute("aria-pressed", "true");
	await expect.element(next).toHaveFocus();
	expect(document.querySelectorAll(".shift-month [tabindex='0']")).toHaveLength(1);
	await day.click();
	await expectAccessible();
	await page.getByRole("button", { name: "Verfügbarkeit am Mo 06.07.: Keine Angabe" }).click();
	await page.getByRole("menuitem", { name: "Nicht verfügbar" }).click();
	await soon(() => server.calls(availability.setAvailability)[0]?.body).toMatchObject({
		...{ available: false, begin: "2026-07-05T22:00:00.000Z", end: "2026-07-06T22:00:00.000Z" },
	});
	await day.dblClick();
	await soon(() => go.mock.calls.flat().join(" ")).toContain("/home/calendar?date=2026-07-06");
	await page.getByRole("button", { name: "Nächster Monat" }).click();
	await page.getByRole("button", { name: "Monat: August 2026" }).click();
	await page.getByRole("button", { name: "Mai 2026", exact: true }).click();
	await expect.element(page.getByText("Mai 2026")).toBeVisible();
});
