import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { writeDraft } from "#kit/ui/drafts/drafts.ts";
import { contract } from "../../contract.ts";
import { usersAssistant, usersCreate } from "../panels.ts";
import { button, field, freshPeople, heading, mayOnly } from "../test-panels.tsx";
import { answers, lena, piotr, refusals } from "../test-people.ts";

const { entry, show } = freshPeople();
const nobody = "01a1fd2c-47a0-70d1-9a38-000000000077";

beforeEach(() => {
	mayOnly("WRITE", "CUSTOMFIELDS");
	entry().server.answer(
		customFields.listCustomFieldDescriptions,
		answers.listCustomFieldDescriptions.people,
	);
});

async function typePerson(): Promise<void> {
	await field("Vorname").fill("Lena");
	await field("Nachname").fill("Vogt");
	await field("E-Mail").fill("lena.vogt@example.com");
}

async function chooseUnit(): Promise<void> {
	await page.getByRole("button", { name: "Abteilung", exact: true }).click();
	await page.getByRole("treeitem", { name: /Station 2/ }).click();
}

const missing = page.getByText("Bitte füllen Sie dieses Feld aus.");

test("the assistant asks for what the chosen unit demands, and sends it", async () => {
	const { server } = entry();
	const create = contract.createUserWithAssistant;
	server.answer(create, answers.createUserWithAssistant.lena);
	show(usersAssistant.id);
	await typePerson();
	await button("Weiter").click();
	await expect.element(heading("Ausstattung")).toBeVisible();
	await expect.element(field("Spindnummer")).not.toBeInTheDocument();
	await chooseUnit();
	await expect.element(field("Spindnummer")).toBeVisible();
	await expect.element(field("Führungszeugnis")).toBeRequired();
	await expect.element(field("Schlüssel")).not.toBeRequired();
	// one of another unit, and one that may not be seen
	await expect.element(field("Anderswo")).not.toBeInTheDocument();
	await expect.element(field("Allergie")).not.toBeInTheDocument();
	await expectAccessible();
	await field("Schlüssel").fill("2");
	await button("Weiter").click();
	await button("Weiter").click();
	await button("Weiter").click();
	await button("Mitarbeiter anlegen").click();
	await expect.element(heading("Ausstattung")).toBeVisible();
	await expect.element(missing.first()).toBeVisible();
	expect(server.calls(create)).toHaveLength(0);
	await field("Führungszeugnis").fill("31.3.2027");
	await field("Spindnummer").fill("12");
	await page.getByRole("button", { name: /Prüfen/ }).click();
	await expect.element(page.getByText("31.03.2027")).toBeVisible();
	await button("Mitarbeiter anlegen").click();
	await soon(() => server.calls(create).length).toBe(1);
	expect(server.calls(create)[0]?.body).toMatchObject({
		custom: { checked: "2027-03-31", keys: 2, locker: "12" },
	});
});

test("people picked before a reload have their names again; who is gone is said to be", async () => {
	const { server } = entry();
	server.answer(contract.listUserOptions, answers.listUserOptions.everybody);
	const values = { "custom.mentor": piotr.id, "custom.deputy": nobody };
	writeDraft("users.create", { values });
	show(usersCreate.id, { unitId: lena.unitId });
	const picked = (name: string) => page.getByRole("group", { name });
	await expect.element(picked("Pate").getByText("Nowak, Piotr")).toBeVisible();
	await expect.element(picked("Vertretung").getByText("Nicht mehr vorhanden")).toBeVisible();
});

test("the short form does so too, and shows the server's fault at the field", async () => {
	const { server } = entry();
	server.refuse(contract.createUser, refusals.required.status, refusals.required.body);
	show(usersCreate.id, { unitId: lena.unitId });
	await typePerson();
	await expect.element(field("Spindnummer")).toBeVisible();
	await button("Anlegen").click();
	await expect.element(missing.first()).toBeVisible();
	expect(server.calls(contract.createUser)).toHaveLength(0);
	await field("Führungszeugnis").fill("31.3.2027");
	await field("Spindnummer").fill("12");
	await button("Anlegen").click();
	await expect.element(page.getByText("Dieses Feld ist ein Pflichtfeld.").first()).toBeVisible();
	expect(server.calls(contract.createUser)[0]?.body).toMatchObject({
		custom: { checked: "2027-03-31", locker: "12" },
	});
});
