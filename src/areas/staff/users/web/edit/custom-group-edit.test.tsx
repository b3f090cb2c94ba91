import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { usersCustomFieldGroupEdit } from "#areas/settings/custom-fields/web/panels.ts";
import { setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { slotsStore } from "#kit/web/slots/slots-store.ts";
import { contract } from "../../contract.ts";
import { commonUserPicker, usersDetail } from "../panels.ts";
import { slots } from "../slots.ts";
import { button, freshPeople, heading, mayOnly } from "../test-panels.tsx";
import { answers, lena, refusals } from "../test-people.ts";

const { entry, show, answerLena } = freshPeople();
const saved = { ...contract.updateUserCustomFields, path: `/api/users/${lena.id}/custom-fields` };
const { people: described } = answers.listCustomFieldDescriptions;

beforeEach(() => {
	mayOnly("WRITE", "CUSTOMFIELDS");
	setUpPanels({ panels: [usersCustomFieldGroupEdit, usersDetail, commonUserPicker] });
	slotsStore.set([slots]);
	entry().server.answer(customFields.listCustomFieldDescriptions, described);
	answerLena("withCustom");
});

const params = { userId: lena.id, groupId: described.fields[0]?.groupId as string };

test("the detail of a person shows her values, and not what is asked for elsewhere", async () => {
	show(usersDetail.id, { userId: lena.id });
	await expect.element(heading("Ausstattung")).toBeVisible();
	await expect.element(page.getByText("B 214")).toBeVisible();
	await expect.element(page.getByText("Nowak, Piotr")).toBeVisible();
	expect(page.getByText("Anderswo").query()).toBeNull();
	expect(page.getByText("Allergie").query()).toBeNull();
	await expectAccessible();
});

test("what is changed is sent, and nothing else", async () => {
	const { server } = entry();
	server.answer(saved, answers.updateUserCustomFields.lena);
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
			version: answers.getUser.withCustom.version,
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
	server.refuse(saved, refusals.notHere.status, refusals.notHere.body);
	await page.getByRole("textbox", { name: "Führungszeugnis" }).fill("31.3.2027");
	await userEvent.keyboard("{Tab}");
	await button("Speichern").click();
	await expect
		.element(page.getByText("Dieses Feld ist hier nicht vorgesehen.").first())
		.toBeVisible();
});
