import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { contract } from "../contract.ts";
import { shiftsCreate, shiftsDetail } from "./panels.ts";
import { answers, at, itemOf, items, mia, setUpPlan, showPlan } from "./test-plan.tsx";

const entry = freshEntry();
const sent = ({ method, path }: { readonly method: string; readonly path: string }) =>
	entry()
		.server.requests.filter((one) => one.method === method && one.path === path)
		.map(({ body }) => body);
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => setUpPlan(entry()));

test("the plan says who works when, what is open, and what breaks rules", async () => {
	await showPlan(entry());
	expect(items().map((one) => one.getAttribute("aria-label"))).toEqual(
		expect.arrayContaining([expect.stringContaining("Frühdienst am Tag")]),
	);
	await expect.element(page.getByText("Offene Dienste")).toBeVisible();
	await expect.element(page.getByText("1 Konflikt")).toBeVisible();
	expect(itemOf(mia.id)?.dataset.conflict).toBe("true");
	await expectAccessible();
	await page.getByText("Bereich", { exact: true }).click();
	await expect.element(page.getByText("Station 1").first()).toBeVisible();
	await page.getByText("Dienstart", { exact: true }).click();
	await expect.element(page.getByText("Nachtwache").first()).toBeVisible();
});

test("a shift goes to another day by drag, what it breaks is asked about, and it is taken back", async () => {
	const { server } = entry();
	server.refuse(contract.changeShifts, answers.refusals.rules.status, answers.refusals.rules.body);
	server.answer(contract.checkShifts, answers.checkShifts.breaks);
	await showPlan(entry());
	hold(mia.id, 6);
	await expect
		.poll(() => document.querySelector(".timeline-ghost-hint")?.textContent)
		.toContain("Pause");
	expect(sent(contract.checkShifts)).toMatchObject([
		{ changes: [{ id: mia.id, version: 1, values: { day: "2026-07-12" } }] },
	]);
	expect(sent(contract.changeShifts)).toEqual([]);
	letGo();
	await expect.element(page.getByText("Dienst verschieben")).toBeVisible();
	await page.getByRole("checkbox").click();
	server.answer(contract.changeShifts, answers.changeShifts.moved);
	await button("Trotzdem fortfahren").click();
	await soon(() => sent(contract.changeShifts).at(-1)).toMatchObject({
		changes: [{ id: mia.id, version: 1, values: { day: "2026-07-12" } }],
		accept: ["OVER_8_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"],
	});
	const undo = at(contract.undoShiftEdit, answers.changeShifts.moved.editId);
	server.answer(undo, answers.changeShifts.moved);
	await page.getByRole("button", { name: "Rückgängig" }).last().click();
	await soon(() => sent(undo)).toHaveLength(1);
});

test("what is needed and not planned is counted at the foot, and filled by a click", async () => {
	const { server } = entry();
	server.answer(templates.fillCopies, answers.changeShifts.moved);
	await showPlan(entry());
	const foot = page.getByRole("gridcell", { name: /06\.07\.: 1 von 2, 1 fehlt/ });
	await expect.element(foot).toBeInTheDocument();
	const [item] = answers.getDemand.july.items;
	itemOf(`vacant ${item?.id} 2026-07-06`)?.click();
	await expect.element(page.getByText(/Gesucht wird 1 Person/)).toBeVisible();
	await expectAccessible();
	await button("Einplanen").click();
	await soon(() => sent(templates.fillCopies)).toMatchObject([
		{ copies: [{ itemId: item?.id, day: "2026-07-06", copy: 2, userId: null }] },
	]);
});

test("a pattern is drawn over free days", async () => {
	const { server } = entry();
	server.answer(contract.changeShifts, answers.changeShifts.moved);
	await showPlan(entry());
	await button("F 06:00–14:30: Frühdienst am Tag").click();
	await expect.element(page.getByText(/Zeichnen Sie F 06:00–14:30/)).toBeVisible();
	const max = answers.getShiftPlan.july.people.find(({ firstName }) => firstName === "Max");
	pull("Muster, Max", 20, 21);
	const [open] = answers.getShiftPlan.july.ids;
	const drawn = (day: string) => ({ copyOf: open, values: { day, userId: max?.id } });
	await soon(() => sent(contract.changeShifts)).toMatchObject([
		{ changes: [drawn("2026-07-20"), drawn("2026-07-21")] },
	]);
	await userEvent.keyboard("{Escape}");
	await expect.element(page.getByText(/Zeichnen Sie/)).not.toBeInTheDocument();
});

test("the detail says when, where and whose, and leads to the form, which checks while it is typed", async () => {
	const { server } = entry();
	server.answer(contract.checkShifts, answers.checkShifts.breaks);
	await showPlan(entry());
	openPanel(shiftsDetail, { id: mia.id });
	await expect.element(page.getByText("Montag, 6. Juli 2026")).toBeVisible();
	await expect.element(page.getByText("06:00 – 14:30")).toBeVisible();
	await expectAccessible();
	await button("Bearbeiten").click();
	await expect.element(page.getByRole("textbox", { name: "Zeit" })).toHaveValue("06:00 – 14:30");
	await expect.element(page.getByText(/Pause/).last()).toBeVisible();
	await expectAccessible();
});

test("a new shift is sent for each of its people; nothing typed is lost when the server says no", async () => {
	const { server } = entry();
	const { archived } = answers.refusals;
	server.refuse(contract.changeShifts, archived.status, archived.body);
	await showPlan(entry());
	openPanel(shiftsCreate, {
		day: "2026-07-06",
		workspaceId: mia.workspace?.id,
		activityId: mia.activity.id,
	});
	const time = page.getByRole("textbox", { name: "Zeit" });
	await time.fill("6-14:30");
	await button("Einplanen").click();
	await soon(() => sent(contract.changeShifts)).toHaveLength(1);
	expect(sent(contract.changeShifts)[0]).toMatchObject({
		changes: [{ values: { day: "2026-07-06", beginMinute: 360, endMinute: 870, userId: null } }],
	});
	await expect.element(time).toHaveValue("06:00 – 14:30");
});

function send(type: string, x: number, y: number, target: EventTarget): void {
	const given = { bubbles: true, cancelable: true, pointerId: 1, pointerType: "mouse", button: 0 };
	target.dispatchEvent(new PointerEvent(type, { ...given, clientX: x, clientY: y }));
}

/** Takes a shift by its middle and holds it so many days later. */
function hold(id: string, days: number): void {
	const item = itemOf(id) as HTMLElement;
	const { left, top, width, height } = item.getBoundingClientRect();
	const x = left + width / 2;
	pullOver(item, top + height / 2, x, x + days * dayWidth());
}

/** Pulls over free days of somebody, by their numbers in the month. */
function pull(name: string, first: number, last: number): void {
	const line = [...document.querySelectorAll<HTMLElement>(".timeline-row")].find((one) =>
		one.textContent?.includes(name),
	) as HTMLElement;
	const { top, height } = line.getBoundingClientRect();
	const { right } = (line.querySelector(".timeline-left") as HTMLElement).getBoundingClientRect();
	const middleOf = (day: number) => right + (day - 0.5) * dayWidth();
	pullOver(line, top + height / 2, middleOf(first), middleOf(last));
	letGo();
}

const dayWidth = () => document.querySelector<HTMLElement>(".timeline-head-day")?.offsetWidth ?? 0;

function pullOver(target: HTMLElement, y: number, from: number, to: number): void {
	send("pointerdown", from, y, target);
	send("pointermove", from + 6, y, window);
	send("pointermove", to, y, window);
}

const letGo = () => send("pointerup", 0, 0, window);
