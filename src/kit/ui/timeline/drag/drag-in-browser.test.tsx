import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { testStage } from "../../data-grid/test-stage.tsx";
import { crowd, on, team } from "../test-team.ts";
import { Timeline } from "../timeline.tsx";
import type { TimelineGiven } from "../timeline-given.ts";

const stage = testStage();
beforeEach(() => page.viewport(1280, 800));

const box = () => document.querySelector(".timeline-box") as HTMLElement;
const ghost = () => document.querySelector(".timeline-ghost");
const itemNamed = (id: string) => document.querySelector(`[data-item="${id}"]`) as HTMLElement;

async function show(more: Partial<TimelineGiven> = {}): Promise<void> {
	stage.show(<Timeline {...team} {...more} />);
	await expect.element(page.getByRole("treegrid", { name: "Abwesenheiten" })).toBeVisible();
}

interface Point {
	readonly x: number;
	readonly y: number;
}

/** The middle of a day in a person's row. */
function at(person: string, day: string): Point {
	const head = document.querySelector(`.timeline-head-day[aria-label*="${day}"]`) as HTMLElement;
	const row = [...document.querySelectorAll(".timeline-row")].find((one) =>
		one.textContent?.includes(person),
	) as HTMLElement;
	const [{ left, width }, { top, height }] = [
		head.getBoundingClientRect(),
		row.getBoundingClientRect(),
	];
	return { x: left + width / 2, y: top + height / 2 };
}

function send(
	type: string,
	{ x, y }: Point,
	target: EventTarget,
	more: PointerEventInit = {},
): void {
	const given = { bubbles: true, cancelable: true, pointerId: 1, pointerType: "mouse", button: 0 };
	target.dispatchEvent(new PointerEvent(type, { ...given, clientX: x, clientY: y, ...more }));
}

async function drag(from: Point, to: Point, more: PointerEventInit = {}): Promise<void> {
	send("pointerdown", from, document.elementFromPoint(from.x, from.y) as Element, more);
	send("pointermove", { x: from.x + 6, y: from.y }, window, more);
	send("pointermove", to, window, more);
	await expect.poll(ghost).not.toBeNull();
}

const drop = () => send("pointerup", { x: 0, y: 0 }, window);

test("what is dragged goes to the day and row under the pointer, by as many days as it was moved", async () => {
	const onMove = vi.fn();
	await show({ onMove });
	await drag(at("Albrecht", "22.12."), at("Fischer", "24.12."));
	expect(ghost()?.textContent).toBe("Urlaub Mi 23.12. – Sa 26.12.");
	expect(itemNamed("xmas").dataset.away).toBe("true");
	expect(onMove).not.toHaveBeenCalled();
	drop();
	await expect.poll(ghost).toBeNull();
	expect(onMove).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ id: "xmas" }),
		{ rowId: "yusuf", from: on("2026-12-23"), to: on("2026-12-26"), endsAtNoon: true },
		false,
	);
});

test("Alt copies, and the item stays as it is", async () => {
	const onMove = vi.fn();
	await show({ onMove });
	await drag(at("Albrecht", "22.12."), at("Albrecht", "15.12."), { altKey: true });
	expect(itemNamed("xmas").dataset.away).toBeUndefined();
	drop();
	expect(onMove.mock.lastCall?.[2]).toBe(true);
});

test("Escape gives a drag up, and closes nothing else", async () => {
	const [onMove, onOpen, around] = [vi.fn(), vi.fn(), vi.fn()];
	document.addEventListener("keydown", around);
	await show({ onMove, onOpen });
	await drag(at("Albrecht", "22.12."), at("Fischer", "24.12."));
	document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
	document.removeEventListener("keydown", around);
	await expect.poll(ghost).toBeNull();
	drop();
	expect([onMove, onOpen, around].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

test("an end that is dragged extends, to its own row alone", async () => {
	const [onExtend, onMove] = [vi.fn(), vi.fn()];
	await show({ onExtend, onMove });
	const { right, top } = itemNamed("wish").getBoundingClientRect();
	await drag({ x: right - 3, y: top + 6 }, at("Fischer", "16.12."));
	drop();
	expect(onMove).not.toHaveBeenCalled();
	expect(onExtend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "wish" }), {
		rowId: "tarek",
		from: on("2026-12-07"),
		to: on("2026-12-16"),
	});
});

test("a drag over free days begins something, a press alone does not", async () => {
	const onCreate = vi.fn();
	await show({ onCreate });
	const begin = at("Fischer", "10.12.");
	send("pointerdown", begin, document.elementFromPoint(begin.x, begin.y) as Element);
	send("pointermove", { x: begin.x + 2, y: begin.y }, window);
	drop();
	expect(onCreate).not.toHaveBeenCalled();
	await drag(begin, at("Fischer", "07.12."));
	drop();
	expect(onCreate).toHaveBeenCalledExactlyOnceWith({
		rowId: "yusuf",
		from: on("2026-12-07"),
		to: on("2026-12-10"),
	});
});

test("where it may not be put it is said by its looks and refused", async () => {
	const onCreate = vi.fn();
	await show({ onCreate, mayPut: ({ rowId }) => rowId !== "yusuf" });
	await drag(at("Fischer", "10.12."), at("Fischer", "12.12."));
	expect(ghost()?.hasAttribute("data-bad")).toBe(true);
	drop();
	await expect.poll(ghost).toBeNull();
	expect(onCreate).not.toHaveBeenCalled();
});

test("what is fixed and what a finger touches is not dragged", async () => {
	const onMove = vi.fn();
	await show({ onMove });
	const fixed = itemNamed("away").getBoundingClientRect();
	const over = { x: fixed.left + fixed.width / 2, y: fixed.top + 8 };
	for (const [from, pointerType] of [
		[over, "mouse"],
		[at("Albrecht", "22.12."), "touch"],
	] as const) {
		send("pointerdown", from, document.elementFromPoint(from.x, from.y) as Element, {
			pointerType,
		});
		send("pointermove", { x: from.x + 90, y: from.y }, window, { pointerType });
		send("pointerup", from, window, { pointerType });
	}
	expect(ghost()).toBeNull();
	expect(onMove).not.toHaveBeenCalled();
});

test("held at an edge the box is pushed on, and the ghost goes along", async () => {
	stage.show(<Timeline {...team} {...crowd(60)} zoom="MONTH" onCreate={() => {}} />);
	await expect.element(page.getByRole("treegrid", { name: "Abwesenheiten" })).toBeVisible();
	const { right, bottom, top } = box().getBoundingClientRect();
	const begin = { x: right - 200, y: (top + bottom) / 2 };
	send("pointerdown", begin, document.elementFromPoint(begin.x, begin.y) as Element);
	if (ghost() === null) send("pointermove", { x: begin.x + 9, y: begin.y }, window);
	send("pointermove", { x: right - 4, y: begin.y }, window);
	const before = box().scrollLeft;
	await expect.poll(() => box().scrollLeft).toBeGreaterThan(before + 100);
	send("pointercancel", begin, window);
	const rest = box().scrollLeft;
	await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
	expect(box().scrollLeft).toBe(rest);
});

test("the click that ends a drag opens nothing, the next one does", async () => {
	const [onMove, onOpen] = [vi.fn(), vi.fn()];
	await show({ onMove, onOpen });
	await drag(at("Albrecht", "22.12."), at("Albrecht", "23.12."));
	drop();
	itemNamed("xmas").click();
	expect(onOpen).not.toHaveBeenCalled();
	itemNamed("xmas").click();
	expect(onOpen).toHaveBeenCalledOnce();
});
