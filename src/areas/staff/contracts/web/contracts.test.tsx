import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { type Contract, contract, type Employment } from "../contract.ts";
import EmploymentSection from "./employment-section.tsx";
import LeaveFigure from "./leave-figure.tsx";
import {
	usersEmploymentContract,
	usersWageCreate,
	usersWageEdit,
	usersWages,
	usersWagesAssign,
} from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";
/** What the server answered; see docs/how-to/record-answers.md. */
const answers = recorded({ ...contract, ...employmentTypes, ...costCentres }, file);
const employment = answers.listEmployments.lena.items[0] as Employment;
const agreed = employment.contracts[0] as Contract;
const wage = answers.listWages.lena.items[0] as (typeof answers.listWages.lena.items)[number];
const at = {
	employments: { ...contract.listEmployments, path: `/api/users/${userId}/employments` },
	create: { ...contract.createContract, path: `/api/users/${userId}/contracts` },
	update: { ...contract.updateContract, path: `/api/contracts/${agreed.id}` },
	wages: { ...contract.listWages, path: `/api/users/${userId}/wages` },
	createWage: { ...contract.createWage, path: `/api/users/${userId}/wages` },
	removeWage: { ...contract.deleteWage, path: `/api/wages/${wage.id}` },
	updateWage: { ...contract.updateWage, path: `/api/wages/${wage.id}` },
};

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [usersEmploymentContract, usersWages, usersWageCreate, usersWageEdit, usersWagesAssign],
	});
	const { server } = entry();
	server.answer(employmentTypes.listEmploymentTypes, answers.listEmploymentTypes.none);
	server.answer(costCentres.listCostCentres, answers.listCostCentres.none);
	server.answer(at.employments, answers.listEmployments.lena);
	server.answer(at.wages, answers.listWages.lena);
});

function show(id: string, params: Record<string, unknown> = { userId }): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a person's detail tells employments and contracts", async () => {
	entry().show(
		<main>
			<h1>Vogt, Lena</h1>
			<h2>Mitarbeiter</h2>
			<EmploymentSection userId={userId} />
		</main>,
	);
	await expect.element(page.getByText(/38:30 h pro Woche/)).toBeVisible();
	await expect.element(page.getByText("seit 01.04.2023").first()).toBeVisible();
	await expectAccessible();
});

test("a new contract begins like the one before and ends it; outside the employment it is not sent", async () => {
	const { server } = entry();
	server.answer(at.create, answers.createContract.next);
	show(usersEmploymentContract.id);
	await expectAccessible();
	await button("Arbeitsvertrag anlegen").click();
	await expect.element(field("Wochenarbeitszeit")).toHaveValue("38:30");
	await field("Gültig ab").fill("01.01.2020");
	await button("Speichern").click();
	await expect
		.element(page.getByText("Der Arbeitsvertrag muss innerhalb der Beschäftigung liegen.").first())
		.toBeVisible();
	expect(server.calls(at.create)).toHaveLength(0);
	await expectAccessible();
	await field("Gültig ab").fill("01.01.2027");
	await field("Wochenarbeitszeit").fill("30");
	await button("Speichern").click();
	await expect.element(page.getByText(/38:30 h pro Woche/)).toBeVisible();
	expect(server.calls(at.create)[0]?.body).toMatchObject({
		employmentId: employment.id,
		validFrom: "2027-01-01",
		validTo: null,
		weeklyMinutes: 1800,
		annualLeaveDays: 30,
		endsPrevious: true,
	});
});

test("a contract that was changed meanwhile is told, and nothing typed is lost", async () => {
	const { server } = entry();
	const { stale } = answers.refusals;
	server.refuse(at.update, stale.status, stale.body);
	show(usersEmploymentContract.id);
	await button("Arbeitsvertrag bearbeiten: seit 01.04.2023").click();
	await field("Urlaubstage pro Jahr").fill("28");
	await button("Speichern").click();
	await expect.element(page.getByText(/Hanna Muster/)).toBeVisible();
	server.answer(at.update, answers.updateContract.kept);
	await page.getByRole("button", { name: /behalten/ }).click();
	await button("Speichern").click();
	await soon(() => server.calls(at.update).at(-1)?.body).toMatchObject({
		annualLeaveDays: 28,
		daysPerWeek: 4,
		version: 2,
	});
});

test("a wage is corrected upon its version", async () => {
	const { server } = entry();
	server.answer(at.updateWage, answers.updateWage.corrected);
	show(usersWages.id);
	await expect.element(page.getByText("3.450,00 €")).toBeVisible();
	await expectAccessible();
	await button("Bearbeiten: seit 01.01.2025").click();
	await field("Betrag").fill("3.600");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(at.updateWage).at(-1)?.body).toEqual({
		validFrom: "2025-01-01",
		validTo: null,
		kind: "MONTHLY",
		cents: 360_000,
		costCentreId: null,
		version: 1,
	});
});

test("a wage is deleted after a tick", async () => {
	const { server } = entry();
	server.answer(at.removeWage, answers.deleteWage.removed);
	show(usersWageEdit.id, { userId, wageId: wage.id });
	await button("Löschen").click();
	const dialog = page.getByRole("alertdialog");
	const remove = dialog.getByRole("button", { name: "Löschen" });
	await expect.element(remove).toBeDisabled();
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await remove.click();
	await soon(() => server.calls(at.removeWage)).toHaveLength(1);
});

test("a new wage needs amount and day; it ends the one before", async () => {
	const { server } = entry();
	server.answer(at.createWage, answers.createWage.next);
	show(usersWageCreate.id);
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	expect(server.calls(at.createWage)).toHaveLength(0);
	await field("Betrag").fill("3.700,50");
	await field("Gültig ab").fill("01.01.2027");
	await button("Speichern").click();
	await soon(() => heading("Lohn anlegen").query()).toBeNull();
	expect(server.calls(at.createWage)[0]?.body).toMatchObject({
		cents: 370_050,
		validFrom: "2027-01-01",
		endsPrevious: true,
	});
});

test("who may only read sees no way to change anything", async () => {
	sessionStore.set(
		sampleSession({ permissions: { "contracts.manage": [{ scope: "GLOBAL", level: "READ" }] } }),
	);
	show(usersEmploymentContract.id);
	await expect.element(page.getByText(/38:30 h pro Woche/)).toBeVisible();
	expect(button("Beschäftigung anlegen").query()).toBeNull();
	expect(button("Arbeitsvertrag anlegen").query()).toBeNull();
});

const several = ["71", "72", "73", "74", "75", "76"].map((end) => ({
	id: `01a1fd2c-47a0-70d1-9a38-0000000000${end}`,
	name: `Person ${end}`,
}));
const createFor = (id: string) => ({ ...contract.createWage, path: `/api/users/${id}/wages` });

/** Opens the form of a wage for six people and fills it. */
async function askForSeveral() {
	showPanels(nothingOpen);
	entry().show(<PanelHost />);
	const answer = openPicker(usersWagesAssign, { people: several });
	await expect.element(page.getByText("6 Mitarbeiter")).toBeVisible();
	await field("Betrag").fill("3.200");
	await field("Gültig ab").fill("01.01.2027");
	return answer;
}

test("several people get a wage each; nobody is lost where it is possible for none, and each is named", async () => {
	const { server } = entry();
	const { status, body } = answers.refusals.overlaps;
	for (const { id } of several) server.refuse(createFor(id), status, body);
	const asked = askForSeveral();
	await expect.element(field("Gültig ab")).toHaveValue("01.01.2027");
	await expectAccessible();
	await button("Lohn zuweisen").click();
	await expect.element(page.getByText(`Person 76: ${body.message}`)).toBeVisible();
	await button("OK").click();
	await expect.element(field("Betrag")).toHaveValue("3.200,00");
	for (const { id } of several) server.answer(createFor(id), answers.createWage.next);
	await button("Lohn zuweisen").click();
	expect(await asked).toBe(true);
	const [first] = several;
	expect(server.calls(createFor(first?.id ?? "")).at(-1)?.body).toEqual({
		kind: "MONTHLY",
		cents: 320_000,
		costCentreId: null,
		validFrom: "2027-01-01",
		validTo: null,
		endsPrevious: true,
	});
	await expect.element(page.getByText("6 Mitarbeitern zugewiesen")).toBeVisible();
});

test("giving a wage to several shows how far it is and can be stopped", async () => {
	const { server } = entry();
	const late = Promise.withResolvers<typeof answers.createWage.next>();
	for (const { id } of several) server.answer(createFor(id), () => late.promise);
	const asked = askForSeveral();
	await expect.element(field("Gültig ab")).toHaveValue("01.01.2027");
	await button("Lohn zuweisen").click();
	await expect.element(page.getByRole("progressbar", { name: "0 von 6" })).toBeVisible();
	await button("Anhalten").click();
	late.resolve(answers.createWage.next);
	expect(await asked).toBe(true);
	await expect.element(page.getByText("Angehalten: 4 von 6 geändert")).toBeVisible();
	const sent = several.filter(({ id }) => server.calls(createFor(id)).length > 0);
	expect(sent).toHaveLength(4);
});

test("a person's panel says the leave of a year, and leads to the contract", async () => {
	showPanels(nothingOpen);
	entry().show(<LeaveFigure userId={userId} />);
	await expect.element(page.getByText("30 Tage")).toBeVisible();
	await page.getByRole("button", { name: /^Urlaub/ }).click();
	expect(openPanels().panels).toMatchObject([{ id: usersEmploymentContract.id }]);
});

test("who may not read the contracts sees no figure of them", async () => {
	entry().server.refuse(at.employments, 403, { error: "Forbidden" });
	entry().show(<LeaveFigure userId={userId} />);
	await soon(() => entry().server.calls(at.employments)).toHaveLength(1);
	await soon(() => document.querySelector(".figure-button")).toBeNull();
});
