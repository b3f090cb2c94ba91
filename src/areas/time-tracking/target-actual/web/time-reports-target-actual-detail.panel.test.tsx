import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { timeTrackingsDetail } from "#areas/time-tracking/entries/web/panels.ts";
import { overtimeDetail } from "#areas/time-tracking/overtime/web/panels.ts";
import { timeRulesDetail, timeRulesTry } from "#areas/time-tracking/time-rules/web/panels.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../contract.ts";
import { targetActualDetail } from "./panels.ts";
import { answers } from "./test-answers.ts";
import type { DayTrace } from "./why/day-trace.ts";
import { day, days, sampleDay, userId } from "./why/test-day.ts";

const entry = freshEntry();
const at = (on: string) => ({
	...contract.getDayTrace,
	path: `/api/target-actuals/${userId}/days/${on}`,
});
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [targetActualDetail, timeTrackingsDetail] });
});

function show(answer: DayTrace): void {
	entry().server.answer(at(answer.day), answer);
	const open = { id: targetActualDetail.id, params: { userId, day: answer.day } };
	showPanels({ ...nothingOpen, panels: [open] });
	entry().show(<PanelHost />);
}

/** The cells of a step: what it is, what it changed, what counts after it. */
function row(name: RegExp) {
	const cells = page.getByRole("row", { name }).getByRole("cell");
	return () => cells.elements().map(({ textContent }) => textContent);
}

test("figures, lanes, every step of the chain, where it is posted, and the law", async () => {
	show(sampleDay);
	await expect
		.element(page.getByText("Donnerstag, 19. November 2026 · Vogt, Lena · Station 2"))
		.toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Warum 9:32 und +1:50?" })).toBeVisible();
	expect(row(/1\. Gebucht/)()).toEqual(["", "", "10:15"]);
	expect(row(/2\. Kappen/)()).toEqual(["", "−0:07", "10:08"]);
	expect(row(/6\. Automatische Pause/)()).toEqual(["", "−0:15", "9:20"]);
	expect(row(/7\. Zeitzuschlag/)()).toEqual(["", "+0:12", "9:32"]);
	expect(row(/8\. Saldo/)()).toEqual(["", "−7:42", "+1:50"]);
	await expect.element(page.getByText("vorher +11:49")).toBeVisible();
	await expect.element(page.getByText("Plan 08:00 – 16:12").first()).toBeVisible();
	await expect.element(page.getByText("Pausen mindestens 0:45 h (§ 4)")).toBeVisible();
	await expect.element(page.getByText("Spätzuschlag (mit Faktor 0:05)")).toBeVisible();
	const counted = page.getByRole("list", { name: "Gewertet" });
	await expect.element(counted.getByText("Gutschrift 0:12 h, ohne Uhrzeit")).toBeInTheDocument();
	// nobody is led where there is nothing for her
	expect(button("Überstundenkonto").elements()).toHaveLength(0);
});

test("on a phone nothing stands out of the panel", async () => {
	await page.viewport(390, 844);
	show(sampleDay);
	await expect.element(page.getByText("vorher +11:49")).toBeVisible();
	await expectAccessible();
	const body = document.querySelector(".panel-body") as HTMLElement;
	expect(body.scrollWidth).toBe(body.clientWidth);
});

test("the way to rule, account and entries, for who may", async () => {
	setUpPanels({
		panels: [targetActualDetail, timeTrackingsDetail, timeRulesDetail, overtimeDetail],
	});
	show(sampleDay);
	await button("Umkleidezeit · Fassung ab 01.01.2026").click();
	await soon(() => openPanels().panels.at(-1)?.id).toBe("time-rules.detail");
	showPanels({ ...nothingOpen, panels: openPanels().panels.slice(0, 1) });
	await button("Überstundenkonto").click();
	await soon(() => openPanels().panels.at(-1)?.id).toBe("overtime.detail");
	showPanels({ ...nothingOpen, panels: openPanels().panels.slice(0, 1) });
	await button("Pause 12:04 – 12:22: Zeiteintrag öffnen").click();
	await soon(() => openPanels().panels.at(-1)).toEqual({
		id: "time-trackings.detail",
		params: { id: sampleDay.explanation.bookings[1]?.id },
	});
});

test("a rule of the day is tried with the day's facts", async () => {
	setUpPanels({ panels: [targetActualDetail, timeRulesTry] });
	show(sampleDay);
	await button("Mit anderer Regel durchrechnen").click();
	await page.getByRole("menuitem", { name: "Gleitzeit Pflege" }).click();
	const rule = sampleDay.explanation.chain[1]?.timeRule;
	await soon(() => openPanels().panels.at(-1)).toEqual({
		id: timeRulesTry.id,
		params: {
			id: rule?.ruleId,
			versionId: rule?.versionId,
			day: {
				date: day,
				targetMinutes: 462,
				plan: { begin: "07:45", end: "20:00" },
				openingBalanceMinutes: 709,
				entries: [
					{ begin: "07:38", end: "12:04", isPause: false },
					{ begin: "12:04", end: "12:22", isPause: true },
					{ begin: "12:22", end: "17:53", isPause: false },
				],
			},
		},
	});
	expect(timeRulesTry.params.safeParse(openPanels().panels.at(-1)?.params)).toMatchObject({
		success: true,
	});
});

test("an empty day, its neighbours, and the words in English", async () => {
	entry().server.answer(at("2026-11-20"), days.friday);
	show(days.empty);
	await expect.element(page.getByText("nichts gebucht", { exact: true })).toBeVisible();
	await expect.element(page.getByText("An diesem Tag wird nichts gebucht.")).toBeVisible();
	expect(button("Zeiteintrag öffnen").elements()).toHaveLength(0);
	updateSettings({ region: { language: "en-EN" } });
	await expect.element(page.getByText("Ist", { exact: true })).not.toBeInTheDocument();
	await expect.element(page.getByText("Nothing is posted on this day.")).toBeVisible();
	await button("Next day").click();
	await soon(() => openPanels().panels[0]?.params).toEqual({ userId, day: "2026-11-20" });
});

test("a day of a closed month shows what was frozen beside what it is now, and scans clean", async () => {
	show(days.closed);
	const section = page.getByRole("region", { name: "Eingefroren → jetzt" });
	await expect.element(section.getByText(/21\.11\.2026/)).toBeVisible();
	const rows = section.getByRole("definition").elements();
	expect(rows.map(({ textContent }) => textContent)).toEqual([
		"5:009:00",
		"0:001:00",
		"−3:00+1:00",
	]);
	await expect.element(page.getByText("Oktober 2026 ist abgeschlossen")).toBeVisible();
	await expectAccessible();
});

test("the copied text and the printed sheet hold the whole day and goes again", async () => {
	show(sampleDay);
	let copied = "";
	const { clipboard } = navigator;
	const { writeText } = clipboard;
	clipboard.writeText = async (text) => {
		copied = text;
	};
	await button("Kette kopieren").click();
	await soon(() => copied.split("\n")).toHaveLength(9);
	clipboard.writeText = writeText;
	expect(copied).toContain("8. Saldo: −7:42 → +1:50. Ist 9:32 abzüglich Soll 7:42.");
	let printed = "";
	const { print } = window;
	window.print = () => {
		printed = document.querySelector(".paper")?.textContent ?? "";
		dispatchEvent(new Event("afterprint"));
	};
	await button("Drucken").click();
	await soon(() => printed).toContain("8. Saldo");
	window.print = print;
	expect(printed).toContain("Donnerstag, 19. November 2026");
	await soon(() => document.querySelector(".paper")).toBeNull();
});

test("somebody else's day, and a server that is away", async () => {
	const { status, body } = answers.refusals.unknown;
	entry().server.refuse(at(day), status, body);
	showPanels({ ...nothingOpen, panels: [{ id: targetActualDetail.id, params: { userId, day } }] });
	entry().show(<PanelHost />);
	await expect.element(page.getByText(/Diese Person gibt es nicht/)).toBeVisible();
});
