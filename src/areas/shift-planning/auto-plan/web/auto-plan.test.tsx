import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import type { FairnessRow } from "../contract/fairness.ts";
import { contract } from "../contract.ts";
import { shiftsAutoPlan, shiftsAutoPlanSettings, shiftsFairness, shiftsWhyOpen } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...shifts }, file);
const range = { from: "2026-07-06", to: "2026-07-12" };

const at = <E extends { readonly path: string }>(endpoint: E, id: string): E => ({
	...endpoint,
	path: endpoint.path.replace(/\{\w+\}/, id),
});
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [shiftsAutoPlan, shiftsAutoPlanSettings, shiftsFairness, shiftsWhyOpen] });
	showPanels(nothingOpen);
});

test("a proposal says what it comes to, and is accepted", async () => {
	const { server, show } = entry();
	const [plan] = answers.listAutoPlans.ready.plans;
	server.answer(contract.listAutoPlans, answers.listAutoPlans.ready);
	server.answer(shifts.getShiftPlan, answers.getShiftPlan.named);
	const accept = at(contract.acceptAutoPlan, plan?.id as string);
	server.answer(accept, answers.acceptAutoPlan.accepted);
	const balance = at(contract.getProposalBalance, plan?.id as string);
	server.answer(balance, answers.getProposalBalance.some);
	const open = plan?.shifts.find(({ userId }) => userId === null);
	server.answer(
		at(contract.explainOpenShift, open?.shiftId as string),
		answers.explainOpenShift.why,
	);
	show(<PanelHost />);
	openPanel(shiftsAutoPlan, range);
	await expect.element(page.getByText("1 von 2 offenen Diensten besetzt")).toBeVisible();
	await expect.element(page.getByText("Bleiben offen (1)")).toBeVisible();
	await expect.element(page.getByText(/Wunschfrei \(wichtig\) Mo 06.07./)).toBeVisible();
	await expect.element(page.getByText(/Kürzeste Ruhezeit|Höchster Schnitt/).first()).toBeVisible();
	// all are told together of whom the same is to be said
	await page.getByRole("button", { name: /Warum\?$/ }).click();
	await expect.element(page.getByText(/^\d+ Personen$/).first()).toBeVisible();
	await expectAccessible();
	const improve = at(contract.improveAutoPlan, plan?.id as string);
	server.answer(improve, answers.improveAutoPlan.going);
	await button("Weiter verbessern").click();
	await soon(() => server.calls(improve)[0]?.body).toEqual({});
	await button("Den Dienst übernehmen").click();
	await soon(() => server.calls(accept)[0]?.body).toEqual({ accept: [], openShiftsTool: false });
});

test("why a shift stays open is said person by person", async () => {
	const { server, show } = entry();
	const open = answers.listAutoPlans.ready.plans[0]?.shifts.find(({ userId }) => userId === null);
	const shiftId = open?.shiftId as string;
	server.answer(at(contract.explainOpenShift, shiftId), answers.explainOpenShift.why);
	show(<PanelHost />);
	openPanel(shiftsWhyOpen, { id: shiftId });
	await expect.element(page.getByText("Niemand kann diesen Dienst übernehmen.")).toBeVisible();
	await expectAccessible();
	// of a copy of a template it is asked by what names the copy
	const copy = at(contract.explainOpenCopy, shiftId);
	server.answer(copy, answers.explainOpenCopy.copy);
	openPanel(shiftsWhyOpen, { id: `${shiftId} 2026-07-06 2` });
	await soon(() => server.calls(copy)[0]?.query.toString()).toBe("day=2026-07-06&copy=2");
});

test("what the machine takes care of is set in words", async () => {
	const { server, show } = entry();
	const unitId = answers.listAutoPlans.ready.plans[0]?.unitId as string;
	server.answer(at(contract.getAutoPlanSettings, unitId), answers.getAutoPlanSettings.usual);
	const put = at(contract.putAutoPlanSettings, unitId);
	server.answer(put, { version: 1 });
	show(<PanelHost />);
	openPanel(shiftsAutoPlanSettings, { unitId });
	const nights = page.getByRole("radiogroup", { name: "Nächte gerecht verteilen" });
	await nights.getByText("Viel").click();
	await expectAccessible();
	await page.getByRole("button", { name: "Speichern" }).click();
	await soon(() => server.calls(put)[0]?.body).toMatchObject({
		...{ version: 0, moves: "KEEP", weights: { nights: "MUCH", wishes: "NORMAL" } },
	});
});

test("shares of the year are told in figures and bars", async () => {
	const { server, show } = entry();
	const { some } = answers.listFairness;
	const items = Array.from({ length: 25 }, (_, nth) => ({
		...(some.items[0] as FairnessRow),
		id: `01a1fd2c-47a0-70d1-9a38-${String(nth).padStart(12, "0")}`,
	}));
	server.answer(contract.listFairness, { ...some, items, total: items.length });
	show(<PanelHost />);
	openPanel(shiftsFairness, {});
	await expect.element(page.getByRole("columnheader", { name: "Wochenenddienste" })).toBeVisible();
	// a page of them has room beside each other: the list takes what the note leaves of the panel
	await soon(() => document.querySelectorAll(".grid-lines > .grid-row").length).toBe(25);
	const box = document.querySelector(".grid-box") as HTMLElement;
	expect(box.scrollHeight).toBe(box.clientHeight);
	await expectAccessible();
});
