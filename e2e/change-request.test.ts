import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { picture, signIn, useStage } from "./stage.ts";
import { buildTeam, workedYesterday } from "./team.ts";

const stage = useStage();

test("a wanted change is sent and withdrawn; the entry stays as it was", async () => {
	const { server } = stage();
	const team = await buildTeam(server);
	await workedYesterday(server, team);
	const page = await stage().open();
	await signIn(page, team.asLena);
	// eight and a half hours without a pause are a gap: its entry is one click away
	await page.getByRole("button", { name: "Mein Tag in Ordnung 1 Lücke mit Vorschlag" }).click();
	await page.getByRole("button", { name: "Eintrag ansehen" }).click();
	const detail = page.getByRole("dialog", { name: "Zeiteintrag", exact: true });
	await askForChange(page, detail);
	const wanted = detail.getByRole("region", { name: "Änderungsantrag" });
	await wanted.getByText("Früher gegangen").waitFor();
	await wanted.getByRole("row", { name: /16:30.*14:00/ }).waitFor();
	await expectAccessible(page, "change-request");
	await detail.getByRole("button", { name: "Weitere Aktionen" }).click();
	await page.getByRole("menuitem", { name: /zurückziehen/i }).click();
	const question = page.getByRole("alertdialog");
	await question
		.getByText("Möchten Sie den Änderungsantrag wirklich zurückziehen?", { exact: true })
		.waitFor();
	await picture(page, "change-request-withdraw");
	await question.getByRole("button", { name: /zurückziehen/i }).click();
	await page.getByText("Änderungsantrag zurückgezogen").waitFor();
	await wanted.waitFor({ state: "hidden" });
	await detail
		.getByText(/08:00 – 16:30/)
		.first()
		.waitFor();
});

async function askForChange(page: Page, detail: Locator): Promise<void> {
	await detail.getByRole("button", { name: "Änderung beantragen" }).click();
	const form = page.getByRole("dialog", { name: "Änderung beantragen" });
	await form.getByRole("textbox", { name: "Von – bis" }).fill("8-14");
	await form.getByRole("textbox", { name: "Begründung der Änderung" }).fill("Früher gegangen");
	await picture(page, "change-request-form");
	await form.getByRole("button", { name: "Beantragen" }).click();
}
