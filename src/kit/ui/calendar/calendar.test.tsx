import axe from "axe-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { testStage } from "../data-grid/test-stage.tsx";
import type { CalendarEvent, CalendarGiven } from "./calendar-given.ts";
import { DayGrid } from "./day-grid.tsx";
import { MonthGrid } from "./month/month-grid.tsx";
import { WeekGrid } from "./week-grid.tsx";

const stage = testStage();
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
	delete document.documentElement.dataset.contrast;
});

const on = dayOfIso;

function event(
	id: string,
	from: string,
	to: string,
	more: Partial<CalendarEvent> = {},
): CalendarEvent {
	return { id, from: on(from), to: on(to), state: "APPROVED", label: id, ...more };
}

const states = ["PLANNED", "REQUESTED", "APPROVED", "REJECTED", "CANCELLED"] as const;

const given: CalendarGiven = {
	label: "Mein Kalender",
	today: on("2026-11-21"),
	selected: on("2026-11-19"),
	holidays: [{ day: on("2026-11-18"), label: "Buß- und Bettag" }],
	days: [
		{
			day: on("2026-11-17"),
			figure: "7:46",
			delta: { text: "+0:04", isLess: false },
			spans: [
				{ kind: "plan", beginMinute: 480, endMinute: 972 },
				{ kind: "booked", beginMinute: 480, endMinute: 976 },
			],
			times: "08:00 – 16:16",
		},
	],
	events: [
		event("Teamsitzung", "2026-11-17", "2026-11-17", {
			beginMinute: 840,
			endMinute: 885,
			isBox: true,
		}),
		event("Urlaub", "2026-11-19", "2026-11-24", { state: "REQUESTED", note: "4 Tage" }),
		event("Nacht", "2026-11-16", "2026-11-17", { beginMinute: 1260, endMinute: 360 }),
		...states.map((state, at) =>
			event(`S${at}`, "2026-11-26", "2026-11-26", {
				state,
				beginMinute: 480 + at * 60,
				endMinute: 530 + at * 60,
			}),
		),
	],
};

const cell = (name: RegExp) => page.getByRole("gridcell", { name });
const chips = (id: string) => document.querySelectorAll(`[data-event="${id}"]`);

const looks = (["light", "dark"] as const).flatMap((scheme) =>
	(["month", "week", "day"] as const).flatMap((view) =>
		([1280, 390] as const).map((width) => [view, scheme, width] as const),
	),
);

function show(
	view: "month" | "week" | "day",
	more: Partial<CalendarGiven> = {},
	scheme?: "dark" | "light",
) {
	const day = on("2026-11-19");
	const all = { ...given, ...more };
	const views = {
		month: <MonthGrid {...all} month={day} weekNote={() => "38:30"} />,
		week: <WeekGrid {...all} week={day} nowMinute={720} />,
		day: <DayGrid {...all} day={day} nowMinute={720} />,
	};
	stage.show(views[view], scheme);
}

test.each(looks)("the %s is accessible in %s, %d px", async (view, scheme, width) => {
	await page.viewport(width, 900);
	show(view, {}, scheme);
	await expect.element(page.getByText("Urlaub").first()).toBeVisible();
	for (const contrast of ["normal", "high"]) {
		document.documentElement.dataset.contrast = contrast;
		const { violations } = await axe.run(document.body);
		expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
	}
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("a month shows what is known of a day, leave over its days week by week, and how many more there are", async () => {
	show("month");
	await expect
		.element(cell(/17\. November 2026.*\+0:04.*7:46.*08:00 – 16:16.*Teamsitzung/))
		.toBeVisible();
	expect(chips("Urlaub")).toHaveLength(2);
	await expect.element(cell(/26\. November 2026.*\+3 weitere/)).toBeVisible();
	expect(chips("S1")).toHaveLength(1);
	expect(chips("S2")).toHaveLength(0);
});

test("bars over several days lie on nothing of the days below", async () => {
	const more = event("Lehrgang", "2026-11-20", "2026-11-20");
	show("month", { events: [...given.events, more] });
	await expect.element(page.getByText("Lehrgang")).toBeVisible();
	const [bar] = chips("Urlaub");
	const [own] = chips("Lehrgang");
	const bottom = bar?.getBoundingClientRect().bottom ?? 0;
	expect(own?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test("keys lead from day to day and out of the month, Enter chooses, a click opens", async () => {
	const [onSelect, onOpen, onMonth] = [vi.fn(), vi.fn(), vi.fn()];
	stage.show(
		<MonthGrid
			{...given}
			month={on("2026-11-19")}
			onSelect={onSelect}
			onOpen={onOpen}
			onMonth={onMonth}
		/>,
	);
	document.querySelector<HTMLElement>('.month-cell[tabindex="0"]')?.focus();
	await userEvent.keyboard("{ArrowDown}");
	const focused = () => (document.activeElement as HTMLElement).dataset.day;
	await expect.poll(focused).toBe(String(on("2026-11-26")));
	await userEvent.keyboard("{Enter}");
	expect(onSelect).toHaveBeenCalledExactlyOnceWith(on("2026-11-26"));
	await userEvent.keyboard("{PageDown}");
	expect(onMonth).toHaveBeenCalledExactlyOnceWith(on("2026-12-26"));
	await page.getByRole("button", { name: /^Teamsitzung/ }).click();
	expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "Teamsitzung" }));
});

test("a double click begins something on the day or at the quarter of an hour, a right click opens the menu", async () => {
	const onCreate = vi.fn();
	const menu = vi.fn<NonNullable<CalendarGiven["menu"]>>(() => [
		{ id: "a", label: "Neuer Antrag", run: () => {} },
	]);
	show("month", { onCreate, menu });
	await cell(/10\. November 2026/).dblClick();
	expect(onCreate).toHaveBeenLastCalledWith(on("2026-11-10"), undefined);
	await page.getByRole("button", { name: /^Teamsitzung/ }).click({ button: "right" });
	await expect.element(page.getByRole("menuitem", { name: "Neuer Antrag" })).toBeVisible();
	expect(menu.mock.lastCall?.[0]).toMatchObject({
		day: on("2026-11-17"),
		event: { id: "Teamsitzung" },
	});
	await userEvent.keyboard("{Escape}");
	show("week", { onCreate });
	const column = document.querySelector<HTMLElement>(
		`[data-hours][data-day="${on("2026-11-18")}"]`,
	);
	const { top = 0, height = 0, left = 0 } = column?.getBoundingClientRect() ?? {};
	const point = { clientX: left + 9, clientY: top + (height * 8.4) / 24 };
	column?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, ...point }));
	expect(onCreate).toHaveBeenLastCalledWith(on("2026-11-18"), 495);
});

test("a week shows a night on both of its days, whole days on top, and begins in the morning", async () => {
	show("week");
	await expect.element(page.getByText("Teamsitzung")).toBeVisible();
	expect(chips("Nacht")).toHaveLength(2);
	const bars = document.querySelector(".time-grid-bars");
	expect(
		[...(bars?.querySelectorAll("[data-event]") ?? [])].map((chip) => chip.textContent),
	).toEqual(["Urlaub 4 Tage"]);
	const scroller = document.querySelector(".time-grid-hours") as HTMLElement;
	expect(scroller.scrollTop).toBe(6 * 44);
	const [chip] = chips("Teamsitzung");
	const column = chip?.closest("[data-hours]") as HTMLElement;
	const share = (chip as HTMLElement).offsetTop / column.offsetHeight;
	expect(Math.abs(share - 14 / 24)).toBeLessThan(0.01);
});

test("on a phone a month is dots, and the chosen day a list", async () => {
	await page.viewport(390, 844);
	const onOpen = vi.fn();
	show("month", { onOpen, selected: on("2026-11-17") });
	const list = page.getByRole("region", { name: "Dienstag, 17. November 2026" });
	await expect.element(list).toBeVisible();
	expect(document.querySelector(`[data-day="${on("2026-11-26")}"] .month-dots`)?.textContent).toBe(
		"•••",
	);
	await list.getByRole("button", { name: /^Teamsitzung/ }).click();
	expect(onOpen).toHaveBeenCalledOnce();
});
