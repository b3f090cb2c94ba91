import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { commonRename } from "#kit/ui/panels.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const [group] = answers.listCustomFieldGroups.people.items as [
	AnswerOf<typeof contract.createCustomFieldGroup>,
];
const size = answers.getCustomField.size;
const path = `/api/custom-fields/${size.id}`;
const at = {
	get: { ...contract.getCustomField, path },
	update: { ...contract.updateCustomField, path },
	remove: { ...contract.deleteCustomField, path },
	usage: { ...contract.getCustomFieldUsage, path: `${path}/usage` },
	places: { ...contract.getCustomFieldAssignments, path: `${path}/assignments` },
	put: { ...contract.putCustomFieldAssignments, path: `${path}/assignments` },
	rename: { ...contract.updateCustomFieldGroup, path: `/api/custom-field-groups/${group.id}` },
};
beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession({ uiFeatures: ["USERS", "CUSTOMFIELDS"] }));
	setUpPanels({ panels: [...Object.values(panels), commonRename] });
	const { server } = entry();
	server.answer(contract.listCustomFieldGroups, answers.listCustomFieldGroups.people);
	server.answer(contract.listCustomFields, answers.listCustomFields.people);
	server.answer(at.get, size);
	server.answer(at.usage, answers.getCustomFieldUsage.size);
	server.answer(at.places, answers.getCustomFieldAssignments.south);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the overview shows groups with their fields, archived ones when asked for", async () => {
	show(panels.customFieldsOverview.id);
	await expect.element(heading("Ausstattung")).toBeVisible();
	const row = page.getByRole("button", { name: /^Kleidergröße/ });
	await expect.element(row.getByText("Auswahl")).toBeVisible();
	await expect.element(row.getByText("Pflicht")).toBeVisible();
	await expect.element(row.getByText("auf 1 Ort beschränkt")).toBeVisible();
	expect(page.getByText("Spind").query()).toBeNull();
	await page.getByRole("checkbox", { name: "Archivierte zeigen" }).click();
	await expect.element(page.getByText("Spind")).toBeVisible();
	await expectAccessible();
	await row.click();
	await expect.element(heading("Kleidergröße")).toBeVisible();
});

test("a group is renamed where it stands", async () => {
	entry().server.answer(at.rename, answers.updateCustomFieldGroup.renamed);
	show(panels.customFieldsOverview.id);
	await button("„Ausstattung“ umbenennen").click();
	await field("Name").fill("Arbeitsmittel");
	await userEvent.keyboard("{Enter}");
	await soon(() =>
		entry()
			.server.calls(at.rename)
			.map(({ body }) => body),
	).toEqual([{ version: 1, entity: "USER", position: 0, name: "Arbeitsmittel" }]);
});

test("the detail says what the field is, where it holds and how many values there are", async () => {
	show(panels.customFieldsFieldDetail.id, { id: size.id });
	await expect.element(page.getByText("M, XL (abgeschaltet)")).toBeVisible();
	await expect.element(page.getByText("An einem Ort")).toBeVisible();
	await expect.element(page.getByText("5 Werte", { exact: true })).toBeVisible();
	await expectAccessible();
});

test("a field goes with its values only after that was confirmed", async () => {
	const { server } = entry();
	server.answer(at.remove, answers.deleteCustomField.withValues);
	show(panels.customFieldsFieldDetail.id, { id: size.id });
	await button("Löschen").click();
	const dialog = page.getByRole("alertdialog");
	await expect.element(dialog.getByText(/5 Werte unwiderruflich gelöscht/)).toBeVisible();
	await dialog.getByRole("checkbox").click();
	await dialog.getByRole("button", { name: "Feld löschen" }).click();
	await soon(() => server.calls(at.remove).map(({ query }) => query.get("removeValues"))).toEqual([
		"true",
	]);
	await expect.element(page.getByText(/Das Feld wird entfernt/)).toBeVisible();
});

test("a new field is offered a key for its name, and asks for options where it is a choice", async () => {
	const { server } = entry();
	server.answer(contract.createCustomField, answers.createCustomField.shoes);
	show(panels.customFieldsFieldCreate.id, { entity: "USER", groupId: group.id });
	await field("Bezeichnung").fill("Größe (Schuhe)");
	await expect.element(field("Schlüssel")).toHaveValue("groesse_schuhe");
	await page.getByRole("combobox", { name: "Typ" }).click();
	await page.getByRole("option", { name: "Auswahl" }).click();
	await button("Möglichkeit hinzufügen").click();
	await field("Möglichkeit 1").fill("42");
	await button("Möglichkeit hinzufügen").click();
	await field("Möglichkeit 2").fill("41");
	await button("41 nach oben").click();
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(contract.createCustomField).length).toBe(1);
	const [call] = server.calls(contract.createCustomField);
	expect(call?.body).toMatchObject({
		entity: "USER",
		groupId: group.id,
		name: "Größe (Schuhe)",
		key: "groesse_schuhe",
		type: "OPTION",
		options: [
			{ name: "41", isEnabled: true },
			{ name: "42", isEnabled: true },
		],
		position: 20,
	});
});

test("the key of a field that exists stays", async () => {
	show(panels.customFieldsFieldEdit.id, { id: size.id });
	await field("Bezeichnung").fill("Konfektionsgröße");
	await expect.element(field("Schlüssel")).toHaveValue("kleidergroesse");
	await expect.element(field("Schlüssel")).toBeDisabled();
});

test("a new group stands behind those that are there", async () => {
	const { server } = entry();
	server.answer(contract.createCustomFieldGroup, answers.createCustomFieldGroup.proofs);
	show(panels.customFieldsGroupCreate.id, { entity: "USER" });
	await field("Bezeichnung").fill("Nachweise");
	await button("Speichern").click();
	await soon(() => server.calls(contract.createCustomFieldGroup).map(({ body }) => body)).toEqual([
		{ entity: "USER", name: "Nachweise", position: 10 },
	]);
});

test("units are assigned", async () => {
	const { server } = entry();
	server.answer(at.put, answers.putCustomFieldAssignments.nowhere);
	show(panels.customFieldsAssign.id, { id: size.id });
	await expect.element(heading("Zusatzfelder zuweisen")).toBeVisible();
	await expect.element(page.getByText("Süd")).toBeVisible();
	await expectAccessible();
	await page.getByText("Süd").click();
	await button("Leeren").click();
	await button("Übernehmen").click();
	await button("Speichern").click();
	await soon(() => server.calls(at.put).map(({ body }) => body)).toEqual([
		{ version: 3, places: [] },
	]);
});
