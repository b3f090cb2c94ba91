import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as planNews } from "#areas/shift-planning/plan-news/contract.ts";
import { shiftsReadings } from "#areas/shift-planning/plan-news/web/panels.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { shiftsAway, shiftsMine, shiftsOffer, shiftsReplace } from "./panels.ts";
import file from "./recorded.json";
import ShiftSection from "./shift-section.tsx";

const entry = freshEntry();
const answers = recorded({ ...contract, ...planNews, ...shifts }, file);

/** An operation about this one. */
const at = <E extends { readonly path: string }>(endpoint: E, id: string): E => ({
	...endpoint,
	path: endpoint.path.replace(/\{\w+\}/, id),
});
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
	clearDrafts();
	setServerTime("2026-07-01T08:00:00Z");
	sessionStore.set(sampleSession());
	const own = [shiftsMine, shiftsOffer, shiftsAway, shiftsReplace];
	setUpPanels({ panels: [...own, shiftsReadings] });
	showPanels(nothingOpen);
});

test("people see their shifts, take what they are asked for, and claim what is open", async () => {
	const { server, show } = entry();
	server.answer(shifts.listShifts, answers.listShifts.mine);
	server.answer(contract.listShiftOffers, answers.listShiftOffers.some);
	server.answer(contract.listShiftSwaps, answers.listShiftSwaps.asked);
	server.answer(planNews.listShiftNews, answers.listShiftNews.some);
	server.answer(planNews.readShiftNews, answers.readShiftNews.all);
	show(<PanelHost />);
	openPanel(shiftsMine, {});
	await expect.element(page.getByText("Max Muster gibt ab")).toBeVisible();
	await expect.element(page.getByText("„Ich habe einen Termin.“")).toBeVisible();
	await expect.element(page.getByText("Mi 08.07. 06:00 – 14:30")).toBeVisible();
	// why the other open one is not for her
	await expect.element(page.getByText(/Mo 06.07.: .*06:00 – 14:30/)).toBeVisible();
	await expectAccessible();
	await expect.element(page.getByText("Neu und geändert")).toBeVisible();
	server.answer(planNews.listShiftNews, answers.listShiftNews.none);
	await button("Gelesen").click();
	const [news] = answers.listShiftNews.some.items;
	await soon(() => server.calls(planNews.readShiftNews)[0]?.body).toEqual({ until: news?.madeAt });
	await expect.element(page.getByText(/zuletzt am .* gelesen/)).toBeVisible();
	const take = at(contract.takeSwap, answers.offerShift.asked.id);
	server.answer(take, answers.takeSwap.taken);
	server.answer(contract.listShiftSwaps, answers.listShiftSwaps.none);
	await button("Annehmen").click();
	await soon(() => server.calls(take)[0]?.body).toMatchObject({ returnShiftId: null, accept: [] });
	await expect.element(page.getByText("Max Muster gibt ab")).not.toBeInTheDocument();
	const [, open] = answers.listShiftOffers.some.items;
	const claim = at(contract.claimShift, open?.shift.id as string);
	server.refuse(claim, answers.refusals.taken.status, answers.refusals.taken.body);
	await button("Bewerben").click();
	const told = page.getByText("Den Dienst hat schon jemand übernommen.");
	await expect.element(told).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(told).not.toBeInTheDocument();
});

test("in the detail of a shift it is offered by who has it, and given away by who plans", async () => {
	const { server, show } = entry();
	const { own, open } = answers.getShift;
	server.answer(contract.listShiftSwaps, answers.listShiftSwaps.none);
	server.answer(at(contract.listShiftClaims, open.id), answers.listShiftClaims.two);
	server.answer(contract.listSwapPartners, answers.listSwapPartners.colleagues);
	server.answer(contract.offerShift, answers.offerShift.asked);
	server.answer(at(shifts.getShift, own.id), own);
	show(
		<main>
			<ShiftSection shift={own} />
			<ShiftSection shift={open} />
			<PanelHost />
		</main>,
	);
	const [first] = answers.listShiftClaims.two.items;
	const grant = at(contract.grantClaim, first?.id as string);
	server.answer(grant, answers.grantClaim.given);
	await expect.element(page.getByText("Mia Muster")).toBeVisible();
	await button("Zusagen").first().click();
	await soon(() => server.calls(grant)).toHaveLength(1);
	await button("Abgeben oder tauschen").click();
	await expect.element(page.getByText("Mo 06.07. 06:00 – 14:30")).toBeVisible();
	await page.getByText("tauschen", { exact: true }).click();
	await page.getByRole("textbox", { name: "Nachricht" }).fill("Wer mag?");
	await expectAccessible();
	server.answer(contract.listShiftSwaps, answers.listShiftSwaps.toDecide);
	await button("Anbieten").click();
	await soon(() => server.calls(contract.offerShift)[0]?.body).toEqual({
		...{ shiftId: own.id, kind: "SWAP", userId: null, note: "Wer mag?" },
	});
	await expect.element(page.getByText("Wartet auf die Planung")).toBeVisible();
	await expect.element(button("Genehmigen")).toBeVisible();
});

test("planners see who has read the plan, whom a shift fits, and offer it", async () => {
	const { server, show } = entry();
	const { own } = answers.listReplacements;
	const { id } = own.shift;
	server.answer(planNews.listShiftReadings, answers.listShiftReadings.some);
	server.answer(contract.listAwayShifts, answers.listAwayShifts.none);
	server.answer(at(contract.listReplacements, id), own);
	server.answer(contract.offerShifts, answers.offerShifts.again);
	show(<PanelHost />);
	openPanel(shiftsReadings, {});
	await expect.element(page.getByText(/gelesen am Mi 01.07. 10:00/)).toBeVisible();
	await expectAccessible();
	openPanel(shiftsAway, {});
	await expect.element(page.getByText(/Alle Abwesenden sind vertreten/)).toBeVisible();
	openPanel(shiftsReplace, { id });
	await expect.element(page.getByText("Eingeplant ist Mia Muster")).toBeVisible();
	await expect.element(button("Max Muster einteilen")).toBeVisible();
	await expectAccessible();
	await button("Dienst öffnen und anbieten").click();
	await soon(() => server.calls(contract.offerShifts)[0]?.body).toEqual({
		shifts: [{ id, version: own.version }],
	});
	setServerTime(own.shift.begin);
	await expect.element(page.getByText(/hat schon begonnen/)).toBeVisible();
	await expect.element(button("Dienst öffnen und anbieten")).not.toBeInTheDocument();
	await expect.element(button("Max Muster einteilen")).not.toBeInTheDocument();
});
