import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { leaveAccountsDetail } from "#areas/absences/leave-accounts/web/panels.ts";
import { absencesCreate } from "#areas/absences/requests/web/panels.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const answers = recorded({ ...contract, ...units }, file);

const entry = freshEntry();
beforeEach(() => {
	queryClient.clear();
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [
			...Object.values(panels).filter((one) => "load" in one),
			...[leaveAccountsDetail, absencesCreate],
		],
	});
	showPanels(nothingOpen);
	const { server } = entry();
	server.answer(contract.listLeaveNotices, answers.listLeaveNotices.told);
	server.answer(units.listUnits, answers.listUnits.all);
});

function show(id: string, params: Readonly<Record<string, unknown>> = {}) {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("who has open leave is listed with what was told, and all others are told after a question", async () => {
	const { server } = entry();
	server.answer(contract.sendLeaveNotices, answers.sendLeaveNotices.all);
	show("leave-notices.overview", { year: 2026 });
	const row = (name: RegExp) => page.getByRole("row", { name });
	await expect.element(row(/Vogt, Mia/)).toMatchTextContent(/30,0Zugegangen.*31\.12\.2026/);
	await expect.element(row(/Muster, Sven/)).toMatchTextContent(/13,0Geschickt.*Brief/);
	await expectAccessible();
	await button("An alle ohne Hinweis schicken").click();
	await expect.element(page.getByText(/Alle, die Sie verwalten/)).toBeVisible();
	await button("Schicken").click();
	await expect.element(page.getByText("2 Hinweise geschickt")).toBeVisible();
	await expect.element(page.getByText("Ein Brief ist zu drucken.")).toBeVisible();
	expect(server.calls(contract.sendLeaveNotices)[0]?.body).toEqual({
		year: 2026,
		activityId: answers.listLeaveNotices.told.activityId,
	});
});

test("that a letter was handed over is kept with its day", async () => {
	const { server } = entry();
	server.answer(contract.recordLeaveHandover, answers.recordLeaveHandover.sven);
	show("leave-notices.overview", { year: 2026 });
	await page
		.getByRole("row", { name: /Muster, Sven/ })
		.getByRole("button")
		.last()
		.click();
	await page.getByRole("menuitem", { name: "Übergabe festhalten" }).click();
	const day = page.getByRole("textbox", { name: "Übergeben am" });
	await expect.element(day).toHaveValue("Sa 21.11.2026");
	await expectAccessible();
	await day.fill("09.06.2026");
	await button("Festhalten").click();
	await expect.element(page.getByText("Eine Übergabe festgehalten")).toBeVisible();
	const { items } = answers.listLeaveNotices.told;
	const letter = items.find(({ notice }) => notice?.channel === "LETTER")?.notice?.id;
	expect(server.calls(contract.recordLeaveHandover)[0]?.body).toEqual({
		...{ noticeIds: [letter], receivedOn: "2026-06-09" },
	});
});

test("a wrong day is corrected with a reason", async () => {
	const { server } = entry();
	const told = answers.listLeaveNotices["handed over"];
	const letter = told.items.find(({ notice }) => notice?.how === "HANDED_OVER")?.notice?.id;
	const path = contract.correctLeaveHandover.path.replace("{noticeId}", letter as string);
	const correcting = {
		...contract.correctLeaveHandover,
		path,
	} as typeof contract.correctLeaveHandover;
	server.answer(contract.listLeaveNotices, told);
	server.answer(correcting, answers.correctLeaveHandover.sven);
	show("leave-notices.overview", { year: 2026 });
	await page
		.getByRole("row", { name: /Muster, Sven/ })
		.getByRole("button")
		.last()
		.click();
	await page.getByRole("menuitem", { name: "Übergabe berichtigen" }).click();
	const day = page.getByRole("textbox", { name: "Übergeben am" });
	await expect.element(day).toHaveValue("Di 09.06.2026");
	await day.fill("08.06.2026");
	await expect.element(button("Festhalten")).toBeDisabled();
	await page.getByRole("textbox", { name: "Warum" }).fill("Verschrieben");
	await expectAccessible();
	await button("Festhalten").click();
	await expect.element(page.getByText("Übergabe berichtigt")).toBeVisible();
	expect(server.calls(correcting).map(({ body }) => body)).toEqual([
		{ version: 1, receivedOn: "2026-06-08", reason: "Verschrieben" },
	]);
});

test("letters that wait are saved as one document", async () => {
	const { server } = entry();
	server.answer(contract.countLeaveLetters, answers.countLeaveLetters.sven);
	server.answerFile(contract.getLeaveLetterDocument, "Resturlaub aus 2026.pdf", "%PDF");
	const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
	show("leave-notices.overview", { year: 2026 });
	await button("Briefe (PDF)").click();
	await soon(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(
		["Resturlaub aus 2026.pdf"],
	);
	saved.mockRestore();
});

test("one's own notice is received by opening it", async () => {
	const { server } = entry();
	server.answer(contract.openLeaveNotices, answers.openLeaveNotices.mia);
	show("leave-notices.own");
	await expect.element(page.getByText(/noch 30 Tage Erholungsurlaub/)).toBeVisible();
	await expect.element(page.getByText("Von Ihnen gelesen am Mo 01.06.2026")).toBeVisible();
	await expect.element(button("Urlaub beantragen")).toBeVisible();
	await expectAccessible();
	expect(server.calls(contract.openLeaveNotices)).toHaveLength(1);
});

test("who was told nothing reads so", async () => {
	entry().server.answer(contract.openLeaveNotices, answers.openLeaveNotices.nobody);
	show("leave-notices.own");
	await expect.element(page.getByText("Es gibt keine Hinweise für Sie.")).toBeVisible();
});
