import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import { askNewPassword, type NewPasswordQuestion } from "./public.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const { reused, signedOut, wrongPassword } = answers.refusals;
const old = page.getByLabelText("Bisheriges Passwort");
const next = page.getByLabelText("Neues Passwort", { exact: true });
const repeat = page.getByLabelText("Neues Passwort wiederholen");
const save = page.getByRole("button", { name: "Passwort speichern" });
const good = "Stundwerk-2027!";

const must: NewPasswordQuestion = {
	reason: "mustChange",
	policy: undefined,
	username: "sofia",
	oldPassword: "Stundwerk-2026!",
	persistent: true,
};
const wish: NewPasswordQuestion = { ...must, reason: "wish", oldPassword: undefined };

function ask(question: NewPasswordQuestion): Promise<boolean> {
	entry().show(null);
	return askNewPassword(question);
}

async function type(password: string, again = password): Promise<void> {
	await next.fill(password);
	await repeat.fill(again);
}

describe("a password that must change", () => {
	test("is sent with the one just typed", async () => {
		entry().server.answer(contract.changePassword, answers.changePassword.changed);
		const answer = ask(must);
		await type(good);
		await save.click();
		expect(await answer).toBe(true);
		expect(entry().server.calls(contract.changePassword)[0]?.body).toEqual({
			username: "sofia",
			oldPassword: "Stundwerk-2026!",
			newPassword: good,
			persistent: true,
		});
	});

	test("must differ from the old one", async () => {
		void ask(must);
		await type("Stundwerk-2026!");
		await expect
			.element(page.getByText("Das neue Passwort muss sich vom alten unterscheiden."))
			.toBeVisible();
		await expect.element(save).toBeDisabled();
		await expectAccessible();
	});

	test("tells when its time is over", async () => {
		entry().server.refuse(contract.changePassword, signedOut.status, signedOut.body);
		const answer = ask(must);
		await type(good);
		await save.click();
		await expect.element(page.getByRole("alertdialog", { name: "Zeit abgelaufen" })).toBeVisible();
		expect(await answer).toBe(false);
	});
});

describe("a password that somebody wants to change", () => {
	test("needs the present one, and says when that is wrong", async () => {
		entry().server.refuse(contract.changePassword, wrongPassword.status, wrongPassword.body);
		void ask(wish);
		await type(good);
		await expect.element(save).toBeDisabled();
		await old.fill("falsch");
		await save.click();
		await expect.element(page.getByText("Das bisherige Passwort ist nicht richtig.")).toBeVisible();
	});

	test("shows why the server refused it, until another is typed", async () => {
		const text =
			"Dieses Passwort haben Sie vor Kurzem schon verwendet. Bitte wählen Sie ein anderes.";
		entry().server.refuse(contract.changePassword, reused.status, reused.body);
		void ask(wish);
		await old.fill("alt");
		await type(good);
		await save.click();
		await expect.element(page.getByText(text)).toBeVisible();
		await expect.element(save).toBeDisabled();
		await type("Stundwerk-2028!");
		await expect.element(save).toBeEnabled();
	});

	test("is left alone on Cancel", async () => {
		const answer = ask(wish);
		await page.getByRole("button", { name: "Abbrechen" }).click();
		expect(await answer).toBe(false);
		expect(entry().server.requests).toEqual([]);
	});
});
