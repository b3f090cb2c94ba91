import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract, type ShiftConflict, type ShiftMend } from "../contract.ts";
import { shiftsConflictTool } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...shifts }, file);
const range = { from: "2026-07-01", to: "2026-07-31" };
const [conflict] = answers.getShiftConflicts.july.items;
const mendsOf = (of: ShiftConflict | undefined) => ({
	...contract.getShiftMends,
	path: contract.getShiftMends.path.replace("{id}", of?.shift.id as string),
});
const mends = mendsOf(conflict);
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const changesOf = (kind: ShiftMend["kind"]) =>
	answers.getShiftMends.mias.items.find((one) => one.kind === kind)?.changes;

beforeEach(() => {
	setServerTime("2026-07-01T08:00:00Z");
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [shiftsConflictTool] });
	showPanels(nothingOpen);
	const { server, show } = entry();
	server.answer(contract.getShiftConflicts, answers.getShiftConflicts.july);
	server.answer(mends, answers.getShiftMends.mias);
	server.answer(shifts.changeShifts, answers.changeShifts.shortened);
	show(<PanelHost />);
	openPanel(shiftsConflictTool, range);
});

const sent = () =>
	entry()
		.server.calls(shifts.changeShifts)
		.map(({ body }) => body);

test("what breaks rules is listed, and one proposal is done at once", async () => {
	await expect.element(page.getByText("1 Dienst mit Konflikten")).toBeVisible();
	await expect.element(page.getByText(/Ruhezeit davor nur 8:00/)).toBeVisible();
	await button(/^Vorschläge zeigen für Mia Muster/).click();
	await expect.element(page.getByText("Der Dienst bleibt unbesetzt.")).toBeVisible();
	await expect.element(page.getByText("Verstößt gegen keine Regel.").first()).toBeVisible();
	await expectAccessible();
	entry().server.answer(contract.getShiftConflicts, answers.getShiftConflicts.none);
	await button(/^Anwenden: Kürzen auf Mo 06.07. 09:00/).click();
	await soon(() => sent()[0]).toMatchObject({ changes: changesOf("SHORTEN") });
	await expect.element(page.getByText("In diesem Zeitraum gibt es keine Konflikte.")).toBeVisible();
});

test("the best proposals are chosen together, changed and carried out in one go", async () => {
	const apply = (count: number) => button(`${count} Vorschlag anwenden`);
	await button("Beste Vorschläge wählen").click();
	await expect.element(apply(1)).toBeEnabled();
	const swap = page.getByRole("radio", { name: /^Mit Max Muster tauschen/ });
	await swap.click();
	await apply(1).click();
	await soon(() => sent()[0]).toMatchObject({ changes: changesOf("SWAP") });
});

test("what fits one person is not chosen twice; what the chosen come to together is said", async () => {
	const { server } = entry();
	const { two } = answers.getShiftConflicts;
	const { mias, willis } = answers.getShiftMends;
	const [of] = two.items.filter(({ user }) => user.firstName === "Willi");
	server.answer(contract.getShiftConflicts, two);
	server.answer(mendsOf(of), willis);
	const { clash, fine } = answers.checkShifts;
	const takers = (request: { readonly body: unknown }) =>
		(request.body as GivenOf<typeof shifts.checkShifts>).changes.map(
			({ values }) => values?.userId,
		);
	server.answer(shifts.checkShifts, (request) =>
		new Set(takers(request)).size === 1 ? clash : fine,
	);
	showPanels(nothingOpen);
	openPanel(shiftsConflictTool, { ...range, to: "2026-07-29" });
	await button("Beste Vorschläge wählen").click();
	const names = [mias, willis].map(({ items }, nth) => items[nth]?.user?.firstName);
	await expect.element(button("2 Vorschläge anwenden")).toBeEnabled();
	await expect.element(page.getByText(/zusammen: keine Warnung/)).toBeVisible();
	const chosen = [...document.querySelectorAll(".mend:has(:checked) label")].map(
		({ textContent }) => textContent?.split(" ")[1],
	);
	expect(chosen.sort()).toEqual(names.sort());
	const willisOwn = document.querySelector<HTMLInputElement>("[aria-label^=Willi] :checked");
	const name = willisOwn?.labels?.[0]?.textContent as string;
	const miasOwn = page.getByRole("listitem", { name: /^Mia Muster/ });
	await miasOwn.getByRole("radio", { name }).click();
	await expect.element(page.getByText("Alle gewählten zusammen:")).toBeVisible();
	await expect.element(page.getByText(/schon ein Dienst geplant/).first()).toBeVisible();
	await expectAccessible();
});

test("what cannot be loaded is said", async () => {
	const { server } = entry();
	showPanels(nothingOpen);
	server.refuse(contract.getShiftConflicts, 500, { code: "UNKNOWN" });
	openPanel(shiftsConflictTool, { ...range, to: "2026-07-30" });
	await expect.element(page.getByText("Die Konflikte konnten nicht geladen werden.")).toBeVisible();
});
