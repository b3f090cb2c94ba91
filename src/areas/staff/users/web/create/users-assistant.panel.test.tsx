import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract } from "../../contract.ts";
import { usersAssistant } from "../panels.ts";
import { button, field, freshPeople, heading } from "../test-panels.tsx";
import { answers, lena, planningId } from "../test-people.ts";

const { entry, show } = freshPeople();

const step = (name: string) =>
	page
		.getByRole("navigation", { name: "Schritte" })
		.getByRole("button", { name: new RegExp(name) });

async function typePerson(): Promise<void> {
	await field("Vorname").fill("Lena");
	await field("Nachname").fill("Vogt");
	await field("E-Mail").fill("lena.vogt@example.com");
}

/** For the own site, beside what everybody gets. */
async function choosePlanning(): Promise<void> {
	await step("Zugang").click();
	await expect
		.element(page.getByText("Dazu kommt für alle: Mitarbeiter.", { exact: false }))
		.toBeVisible();
	await expectAccessible();
	await page
		.getByRole("group", { name: "Planung" })
		.getByRole("radio", { name: "Standort" })
		.click({ force: true });
}

test("all is shown once more before it is sent; a step with a fault is shown instead", async () => {
	const { server } = entry();
	show(usersAssistant.id);
	await typePerson();
	await step("Prüfen").click();
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await button("Mitarbeiter anlegen").click();
	// without a unit nothing is sent, and the step that asks for it is shown
	await expect.element(heading("Zuordnung")).toBeVisible();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	expect(server.calls(contract.createUserWithAssistant)).toHaveLength(0);
});

test("from a name to a working person: everything is sent at once", async () => {
	const { server } = entry();
	const create = contract.createUserWithAssistant;
	server.answer(create, answers.createUserWithAssistant.lena);
	show(usersAssistant.id);
	await typePerson();
	await button("Weiter").click();
	await page.getByRole("button", { name: "Abteilung", exact: true }).click();
	await page.getByRole("treeitem", { name: /Station 2/ }).click();
	await button("Weiter").click();
	await field("Eintritt").fill("01.01.2027");
	await page.getByRole("checkbox", { name: /Arbeitsvertrag/ }).click();
	await field("Stunden pro Woche").fill("38:30");
	await choosePlanning();
	await step("Prüfen").click();
	await expect.element(page.getByText("38:30")).toBeVisible();
	await expect.element(page.getByText("Planung (Standort)", { exact: false })).toBeVisible();
	await button("Mitarbeiter anlegen").click();
	await soon(() => server.calls(create).length).toBe(1);
	expect(server.calls(create)[0]?.body).toMatchObject({
		person: { firstName: "Lena", lastName: "Vogt" },
		unitId: lena.unitId,
		employment: { entryDate: "2027-01-01" },
		contract: { weeklyMinutes: 2310, daysPerWeek: 5, annualLeaveDays: 30 },
		wage: null,
		login: null,
		invite: true,
		roles: [{ roleId: planningId, scope: "SITE" }],
	});
	await expect.element(page.getByText("Die Einladung wurde gesendet.")).toBeVisible();
});

test("a contract without a first day is not sent", async () => {
	const { server } = entry();
	show(usersAssistant.id);
	await step("Beschäftigung").click();
	await page.getByRole("checkbox", { name: /Arbeitsvertrag/ }).click();
	await step("Prüfen").click();
	await button("Mitarbeiter anlegen").click();
	await step("Beschäftigung").click();
	await expect
		.element(page.getByText("Bitte geben Sie das Eintrittsdatum ein.").first())
		.toBeVisible();
	expect(server.calls(contract.createUserWithAssistant)).toHaveLength(0);
	await expectAccessible();
});

test("the review is readable for everybody", async () => {
	show(usersAssistant.id);
	await step("Prüfen").click();
	await expect.element(heading("Zugang")).toBeVisible();
	await expectAccessible();
});
