import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { recorded } from "#kit/testing/recorded.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";
import { rememberLogin } from "./remembered-login.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { TenantStep } from "./tenant-step.tsx";
import { expectAccessible, freshEntry, soon } from "./test-entry.tsx";
import "./sign-in.css";

const entry = freshEntry();
const answers = recorded(contract, file);
const { unknownNumber } = answers.refusals;
const ask = { ...contract.getTenantInfo, path: "/api/tenants/10001" };
const number = page.getByLabelText("Kundennummer");

function show(): void {
	entry().show(
		<SignInFrame>
			<TenantStep />
		</SignInFrame>,
	);
}

test.each([
	["", "nothing"],
	["1000", "four characters"],
	["100011", "six characters"],
])("%j, %s, is no customer number", async (typed) => {
	show();
	await number.fill(typed);
	await userEvent.keyboard("{Enter}");
	const alert = page.getByRole("alertdialog", { name: "Ungültige Kundennummer" });
	await expect.element(alert).toBeVisible();
	await expect
		.element(alert.getByText("Bitte geben Sie Ihre 5-stellige Kundennummer ein."))
		.toBeVisible();
	expect(entry().server.requests).toEqual([]);
	await page.getByRole("button", { name: "OK" }).click();
	await expect.element(number).toHaveFocus();
	await expect
		.element(number)
		.toHaveAccessibleDescription(/Bitte geben Sie Ihre 5-stellige Kundennummer ein\./);
	await number.fill("10002");
	await expect.element(number).not.toHaveAttribute("aria-invalid", "true");
});

test("spaces around the customer number do not count", async () => {
	entry().server.answer(ask, answers.getTenantInfo.manual);
	show();
	await number.fill(" 10001 ");
	await userEvent.keyboard("{Enter}");
	await soon(() => entry().visited).toEqual(["/login/10001"]);
});

test("a customer number that does not exist has its own text", async () => {
	entry().server.refuse(ask, unknownNumber.status, unknownNumber.body);
	show();
	await number.fill("10001");
	await userEvent.keyboard("{Enter}");
	await expect
		.element(
			page.getByRole("alertdialog").getByText("Die angegebene Kundennummer existiert nicht."),
		)
		.toBeVisible();
	expect(entry().visited).toEqual([]);
	await page.getByRole("button", { name: "OK" }).click();
	await expect
		.element(number)
		.toHaveAccessibleDescription(/Die angegebene Kundennummer existiert nicht\./);
	await expectAccessible();
	await number.fill("10002");
	await expect.element(number).not.toHaveAttribute("aria-invalid", "true");
});

test("the last customer number is offered again, in either language", async () => {
	rememberLogin({ tenantNo: "20002", username: "lena", persistent: false, provider: "MANUAL" });
	show();
	await expect.element(number).toHaveValue("20002");
	updateSettings({ region: { language: "en-EN" } });
	await expect.element(page.getByLabelText("Customer number")).toHaveValue("20002");
});

test("nothing that axe would find", async () => {
	show();
	await expectAccessible();
});
