import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import type { DescribedField } from "#areas/settings/custom-fields/web/public.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { writeDraft } from "#kit/ui/drafts/drafts.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import { usersAssistant, usersCreate } from "../panels.ts";
import { button, field, freshPeople, heading } from "../test-panels.tsx";
import { lena, piotr } from "../test-people.ts";

const { entry, show } = freshPeople();
const idOf = (last: string) => `01a1fd2c-47a0-70d1-9a38-0000000000${last}`;

const badge: DescribedField = {
	id: idOf("51"),
	entity: "USER",
	key: "badge",
	name: "Ausweis",
	type: "TEXT",
	options: [],
	isRequired: true,
	isPersonal: false,
	groupId: idOf("41"),
	groupName: "Ausstattung",
	unitIds: [],
	activityIds: [],
};
const fields: readonly DescribedField[] = [
	badge,
	{ ...badge, id: idOf("52"), key: "keys", name: "Schlüssel", type: "NUMBER", isRequired: false },
	{ ...badge, id: idOf("53"), key: "here", name: "Spind", unitIds: [lena.unitId] },
	{ ...badge, id: idOf("54"), key: "elsewhere", name: "Parkplatz", unitIds: [idOf("99")] },
	{ ...badge, id: idOf("56"), key: "mentor", name: "Patenschaft", type: "USER", isRequired: false },
	{ ...badge, id: idOf("57"), key: "deputy", name: "Vertretung", type: "USER", isRequired: false },
	{ ...badge, id: idOf("55"), key: "health", name: "Allergie", isPersonal: true },
];

beforeEach(() => {
	sessionStore.set(
		sampleSession({
			uiFeatures: ["USERS", "UNITS", "CUSTOMFIELDS"],
			permissions: { "users.manage": [{ scope: "GLOBAL", level: "FULL" }] },
		}),
	);
	entry().server.answer(customFields.listCustomFieldDescriptions, { fields: [...fields] });
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
	server.answer(create, { id: lena.id, isInvited: true });
	show(usersAssistant.id);
	await typePerson();
	await button("Weiter").click();
	await expect.element(heading("Ausstattung")).toBeVisible();
	await expect.element(field("Spind")).not.toBeInTheDocument();
	await chooseUnit();
	await expect.element(field("Spind")).toBeVisible();
	await expect.element(field("Ausweis")).toBeRequired();
	await expect.element(field("Schlüssel")).not.toBeRequired();
	// one of another unit, and one that may not be seen
	await expect.element(field("Parkplatz")).not.toBeInTheDocument();
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
	await field("Ausweis").fill("A-7");
	await field("Spind").fill("12");
	await page.getByRole("button", { name: /Prüfen/ }).click();
	await expect.element(page.getByText("A-7")).toBeVisible();
	await button("Mitarbeiter anlegen").click();
	await soon(() => server.calls(create).length).toBe(1);
	expect(server.calls(create)[0]?.body).toMatchObject({
		custom: { badge: "A-7", keys: 2, here: "12" },
	});
});

test("people picked before a reload have their names again; whoever is gone is said to be", async () => {
	const { server } = entry();
	server.answer(contract.listUserOptions, {
		ids: [piotr.id],
		firstNames: [piotr.firstName],
		lastNames: [piotr.lastName],
		unitOf: [0],
		units: [piotr.unitId],
		secondary: [],
		disabled: [],
		absent: { people: [], until: [] },
	});
	const values = { "custom.mentor": piotr.id, "custom.deputy": idOf("77") };
	writeDraft("users.create", { values });
	show(usersCreate.id, { unitId: lena.unitId });
	const picked = (name: string) => page.getByRole("group", { name });
	await expect.element(picked("Patenschaft").getByText("Nowak, Piotr")).toBeVisible();
	await expect.element(picked("Vertretung").getByText("Nicht mehr vorhanden")).toBeVisible();
});

test("the short form does so too, and shows the server's fault at the field", async () => {
	const { server } = entry();
	server.refuse(contract.createUser, 422, {
		error: "RuleViolation",
		code: "CUSTOM_VALUES_INVALID",
		message: "Bitte prüfen Sie die Angaben.",
		details: [{ field: "custom.badge", text: "Dieses Feld ist ein Pflichtfeld." }],
	});
	show(usersCreate.id, { unitId: lena.unitId });
	await typePerson();
	await expect.element(field("Spind")).toBeVisible();
	await button("Anlegen").click();
	await expect.element(missing.first()).toBeVisible();
	expect(server.calls(contract.createUser)).toHaveLength(0);
	await field("Ausweis").fill("A-7");
	await field("Spind").fill("12");
	await button("Anlegen").click();
	await expect.element(page.getByText("Dieses Feld ist ein Pflichtfeld.").first()).toBeVisible();
	expect(server.calls(contract.createUser)[0]?.body).toMatchObject({
		custom: { badge: "A-7", here: "12" },
	});
});
