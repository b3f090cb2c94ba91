import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testStage } from "../data-grid/test-stage.tsx";
import { on, team, testItem } from "./test-team.ts";
import { Timeline } from "./timeline.tsx";
import type { TimelineGiven } from "./timeline-given.ts";

const stage = testStage();
beforeEach(() => page.viewport(1280, 800));

const box = () => document.querySelector(".timeline-box") as HTMLElement;
const items = () => [...document.querySelectorAll<HTMLElement>("[data-item]")];
const itemNamed = (id: string) => document.querySelector(`[data-item="${id}"]`) as HTMLElement;
const rowNames = () =>
	[...document.querySelectorAll(".timeline-row-head .timeline-name b")].map((b) => b.textContent);
const cursorWords = () => {
	const cell = document.getElementById(box().getAttribute("aria-activedescendant") ?? "");
	return cell?.getAttribute("aria-label") ?? "";
};
const said = () => document.querySelector(".timeline-frame > [role=status]")?.textContent;

async function show(more: Partial<TimelineGiven> = {}): Promise<void> {
	stage.show(<Timeline {...team} {...more} />);
	await expect.element(page.getByRole("treegrid", { name: "Abwesenheiten" })).toBeVisible();
}

const press = (keys: string) => userEvent.keyboard(keys);

async function focusAt(day: number): Promise<void> {
	box().focus();
	await press(`{Home}${"{ArrowRight}".repeat(day - 1)}`);
}

test("a bar takes up the days of its item, half of the last one where it ends at noon", async () => {
	await show();
	const day = document.querySelector<HTMLElement>(".timeline-head-day")?.offsetWidth ?? 0;
	const days = (id: string) => itemNamed(id).offsetWidth / day;
	expect(days("xmas")).toBeCloseTo(3.5, 0);
	expect(Math.abs(days("xmas") - 3.5)).toBeLessThan(0.15);
	expect(Math.abs(days("wish") - 5)).toBeLessThan(0.15);
});

test("every item says what it is, how it stands and when, and beneath the mouse it is seen", async () => {
	await show();
	expect(items().map((item) => item.getAttribute("aria-label"))).toEqual([
		"Urlaub, Genehmigt, Mo 21.12. – Do 24.12., bis Mittag",
		"Urlaub, Beantragt, Mo 07.12. – Fr 11.12.",
		"Abwesend, Genehmigt, Fr 11.12. – Mo 14.12.",
	]);
	await userEvent.hover(itemNamed("wish"));
	expect(itemNamed("wish").title).toBe("Urlaub, Beantragt, Mo 07.12. – Fr 11.12.");
});

test("what lies on the same day lies on lanes, and the row is as high as they are", async () => {
	await show();
	const rows = [...document.querySelectorAll<HTMLElement>(".timeline-row:not(.timeline-group)")];
	const [one, two] = rows.map(({ offsetHeight }) => offsetHeight);
	expect((two ?? 0) - (one ?? 0)).toBe(29);
	expect(itemNamed("away").offsetTop - itemNamed("wish").offsetTop).toBe(29);
});

test("rows of a unit close with a click and open with a key", async () => {
	await show();
	await page.getByRole("rowheader", { name: /Station 2/ }).click();
	expect(rowNames()).toEqual(["Fischer, Yusuf", "Jansen, Clara"]);
	expect(cursorWords()).toBe("Station 2, 2 Personen, geschlossen");
	box().focus();
	await press("{Enter}");
	expect(rowNames()).toHaveLength(4);
	expect(cursorWords()).toBe("Station 2, 2 Personen, geöffnet");
});

test("the cursor says whose day it is, what lies on it and what is closed", async () => {
	await show();
	expect(cursorWords()).toBe("Mi 02.12., Albrecht, Anna, frei");
	await focusAt(25);
	expect(cursorWords()).toBe("Fr 25.12., Albrecht, Anna, frei, 1. Weihnachtstag");
	await press("{End}");
	expect(cursorWords()).toBe("Do 31.12., Albrecht, Anna, frei, Urlaubssperre");
	await press("{Home}{Control>}{ArrowRight}{/Control}");
	expect(cursorWords()).toBe(
		"Mo 21.12., Albrecht, Anna, Urlaub, Genehmigt, Mo 21.12. – Do 24.12., bis Mittag",
	);
	await press("{ArrowDown}{ArrowDown}");
	expect(cursorWords()).toBe("Springerpool, geöffnet");
});

test("several items of a day are walked through before the next row", async () => {
	await show();
	await focusAt(11);
	await press("{ArrowDown}");
	expect(cursorWords()).toMatch(/Urlaub, Beantragt.*, 1 von 2/);
	await press("{ArrowDown}");
	expect(cursorWords()).toMatch(/Abwesend, Genehmigt.*, 2 von 2/);
	await press("{ArrowUp}");
	expect(cursorWords()).toMatch(/1 von 2/);
});

test("Enter opens what lies on the day, or begins something on a free one", async () => {
	const [onOpen, onCreate] = [vi.fn(), vi.fn()];
	await show({ onOpen, onCreate });
	await focusAt(22);
	await press("{Enter}");
	expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "xmas" }));
	await focusAt(3);
	await press("{Enter}");
	expect(onCreate).toHaveBeenLastCalledWith({
		rowId: "anna",
		from: on("2026-12-03"),
		to: on("2026-12-03"),
	});
});

test("Shift and arrows choose days, which Enter takes and Escape gives up", async () => {
	const onCreate = vi.fn();
	await show({ onCreate });
	await focusAt(3);
	await press("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
	expect(said()).toBe("Do 03.12. – Sa 05.12., 3 Tage. Eingabe legt an, Escape verwirft.");
	expect(document.querySelector(".timeline-ghost")?.textContent).toContain("Do 03.12. – Sa 05.12.");
	await press("{Escape}");
	expect(document.querySelector(".timeline-ghost")).toBeNull();
	await press("{Shift>}{ArrowLeft}{/Shift}{Enter}");
	expect(onCreate).toHaveBeenCalledExactlyOnceWith({
		rowId: "anna",
		from: on("2026-12-04"),
		to: on("2026-12-05"),
	});
	expect(document.querySelector(".timeline-ghost")).toBeNull();
});

test("Alt and arrows move an item to another day and row, and nothing happens before Enter", async () => {
	const onMove = vi.fn();
	await show({ onMove });
	await focusAt(21);
	await press("{Alt>}{ArrowRight}{ArrowDown}{/Alt}");
	expect(said()).toBe(
		"Urlaub: Di 22.12. – Fr 25.12., bis Mittag, Baumann, Tarek. Eingabe übernimmt, Strg Eingabe kopiert, Escape verwirft.",
	);
	expect(onMove).not.toHaveBeenCalled();
	await press("{Escape}");
	expect(said()).toBe("Verworfen.");
	await press("{Alt>}{ArrowLeft}{/Alt}{Enter}");
	expect(onMove).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ id: "xmas" }),
		{ rowId: "anna", from: on("2026-12-20"), to: on("2026-12-23"), endsAtNoon: true },
		false,
	);
	expect(said()).toBe("Übernommen: Urlaub, So 20.12. – Mi 23.12., bis Mittag");
	await focusAt(21);
	await press("{Alt>}{ArrowRight}{/Alt}{Control>}{Enter}{/Control}");
	expect(onMove.mock.lastCall?.at(2)).toBe(true);
});

test("Alt, Shift and arrows extend it; what may not be there is refused, what is fixed stays", async () => {
	const [onExtend, onMove] = [vi.fn(), vi.fn()];
	const mayPut: NonNullable<TimelineGiven["mayPut"]> = ({ to }) => to < on("2026-12-28");
	await show({ onExtend, onMove, mayPut });
	await focusAt(21);
	await press("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{Enter}");
	const days = { rowId: "anna", from: on("2026-12-21"), to: on("2026-12-25") };
	expect(onExtend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "xmas" }), days);
	await focusAt(21);
	await press("{Alt>}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{/Alt}");
	expect(said()).toContain("Hier nicht möglich.");
	await press("{Enter}");
	expect(onExtend).toHaveBeenCalledOnce();
	await focusAt(13);
	await press("{ArrowDown}{Alt>}{ArrowRight}{/Alt}");
	expect(said()).toBe("Dieser Eintrag kann nicht verschoben werden.");
	expect(onMove).not.toHaveBeenCalled();
});

test("Control, Shift and arrows move its beginning, then Alt and Shift its end; on free days they choose some", async () => {
	const [onExtend, onCreate] = [vi.fn(), vi.fn()];
	await show({ onExtend, onCreate });
	await focusAt(21);
	await press("{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}");
	expect(said()).toBe(
		"Urlaub: So 20.12. – Do 24.12., bis Mittag, Albrecht, Anna. Eingabe übernimmt, Escape verwirft.",
	);
	await press("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}");
	expect(said()).toContain("Urlaub: So 20.12. – Fr 25.12., Albrecht");
	// the beginning stops at the end
	await press(`{Control>}{Shift>}${"{ArrowRight}".repeat(6)}{/Shift}{/Control}`);
	expect(said()).toContain("Urlaub: Fr 25.12., Albrecht");
	await press(`{Control>}{Shift>}${"{ArrowLeft}".repeat(5)}{/Shift}{/Control}{Enter}`);
	const days = { rowId: "anna", from: on("2026-12-20"), to: on("2026-12-25") };
	expect(onExtend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "xmas" }), days);
	await focusAt(3);
	await press("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}{Enter}");
	expect(onCreate).toHaveBeenCalledExactlyOnceWith({
		...{ rowId: "anna", from: on("2026-12-03"), to: on("2026-12-04") },
	});
});

test("items are selected by key and click, one by one, between two and all", async () => {
	let selected: ReadonlySet<string> = new Set();
	const onDelete = vi.fn();
	const render = () =>
		stage.show(
			<Timeline
				{...team}
				selected={selected}
				onDelete={onDelete}
				onSelect={(ids) => {
					selected = ids;
					render();
				}}
			/>,
		);
	render();
	await expect.poll(() => items().length).toBe(3);
	await focusAt(21);
	await press(" ");
	expect([...selected]).toEqual(["xmas"]);
	await page.getByRole("gridcell", { name: /^Abwesend/ }).click({ modifiers: ["Shift"] });
	// of both rows what reaches into the days between them
	expect([...selected].sort()).toEqual(["away", "wish", "xmas"]);
	expect(itemNamed("away").getAttribute("aria-selected")).toBe("true");
	await press("{Escape}");
	expect(selected.size).toBe(0);
	await press("{Control>}a{/Control}");
	expect(said()).toBe("3 ausgewählt");
	await page.getByRole("gridcell", { name: /^Abwesend/ }).click({ modifiers: ["Control"] });
	expect([...selected].sort()).toEqual(["wish", "xmas"]);
	await press("{Delete}");
	expect(onDelete.mock.calls[0]?.[0].map(({ id }: { id: string }) => id)).toEqual(["xmas", "wish"]);
	await press("{Escape}");
	expect(selected.size).toBe(0);
});

test("the menu opens by right click and by keys, for the item and the day that are meant", async () => {
	const menu = vi.fn<NonNullable<TimelineGiven["menu"]>>(() => [
		{ id: "a", label: "Genehmigen", run: () => {} },
	]);
	await show({ menu });
	await page.getByRole("gridcell", { name: /Beantragt/ }).click({ button: "right" });
	await expect.element(page.getByRole("menuitem", { name: "Genehmigen" })).toBeVisible();
	expect(menu.mock.lastCall?.[0]).toMatchObject({ item: { id: "wish" }, items: [{ id: "wish" }] });
	await press("{Escape}");
	await expect.poll(() => document.activeElement).toBe(box());
	await focusAt(3);
	await press("{Shift>}{F10}{/Shift}");
	await expect.element(page.getByRole("menuitem", { name: "Genehmigen" })).toBeVisible();
	expect(menu.mock.lastCall?.[0]).toEqual({
		place: { rowId: "tarek", from: on("2026-12-03"), to: on("2026-12-03") },
		item: undefined,
		items: [],
	});
});

test("the head names months, weeks, holidays and named days, the foot who is there", async () => {
	await show();
	const head = document.querySelector(".timeline-head") as HTMLElement;
	expect(head.textContent).toContain("Dezember 2026");
	expect(head.textContent).toContain("KW 52");
	expect(head.textContent).toContain("Ferien");
	const day = (name: string) => page.getByRole("columnheader", { name });
	await expect.element(day("Fr 25.12., 1. Weihnachtstag")).toBeVisible();
	await expect.element(day("Mi 02.12., heute")).toBeVisible();
	const foot = page.getByRole("gridcell", { name: "Mo 21.12.: 2 von 3, 1 fehlt" });
	expect(foot.element().hasAttribute("data-short")).toBe(true);
});

test("what is to be seen is scrolled to, clear of what covers the right", async () => {
	await show({ leastDayWidth: 60, reveal: { from: on("2026-12-20"), to: on("2026-12-22") } });
	const right = () =>
		document.querySelector(`.timeline-head-day[aria-label^="Di 22.12."]`)?.getBoundingClientRect()
			.right ?? 0;
	const end = box().getBoundingClientRect().right;
	expect(right()).toBeLessThanOrEqual(end);
	await show({
		leastDayWidth: 60,
		reveal: { from: on("2026-12-20"), to: on("2026-12-22"), covered: 500 },
	});
	expect(right()).toBeLessThanOrEqual(end - 500);
});

test("at a day's zoom items stand at their hours", async () => {
	const shift = testItem("s", "anna", "2026-12-02", "2026-12-02", {
		beginMinute: 360,
		endMinute: 1080,
	});
	const day = { from: on("2026-12-02"), to: on("2026-12-02") };
	await show({ zoom: "DAY", range: day, items: [shift] });
	const lane = itemNamed("s").parentElement as HTMLElement;
	const share = (pixels: number) => pixels / lane.offsetWidth;
	expect(Math.abs(share(itemNamed("s").offsetLeft) - 0.25)).toBeLessThan(0.01);
	expect(Math.abs(share(itemNamed("s").offsetWidth) - 0.5)).toBeLessThan(0.01);
	expect(document.querySelector(".timeline-head")?.textContent).toContain("06:00");
});

test("a click on a month of a year asks for it", async () => {
	const onMonth = vi.fn();
	const year = { from: on("2026-01-01"), to: on("2026-12-31") };
	await show({ zoom: "YEAR", range: year, onMonth });
	await page.getByRole("columnheader", { name: "März" }).click();
	expect(onMonth).toHaveBeenCalledExactlyOnceWith(on("2026-03-01"));
});
