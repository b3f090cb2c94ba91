import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import EmploymentSection from "./employment-section.tsx";
import { usersEmploymentContract, usersWageCreate, usersWageEdit, usersWages } from "./panels.ts";

const entry = freshEntry();
const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";
const agreed = {
	id: "01a1fd2c-47a0-70d1-9a38-0000000000a2",
	employmentId: "01a1fd2c-47a0-70d1-9a38-0000000000a1",
	validFrom: "2023-04-01",
	validTo: null,
	weeklyMinutes: 2310,
	daysPerWeek: 5,
	annualLeaveDays: 30,
	arbzgExempt: false,
	minorUntil: null,
	maternityFrom: null,
	maternityTo: null,
	maxActualMinutes: null,
	maxWageCents: null,
	version: 2,
};
const employment = {
	id: agreed.employmentId,
	entryDate: "2023-04-01",
	exitDate: null,
	employmentTypeId: null,
	employmentTypeName: null,
	contracts: [agreed],
	version: 5,
};
const wage = {
	id: "01a1fd2c-47a0-70d1-9a38-0000000000a3",
	validFrom: "2025-01-01",
	validTo: null,
	kind: "MONTHLY",
	cents: 345_000,
	costCentreId: null,
	costCentreName: null,
	version: 4,
} as const;
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
	setUpPanels({ panels: [usersEmploymentContract, usersWages, usersWageCreate, usersWageEdit] });
	const { server } = entry();
	const none = { items: [], total: 0, page: 1, pageSize: 25 };
	server.answer(employmentTypes.listEmploymentTypes, none);
	server.answer(costCentres.listCostCentres, none);
	server.answer(at.employments, { items: [employment] });
	server.answer(at.wages, { items: [wage] });
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
	server.answer(at.create, { id: agreed.id });
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
	server.refuse(at.update, 409, {
		error: "InvalidAction",
		code: "STALE_VERSION",
		message: "",
		details: [],
		facts: {
			changedBy: "Nora Petersen",
			changedAt: "2026-11-21T08:00:00Z",
			current: { ...agreed, daysPerWeek: 4, version: 3 },
		},
	});
	show(usersEmploymentContract.id);
	await button("Arbeitsvertrag bearbeiten: seit 01.04.2023").click();
	await field("Urlaubstage pro Jahr").fill("28");
	await button("Speichern").click();
	await expect.element(page.getByText(/Nora Petersen/)).toBeVisible();
	server.answer(at.update, { version: 4 });
	await page.getByRole("button", { name: /behalten/ }).click();
	await button("Speichern").click();
	await soon(() => server.calls(at.update).at(-1)?.body).toMatchObject({
		annualLeaveDays: 28,
		daysPerWeek: 4,
		version: 3,
	});
});

test("a wage is corrected upon its version", async () => {
	const { server } = entry();
	server.answer(at.updateWage, { version: 5 });
	show(usersWages.id);
	await expect.element(page.getByText("3.450,00 EUR")).toBeVisible();
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
		version: 4,
	});
});

test("a wage is deleted after a tick", async () => {
	const { server } = entry();
	server.answer(at.removeWage, {});
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
	server.answer(at.createWage, { id: wage.id });
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
