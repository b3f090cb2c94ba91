import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import { SubstituteRequests } from "../stand-in/substitute-requests.tsx";
import { answers } from "../test-answers.ts";
import { asBoss, at, button, freshScreens } from "../test-screens.tsx";
import AbsencesPage from "./absences.page.tsx";
import { OwnAbsences } from "./own-absences.tsx";

const { entry, showPanel } = freshScreens();

function showPage(): void {
	asBoss();
	const { server } = entry();
	server.answer(contract.listAbsencesOf, answers.listAbsencesOf.all);
	server.answer(units.listUnits, answers.listUnits.all);
	entry().show(
		<main style={{ height: 900 }}>
			<AbsencesPage />
			<PanelHost />
		</main>,
	);
}

test("everybody's absences of this year are listed, several are approved at once, what is decided is named", async () => {
	showPage();
	await expect.element(page.getByText("Di 08.09.2026").first()).toBeVisible();
	await expect.element(page.getByRole("button", { name: /Zeitraum: dieses Jahr/ })).toBeVisible();
	await expectAccessible();
	const { server } = entry();
	const asked = server.calls(contract.listAbsencesOf)[0]?.query;
	expect([asked?.get("from"), asked?.get("to")?.slice(4)]).toEqual([
		expect.stringMatching(/^\d{4}-01-01$/),
		"-12-31",
	]);
	const { REQUESTED: open = [], ...decided } = Object.groupBy(
		answers.listAbsencesOf.all.items,
		({ state }) => state,
	);
	const others = Object.values(decided).flat();
	expect([open.length > 1, others.length > 0]).toEqual([true, true]);
	const refusal = answers.refusals.decided;
	for (const { id } of others) {
		server.refuse(at(contract.approveAbsence, id), refusal.status, refusal.body);
	}
	for (const { id } of open)
		server.answer(at(contract.approveAbsence, id), { version: 3, state: "APPROVED" });
	await page.getByRole("checkbox", { name: "Alle Zeilen dieser Seite auswählen" }).click();
	await button("Genehmigen").click();
	await soon(() =>
		open.map(({ id }) => server.calls(at(contract.approveAbsence, id)).length),
	).toEqual(open.map(() => 1));
	const dialog = page.getByRole("alertdialog");
	await expect
		.element(dialog.getByText(new RegExp(` \\(${others.length} Einträge\\)`)))
		.toBeVisible();
	await expect.element(dialog.getByText(/^Muster, lena Mo 05\.10\.: /)).toBeVisible();
});

test("all filters at once are applied to the list, which shows them as chips", async () => {
	showPage();
	showPanels({ ...nothingOpen, panels: [{ id: panels.absencesExtendedFilter.id, params: {} }] });
	await page
		.getByRole("radiogroup", { name: "Offene Entscheidungen" })
		.getByText("Offen", { exact: true })
		.click();
	await expectAccessible();
	await button("Anwenden").click();
	await expect
		.element(page.getByRole("button", { name: /Offene Entscheidungen: Offen/ }))
		.toBeVisible();
	await soon(() => entry().server.calls(contract.listAbsencesOf).at(-1)?.query.get("isOpen")).toBe(
		"true",
	);
});

test("what another panel points to is the leave of this year that may still be taken", async () => {
	const { server } = entry();
	server.answer(contract.listAbsences, answers.listAbsences.lena);
	showPanel(panels.commonAbsenceList.id, {});
	await expect.element(page.getByText("Mo 06.07.2026").first()).toBeVisible();
	await expectAccessible();
	const query = server.calls(contract.listAbsences)[0]?.query;
	expect(query?.getAll("classTypes").join()).toBe("LEAVE");
	expect(query?.getAll("states").join()).toBe("PLANNED,REQUESTED,APPROVED");
	expect(query?.get("from")).toMatch(/^\d{4}-01-01$/);
});

test("what one has planned and what one has asked for could not be loaded: each is said by its name", async () => {
	const { server } = entry();
	server.refuse(contract.listAbsences, 500, { error: "UnknownError" });
	entry().show(
		<main>
			<OwnAbsences />
		</main>,
	);
	for (const which of ["geplanten", "beantragten"])
		await expect
			.element(page.getByText(`Fehler beim Laden der ${which} Abwesenheiten`))
			.toBeVisible();
});

test("who asks to be stood in for is answered in the list, and the count is asked anew", async () => {
	const { server } = entry();
	server.answer(contract.listSubstituteRequests, answers.listSubstituteRequests.tom);
	let counted = 0;
	entry().show(
		<main>
			<SubstituteRequests onAnswered={() => void counted++} />
		</main>,
	);
	const [asked] = answers.listSubstituteRequests.tom.requests;
	const row = page.getByRole("listitem", { name: /^lena Muster, Mo 06\.07\./ });
	await expect.element(row).toBeVisible();
	await expectAccessible();
	const agreeing = at(contract.approveSubstitute, asked?.absenceId ?? "");
	server.answer(agreeing, answers.approveSubstitute.agreed);
	await row.getByRole("button", { name: "Vertretung zusagen" }).click();
	server.answer(contract.listSubstituteRequests, answers.listSubstituteRequests.none);
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("button", { name: "Vertretung zusagen" }).click();
	await expect.element(page.getByText("Niemand bittet Sie um Vertretung.")).toBeVisible();
	expect(server.calls(agreeing)).toHaveLength(1);
	expect(counted).toBe(1);
});
