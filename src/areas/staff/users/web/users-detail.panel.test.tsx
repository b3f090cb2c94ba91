import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
	expectAccessible,
	soon,
} from "../../../session/sign-in/web/test-entry.tsx";
import { usersDetail } from "./panels.ts";
import { at, button, freshPeople, heading } from "./test-panels.tsx";
import { detailOf, lena, masked } from "./test-people.ts";

const { entry, show, answerUser } = freshPeople();

test("a person is shown with numbers, place, supervisors and ways in", async () => {
	show(usersDetail.id, { userId: lena.id });
	await expect.element(heading("Vogt, Lena")).toBeVisible();
	await expect.element(page.getByText("20418")).toBeVisible();
	await expect.element(page.getByText("Nachtdienst")).toBeVisible();
	await expect.element(page.getByText("Haus Nord › Station 2")).toBeVisible();
	await expect.element(page.getByText(/^lena\.vogt · Aktiv/)).toBeVisible();
	await expectAccessible();
});

test("whoever may only list sees name and unit, and no way to change anything", async () => {
	answerUser(detailOf({ ...masked, id: lena.id }, "LIST"));
	show(usersDetail.id, { userId: lena.id });
	await expect
		.element(
			page.getByText(
				"Sie sehen von diesem Mitarbeiter nur Namen und Abteilung.",
			),
		)
		.toBeVisible();
	expect(button("Archivieren").query()).toBeNull();
	expect(button("Bearbeiten").query()).toBeNull();
	expect(heading("Stammdaten").query()).toBeNull();
	await expectAccessible();
});

test("who is linked with entries is offered to be archived instead of deleted", async () => {
	const { server } = entry();
	server.refuse(at.remove, 409, {
		error: "InvalidAction",
		code: "USER_IN_USE",
		message: "Möchten Sie den Mitarbeiter nicht lieber archivieren?",
		details: [],
	});
	server.answer(at.state, { version: 4 });
	show(usersDetail.id, { userId: lena.id });
	await button("Löschen").click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("checkbox").click();
	await dialog.getByRole("button", { name: "Löschen" }).click();
	await expect
		.element(dialog.getByText(/nicht lieber archivieren/))
		.toBeVisible();
	await dialog.getByRole("button", { name: "Archivieren" }).click();
	await soon(() => server.calls(at.state).map(({ body }) => body)).toEqual([
		{ version: 3, isEnabled: false },
	]);
});

test("one that is gone says so", async () => {
	entry().server.refuse(at.get, 404, {
		error: "EntityNotFound",
		code: "NOT_FOUND",
		message: "",
		details: [],
	});
	show(usersDetail.id, { userId: lena.id });
	await expect
		.element(page.getByText(/Diesen Mitarbeiter gibt es nicht/))
		.toBeVisible();
});
