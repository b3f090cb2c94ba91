import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import {
	usersChangePassword,
	usersLoginActivation,
	usersLoginHistory,
	usersLogins,
} from "../panels.ts";
import { at, button, field, freshPeople, heading, mayOnly } from "../test-panels.tsx";
import { answers, lena, refusals } from "../test-people.ts";

const { entry, show, answerLena } = freshPeople();

/** The menu of a way in. */
const more = () => button("Aktionen: Benutzername und Passwort");
const item = (name: string) => page.getByRole("menuitem", { name });

test("each way in says how it stands; switching off is asked for", async () => {
	const { server } = entry();
	server.answer(at.activate, answers.setLoginActivation.off);
	show(usersLogins.id, { userId: lena.id });
	await expect.element(page.getByText(/^lena\.vogt · Aktiv/)).toBeVisible();
	await expectAccessible();
	await more().click();
	await item("Deaktivieren").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Deaktivieren" }).click();
	await soon(() => server.calls(at.activate).map(({ body }) => body)).toEqual([
		{ isEnabled: false, mustChangePassword: false },
	]);
});

/** Lena's way in, before she ever used it. */
function answerUnused(): void {
	entry().server.answer(at.logins, answers.listUserLogins.unused);
}

test("one that was never used is deleted by people who hold FULL, after a tick", async () => {
	const { server } = entry();
	answerUnused();
	server.answer(at.deleteLogin, {});
	show(usersLogins.id, { userId: lena.id });
	await more().click();
	await item("Löschen").click();
	const dialog = page.getByRole("alertdialog");
	const remove = dialog.getByRole("button", { name: "Löschen" });
	await expect.element(remove).toBeDisabled();
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await remove.click();
	await soon(() => server.calls(at.deleteLogin)).toHaveLength(1);
});

test("with WRITE alone there is no way to delete it", async () => {
	mayOnly("WRITE");
	answerLena("toWriter");
	answerUnused();
	show(usersLogins.id, { userId: lena.id });
	await more().click();
	await expect.element(item("Deaktivieren")).toBeVisible();
	expect(item("Löschen").query()).toBeNull();
});

test("name and password: unequal passwords are not sent, and no password is kept", async () => {
	const { server } = entry();
	server.answer(at.activate, answers.setLoginActivation.renamed);
	show(usersLoginActivation.id, { userId: lena.id, provider: "MANUAL" });
	await field("Benutzername").fill("l.vogt");
	await page.getByLabelText("Neues Passwort", { exact: true }).fill("Geheim-2026!");
	await button("Speichern").click();
	await expect.element(page.getByText("Die Passwörter stimmen nicht überein.")).toBeVisible();
	expect(server.calls(at.activate)).toHaveLength(0);
	expect(JSON.stringify({ ...sessionStorage })).not.toContain("Geheim");
	await expectAccessible();
	await page.getByLabelText("Neues Passwort wiederholen").fill("Geheim-2026!");
	await button("Speichern").click();
	await soon(() => server.calls(at.activate).at(-1)?.body).toEqual({
		username: "l.vogt",
		isEnabled: true,
		mustChangePassword: false,
		password: "Geheim-2026!",
	});
});

test("another provider knows the person by its own identifier", async () => {
	const { server } = entry();
	const put = { ...at.activate, path: at.activate.path.replace("MANUAL", "ENTRAID") };
	server.answer(put, answers.setLoginActivation.entra);
	show(usersLoginActivation.id, { userId: lena.id, provider: "ENTRAID" });
	await expect.element(heading("Anmeldung aktivieren")).toBeVisible();
	await expect.element(page.getByText("Vogt, Lena · Microsoft Entra ID")).toBeVisible();
	expect(field("Benutzername").query()).toBeNull();
	await expectAccessible();
	await field("Kennung beim Anbieter").fill("0d9f-77");
	await button("Speichern").click();
	await soon(() => server.calls(put).at(-1)?.body).toMatchObject({
		externalSubject: "0d9f-77",
		isEnabled: true,
	});
});

test("a password that is refused says why, and the new one ends the panel", async () => {
	const { server } = entry();
	const { status, body } = refusals.shortPassword;
	server.refuse(at.password, status, body);
	show(usersChangePassword.id, { userId: lena.id, login: "lena.vogt" });
	await expect.element(page.getByText("Vogt, Lena · Benutzername lena.vogt")).toBeVisible();
	await expect
		.element(
			page.getByText(
				"Mindestens 8 Zeichen, darunter 1 Großbuchstabe, 1 Kleinbuchstabe, 1 Ziffer und 1 Sonderzeichen.",
			),
		)
		.toBeVisible();
	const next = page.getByLabelText("Neues Passwort", { exact: false }).first();
	const repeat = page.getByLabelText("Neues Passwort wiederholen", { exact: false });
	await next.fill("kurz");
	await repeat.fill("kurz");
	await button("Speichern").click();
	await expect.element(page.getByText("Das Passwort braucht mindestens 8 Zeichen.")).toBeVisible();
	await expectAccessible();
	server.answer(at.password, {});
	await next.fill("Lang-genug-2026!");
	await repeat.fill("Lang-genug-2026!");
	await userEvent.keyboard("{Control>}s{/Control}");
	await soon(() => heading("Passwort ändern").query()).toBeNull();
	expect(server.calls(at.password).at(-1)?.body).toEqual({
		newPassword: "Lang-genug-2026!",
		mustChangePassword: true,
	});
});

test("the history names failed tries", async () => {
	entry().server.answer(at.events, answers.listLoginEvents.lena);
	show(usersLoginHistory.id, { userId: lena.id });
	await expect.element(page.getByText("Fehlgeschlagen")).toBeVisible();
	await expect.element(page.getByText("Firefox auf Linux").first()).toBeVisible();
	await expectAccessible();
});
