import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { contract } from "../contract.ts";
import ShiftsPage from "./list/shifts.page.tsx";
import { shiftsCreate, shiftsDetail } from "./panels.ts";
import { answers, at, itemOf, items, mia, setUpPlan, showPlan } from "./test-plan.tsx";

const entry = freshEntry();
const sent = ({ method, path }: { readonly method: string; readonly path: string }) =>
	entry()
		.server.requests.filter((one) => one.method === method && one.path === path)
		.map(({ body }) => body);
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => setUpPlan(entry()));

test("a pattern is drawn over free days, and dragged to one", async () => {
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
	const chip = document.querySelector(".shift-pattern") as HTMLElement;
	const { left, top } = chip.getBoundingClientRect();
	const { x, y } = middleOf("Muster, Max", 22);
	send("pointerdown", left + 5, top + 5, chip);
	send("pointermove", left + 20, top + 5, window);
	send("pointermove", x, y, window);
	await soon(() => document.querySelector(".timeline-ghost")).not.toBeNull();
	letGo();
	await soon(() => sent(contract.changeShifts)[1]).toMatchObject({
		changes: [drawn("2026-07-22")],
	});
	await expect.element(page.getByText(/Zeichnen Sie/)).not.toBeInTheDocument();
});

test("the plan says who works when, what is open, and what breaks rules", async () => {
	await showPlan(entry());
	expect(items().map((one) => one.getAttribute("aria-label"))).toEqual(
		expect.arrayContaining([expect.stringContaining("Frühdienst am Tag")]),
	);
	await expect.element(page.getByText("Offene Dienste")).toBeVisible();
	await expect.element(page.getByText("1 Konflikt")).toBeVisible();
	expect(itemOf(mia.id)?.dataset.conflict).toBe("true");
	await expectAccessible();
	await button("Veröffentlichen").click();
	await expect.element(page.getByText(/sind alle schon bekannt.* noch 1 Konflikt/)).toBeVisible();
	await button("Abbrechen").click();
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

/** Chooses from the menu of an item of the plan. */
async function choose(id: string, name: string): Promise<void> {
	await page.elementLocator(itemOf(id) as HTMLElement).click({ button: "right" });
	await page.getByRole("menuitem", { name }).click();
}

test("by menu and keys two change hands, both are copied on, one is moved; what others do comes by itself", async () => {
	const { server } = entry();
	server.answer(contract.changeShifts, answers.changeShifts.moved);
	await showPlan(entry());
	const [open = ""] = answers.getShiftPlan.july.ids;
	const select = (id: string) =>
		page.elementLocator(itemOf(id) as HTMLElement).click({ modifiers: ["Control"] });
	await select(open);
	await select(mia.id);
	await choose(mia.id, "Personen tauschen");
	const to = (id: string, userId: string | null | undefined) =>
		expect.objectContaining({ id, values: { userId } });
	await soon(() => sent(contract.changeShifts)).toHaveLength(1);
	const swapped = sent(contract.changeShifts)[0] as { readonly changes: readonly unknown[] };
	expect(swapped.changes).toHaveLength(2);
	expect(swapped.changes).toEqual(
		expect.arrayContaining([to(mia.id, null), to(open, mia.user?.id)]),
	);
	await choose(mia.id, "In die nächste Woche kopieren");
	const copy = (copyOf: string, day: string) =>
		expect.objectContaining({ copyOf, values: expect.objectContaining({ day }) });
	await soon(() => sent(contract.changeShifts)[1]).toMatchObject({
		changes: expect.arrayContaining([copy(mia.id, "2026-07-13"), copy(open, "2026-07-20")]),
	});
	await select(open);
	await userEvent.keyboard("{Escape}");
	await select(mia.id);
	await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Enter}");
	await soon(() => sent(contract.changeShifts)[2]).toMatchObject({
		changes: [{ id: mia.id, version: 1, values: { day: "2026-07-07" } }],
	});
	await soon(() => sent(contract.changeShifts)).toHaveLength(3);
	const asked = () => server.calls(contract.getShiftPlan).length;
	const before = asked();
	passOn({ kind: "change", topic: "SHIFTS", ids: [mia.id] });
	await expect.poll(asked).toBeGreaterThan(before);
});

test("what is demanded is left out on its day after a question, together with shifts, and comes back", async () => {
	const { server } = entry();
	const [item] = answers.getDemand.july.items;
	const place = item?.workspaceId ?? "";
	const path = `/api/workspaces/${place}/template-exceptions`;
	const leave = { ...templates.createTemplateException, path };
	server.answer(leave, { id: place });
	server.answer(contract.changeShifts, answers.changeShifts.moved);
	await showPlan(entry());
	const vacant = `vacant ${item?.id} 2026-07-06`;
	await choose(vacant, "An diesem Tag weglassen");
	const asked = page.getByRole("alertdialog");
	await expect
		.element(asked.getByText("Der Bedarf an 1 Person entfällt an diesem Tag."))
		.toBeVisible();
	expect(sent(leave)).toEqual([]);
	await asked.getByRole("button", { name: "Weglassen" }).click();
	await soon(() => sent(leave)).toEqual([{ itemId: item?.id, day: "2026-07-06" }]);
	const gone = { ...templates.deleteTemplateException, path: `/api/template-exceptions/${place}` };
	server.answer(gone, {});
	await page.getByRole("button", { name: "Rückgängig" }).last().click();
	await soon(() => sent(gone)).toHaveLength(1);
	for (const id of [vacant, mia.id])
		await page.elementLocator(itemOf(id) as HTMLElement).click({ modifiers: ["Control"] });
	await userEvent.keyboard("{Delete}");
	await expect
		.element(asked.getByText(/Dienst wirklich gelöscht.*Bedarf an 1 Person/))
		.toBeVisible();
	await asked.getByRole("button", { name: "Löschen" }).click();
	await soon(() => sent(leave)).toHaveLength(2);
	await soon(() => sent(contract.changeShifts)).toMatchObject([
		{ changes: [{ id: mia.id, version: 1, values: null }] },
	]);
});

test("in the list several are deleted at once, after a question", async () => {
	const { server, show } = entry();
	server.answer(contract.listShifts, answers.listShifts.list);
	server.answer(contract.changeShifts, answers.changeShifts.moved);
	show(
		<main style={{ height: 700 }}>
			<ShiftsPage />
		</main>,
	);
	await page.getByRole("checkbox", { name: "Alle Zeilen dieser Seite auswählen" }).click();
	await button("Löschen").click();
	const { items: rows } = answers.listShifts.list;
	const asked = page.getByRole("alertdialog");
	await expect
		.element(asked.getByText(`Sollen diese ${rows.length} Dienste wirklich gelöscht werden?`))
		.toBeVisible();
	await asked.getByRole("button", { name: "Löschen" }).click();
	await soon(() => sent(contract.changeShifts)).toMatchObject([
		{ changes: rows.map(({ id, version }) => ({ id, version, values: null })) },
	]);
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
	const field = (name: string) => page.getByRole("textbox", { name, exact: true });
	await field("Zeit").fill("6-14:30");
	await field("Pause").fill("30");
	await field("Zweite Pause").fill("15 min");
	const first = { minute: 600, minutes: 30 };
	const early = { beginMinute: 360, endMinute: 870, pauses: [first, { minute: 735, minutes: 15 }] };
	await button("Einplanen").click();
	await soon(() => sent(contract.changeShifts)).toHaveLength(1);
	expect(sent(contract.changeShifts)[0]).toMatchObject({
		changes: [{ values: { day: "2026-07-06", ...early, userId: null } }],
	});
	await expect.element(field("Zeit")).toHaveValue("06:00 – 14:30");
	await expect.element(field("Zweite Pause")).toHaveValue("12:15 – 12:30");
	await field("Zeit").fill("22-6");
	await button("Einplanen").click();
	await soon(() => sent(contract.changeShifts)[1]).toMatchObject({
		changes: [{ values: { pauses: [{ minute: 1455 }, { minute: 1620 }] } }],
	});
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
	const { line, x, y } = middleOf(name, first);
	pullOver(line, y, x, middleOf(name, last).x);
	letGo();
}

/** Of a day of somebody. */
function middleOf(name: string, day: number) {
	const line = [...document.querySelectorAll<HTMLElement>(".timeline-row")].find((one) =>
		one.textContent?.includes(name),
	) as HTMLElement;
	const { top, height } = line.getBoundingClientRect();
	const { right } = (line.querySelector(".timeline-left") as HTMLElement).getBoundingClientRect();
	return { line, x: right + (day - 0.5) * dayWidth(), y: top + height / 2 };
}

const dayWidth = () => document.querySelector<HTMLElement>(".timeline-head-day")?.offsetWidth ?? 0;

function pullOver(target: HTMLElement, y: number, from: number, to: number): void {
	send("pointerdown", from, y, target);
	send("pointermove", from + 6, y, window);
	send("pointermove", to, y, window);
}

const letGo = () => send("pointerup", 0, 0, window);
