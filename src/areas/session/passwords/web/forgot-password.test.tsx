import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import { ForgotPasswordDialog } from "./forgot-password-dialog.tsx";
import file from "./recorded.json";

const entry = freshEntry();
const number = page.getByLabelText("Kundennummer");
const mail = page.getByLabelText("E-Mail-Adresse");
const go = page.getByRole("button", { name: "Code anfordern" });
const answers = recorded(contract, file);
const { unknownMail, unknownNumber } = answers.refusals;

function show(): void {
	entry().show(<ForgotPasswordDialog tenantNo="10001" onClose={() => {}} />);
}

test.each([
	["", "sofia@klinikum.example", "Die Kundennummer kann nicht leer sein."],
	["10001", " ", "Die E-Mail Adresse kann nicht leer sein."],
	["10001", "sofia", "Bitte geben Sie eine gültige E-Mail Adresse ein."],
	["10001", "a@b", "Bitte geben Sie eine gültige E-Mail Adresse ein."],
])("number %j and address %j: %s", async (typedNumber, typedMail, text) => {
	show();
	await number.fill(typedNumber);
	await mail.fill(typedMail);
	await go.click();
	await expect.element(page.getByText(text)).toBeVisible();
	expect(entry().server.requests).toEqual([]);
});

test.each([
	[unknownMail, "Die E-Mail Adresse konnte nicht gefunden werden."],
	[unknownNumber, "Die angegebene Kundennummer existiert nicht."],
])("the server's $body.code stands at its field", async ({ status, body }, message) => {
	entry().server.refuse(contract.forgotPassword, status, body);
	show();
	await mail.fill("sofia@klinikum.example");
	await go.click();
	await expect.element(page.getByText(message)).toBeVisible();
	expect(entry().visited).toEqual([]);
	await expectAccessible();
});

test("a mailed code leads to the page where it is typed", async () => {
	const { sent } = answers.forgotPassword;
	entry().server.answer(contract.forgotPassword, sent);
	show();
	await mail.fill(" sofia@klinikum.example ");
	await go.click();
	await soon(() => entry().visited).toEqual([`/reset-password/10001/${sent.guid}`]);
	const [call] = entry().server.calls(contract.forgotPassword);
	expect(call?.body).toEqual({ tenantNo: "10001", mail: "sofia@klinikum.example" });
});
