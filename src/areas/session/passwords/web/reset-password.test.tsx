import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { toastStore } from "#kit/ui/toast/toast.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";
import { ResetPassword } from "./reset-password.page.tsx";

const entry = freshEntry();
const answers = recorded(contract, file);
const { guid } = answers.forgotPassword.sent;
const { builtIn, mayBeUnknown, threeDigits } = answers.requestPasswordChange;
const { unknownRequest, wrongCode } = answers.refusals;
const code = page.getByLabelText("Code");
const next = page.getByLabelText("Neues Passwort", { exact: true });
const repeat = page.getByLabelText("Neues Passwort wiederholen");
const save = page.getByRole("button", { name: "Passwort speichern" });

const of = <E extends Endpoint>(endpoint: E): E => ({
	...endpoint,
	path: endpoint.path.replace("{tenant}", "10001").replace("{guid}", guid),
});
const proof = of(contract.validateResetCode);
const change = of(contract.changePasswordByCode);

function show(linked?: string, request = builtIn): void {
	entry().server.answer(of(contract.requestPasswordChange), request);
	entry().show(<ResetPassword request={{ tenant: "10001", guid }} code={linked} />);
}

async function paste(text: string): Promise<void> {
	await expect.element(code).toBeVisible();
	const clipboardData = new DataTransfer();
	clipboardData.setData("text", text);
	code
		.element()
		.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

describe("the code", () => {
	test("takes digits only, six at most, and opens its button with six", async () => {
		show();
		const go = page.getByRole("button", { name: "Code prüfen" });
		await code.click();
		await userEvent.keyboard("12a-45");
		await expect.element(code).toHaveValue("1245");
		await expect.element(go).toBeDisabled();
		await userEvent.keyboard("678");
		await expect.element(code).toHaveValue("124567");
		await expect.element(go).toBeEnabled();
		await expect.element(code).toHaveAttribute("inputmode", "numeric");
		await expectAccessible();
	});

	test("is said to be sent only where the company tells unknown addresses", async () => {
		show(undefined, mayBeUnknown);
		await expect.element(page.getByText(/^Gehört die Adresse zu einem Zugang/)).toBeVisible();
		expect(page.getByText(/^Wir haben Ihnen einen Code/).query()).toBeNull();
	});

	test.each(["12345", "1234567", "12345a", "123 456", ""])("is not pasted as %j", async (text) => {
		show();
		await paste(text);
		await expect.element(page.getByText("Einfügen geht nur mit genau 6 Ziffern.")).toBeVisible();
		await expect.element(code).toHaveValue("");
		expect(entry().server.calls(proof)).toEqual([]);
	});

	test("is pasted with exactly six digits, and tried at once", async () => {
		entry().server.answer(proof, {});
		show();
		await paste(" 123456\n");
		await expect.element(next).toBeVisible();
		expect(entry().server.calls(proof)[0]?.body).toEqual({ code: "123456" });
	});

	test("that is wrong is told in the words of the specification", async () => {
		entry().server.refuse(proof, wrongCode.status, wrongCode.body);
		show("123456");
		const alert = page.getByRole("alertdialog");
		await expect
			.element(alert.getByText("Der eingegebene Code war leider ungültig."))
			.toBeVisible();
		await page.getByRole("button", { name: "OK" }).click();
		await expect.element(code).toHaveValue("");
		await expect.element(code).toHaveFocus();
	});
});

test("an address that leads nowhere offers a new code", async () => {
	const { status, body } = unknownRequest;
	entry().server.refuse(of(contract.requestPasswordChange), status, body);
	entry().show(<ResetPassword request={{ tenant: "10001", guid }} code={undefined} />);
	await page.getByRole("button", { name: "Neuen Code anfordern" }).click();
	await expect.element(page.getByRole("dialog", { name: "Passwort vergessen" })).toBeVisible();
});

describe("the new password", () => {
	async function showSecondStep(request = builtIn): Promise<void> {
		entry().server.answer(proof, {});
		show("123456", request);
		await expect.element(next).toBeVisible();
	}

	test.each([
		["", 0],
		["abc", 1],
		["abcD", 2],
		["abcD1", 3],
		["abcD1!", 4],
		["abcD1!xy", 5],
	])("%j has strength %i of 5", async (typed, level) => {
		await showSecondStep();
		await next.fill(typed);
		await repeat.fill(typed);
		await expect.element(page.getByText(`Stärke ${level} von 5`)).toBeVisible();
		if (level === 5) await expect.element(save).toBeEnabled();
		else await expect.element(save).toBeDisabled();
	});

	test("must be repeated, and keep to every count of the policy", async () => {
		await showSecondStep(threeDigits);
		await next.fill("Stundwerk-20!");
		await repeat.fill("anders");
		await userEvent.keyboard("{Tab}");
		await expect
			.element(page.getByText("Das Passwort braucht mindestens 3 Ziffern."))
			.toBeVisible();
		await expect.element(page.getByText("Die Passwörter stimmen nicht überein.")).toBeVisible();
		await expect.element(save).toBeDisabled();
		await expectAccessible();
		await expect.element(next).toHaveAttribute("maxlength", "64");
	});

	test("is set, and leads to signing in with it", async () => {
		entry().server.answer(change, {});
		await showSecondStep();
		await next.fill("Stundwerk-2027!");
		await repeat.fill("Stundwerk-2027!");
		await save.click();
		await soon(() => entry().visited).toEqual(["/login/10001"]);
		expect(entry().server.calls(change)[0]?.body).toEqual({
			code: "123456",
			newPassword: "Stundwerk-2027!",
			newPasswordVerification: "Stundwerk-2027!",
		});
		expect(toastStore.get()[0]?.title).toBe("Ihr Passwort wurde geändert.");
	});
});
