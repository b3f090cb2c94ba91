import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { usersCustomFieldGroupEdit } from "#areas/settings/custom-fields/web/panels.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { slotsStore } from "#kit/web/slots/slots-store.ts";
import { contract } from "../../contract.ts";
import { commonUserPicker, usersDetail } from "../panels.ts";
import { slots } from "../slots.ts";
import { button, freshPeople, heading } from "../test-panels.tsx";
import { detailOf, lena, piotr } from "../test-people.ts";

const { entry, show, answerUser } = freshPeople();
const idOf = (last: string) => `01a1fd2c-47a0-70d1-9a38-0000000000${last}`;
const saved = { ...contract.updateUserCustomFields, path: `/api/users/${lena.id}/custom-fields` };
const plain = {
	entity: "USER",
	options: [],
	isRequired: false,
	isPersonal: false,
	groupId: idOf("41"),
	groupName: "Ausstattung",
	unitIds: [],
	activityIds: [],
} as const;
const fields = [
	{ ...plain, id: idOf("51"), key: "locker", name: "Spindnummer", type: "TEXT" },
	{ ...plain, id: idOf("52"), key: "keys", name: "Schlüssel", type: "NUMBER" },
	{
		...plain,
		id: idOf("53"),
		key: "checked",
		name: "Führungszeugnis",
		type: "DATE",
		isRequired: true,
	},
	{ ...plain, id: idOf("54"), key: "parking", name: "Parkausweis", type: "BOOLEAN" },
	{
		...plain,
		id: idOf("55"),
		key: "size",
		name: "Kleidergröße",
		type: "OPTION",
		options: [
			{ id: idOf("61"), name: "M", isEnabled: true },
			{ id: idOf("62"), name: "L", isEnabled: true },
		],
	},
	{ ...plain, id: idOf("56"), key: "mentor", name: "Pate", type: "USER" },
	{
		...plain,
		id: idOf("57"),
		key: "elsewhere",
		name: "Anderswo",
		type: "TEXT",
		unitIds: [idOf("99")],
	},
] as const;

beforeEach(() => {
	sessionStore.set(sampleSession({ uiFeatures: ["USERS", "CUSTOMFIELDS"] }));
	setUpPanels({ panels: [usersCustomFieldGroupEdit, usersDetail, commonUserPicker] });
	slotsStore.set([slots]);
	entry().server.answer(customFields.listCustomFieldDescriptions, {
		fields: fields.map((field) => ({
			...field,
			options: [...field.options],
			unitIds: [...field.unitIds],
			activityIds: [],
		})),
	});
	answerUser({
		...detailOf(lena, "FULL"),
		custom: { locker: "B 214", mentor: piotr.id, size: idOf("61") },
		customNames: { [piotr.id]: "Nowak, Piotr" },
	});
});

const params = { userId: lena.id, groupId: idOf("41") };

test("the detail of a person shows her values, and not what is asked for elsewhere", async () => {
	show(usersDetail.id, { userId: lena.id });
	await expect.element(heading("Ausstattung")).toBeVisible();
	await expect.element(page.getByText("B 214")).toBeVisible();
	await expect.element(page.getByText("Nowak, Piotr")).toBeVisible();
	expect(page.getByText("Anderswo").query()).toBeNull();
	await expectAccessible();
});

test("what is changed is sent, and nothing else", async () => {
	const { server } = entry();
	server.answer(saved, { version: 4 });
	show(usersCustomFieldGroupEdit.id, params);
	await page.getByRole("textbox", { name: "Spindnummer" }).fill("");
	await page.getByRole("textbox", { name: "Schlüssel" }).fill("2,5");
	await page.getByRole("textbox", { name: "Führungszeugnis" }).fill("31.3.2027");
	await page.getByRole("switch", { name: "Parkausweis" }).click();
	await button("Pate leeren").click();
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(saved).map(({ body }) => body)).toEqual([
		{
			version: lena.version,
			custom: { locker: null, keys: 2.5, checked: "2027-03-31", parking: true, mentor: null },
		},
	]);
});

test("an empty required field is told before anything is sent, a fault of the server at its field", async () => {
	const { server } = entry();
	show(usersCustomFieldGroupEdit.id, params);
	await button("Speichern").click();
	await expect.element(page.getByText("1 Angabe prüfen")).toBeVisible();
	expect(server.calls(saved)).toEqual([]);
	server.refuse(saved, 422, {
		error: "RuleViolation",
		code: "CUSTOM_VALUES_INVALID",
		message: "Bitte prüfen Sie die Zusatzfelder.",
		details: [{ field: "custom.locker", text: "Dieses Feld ist hier nicht vorgesehen." }],
	});
	await page.getByRole("textbox", { name: "Führungszeugnis" }).fill("31.3.2027");
	await userEvent.keyboard("{Tab}");
	await button("Speichern").click();
	await expect
		.element(page.getByText("Dieses Feld ist hier nicht vorgesehen.").first())
		.toBeVisible();
});
