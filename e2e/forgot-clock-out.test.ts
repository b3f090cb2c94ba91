import type { Page } from "playwright-core";
import { test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { press } from "./press.ts";
import { picture, signIn, useStage } from "./stage.ts";
import { buildTeam, forgetClockOut } from "./team.ts";

const stage = useStage();

const overtime = (page: Page) => page.getByRole("region", { name: "Überstunden" });

test("forgot to clock out: ended automatically, mended with one request, approved, and every screen shows the balance", async () => {
	const team = await buildTeam(stage().server);
	const phone = await stage().open("phone");
	await signIn(phone, team.asLena);
	await press(phone, "Kommen", "Gehen");
	const tab = await stage().beside(phone);
	await tab.goto("/home/dashboard");
	const leader = await stage().open();
	await signIn(leader, team.asInes);
	const accounts = await stage().beside(leader);
	await accounts.goto("/time-management/accounts");
	const balance = accounts.getByRole("row", { name: /^Vogt, Lena/ });
	await balance.getByText("0:00").waitFor();
	await leader.goto("/time-management/trackings");
	await forgetClockOut(stage().server, team);
	const card = (page: Page, text: string) =>
		page.getByRole("button", { name: `Mein Tag in Ordnung ${text}` });
	await card(tab, "1 Lücke mit Vorschlag").waitFor();
	await tab.getByRole("button", { name: /^Automatisch beendet/ }).waitFor();
	await overtime(tab).getByText("0:00").first().waitFor();
	await mendOnPhone(phone, () => card(phone, "1 Lücke mit Vorschlag").click());
	await card(tab, "Alles in Ordnung").waitFor();
	await approve(leader);
	await Promise.all([
		overtime(phone).getByText("+6:00").first().waitFor(),
		overtime(tab).getByText("+6:00").first().waitFor(),
		balance.getByText("6:00").waitFor(),
		tab.getByText("Sie haben derzeit keine beantragten Zeiteinträge.").waitFor(),
	]);
	await picture(tab, "dashboard-overtime");
	await picture(accounts, "overtime-accounts-after-approval");
});

async function mendOnPhone(phone: Page, open: () => Promise<void>) {
	await open();
	const panel = phone.getByRole("dialog", { name: "Mein Tag in Ordnung" });
	await panel.getByText("Ausstempeln vergessen").first().waitFor();
	await panel.getByRole("textbox", { name: "Von – bis" }).fill("8-14");
	await expectAccessible(phone, "fix-my-day-phone");
	await panel.getByRole("button", { name: "Beantragen" }).click();
	await panel.getByText("Wartet auf Genehmigung").waitFor();
	await picture(phone, "fix-my-day-waiting");
	await phone.keyboard.press("Escape");
}

async function approve(leader: Page) {
	await leader
		.getByRole("row", { name: /Vogt, Lena/ })
		.first()
		.click();
	const detail = leader.getByRole("dialog", { name: "Zeiteintrag", exact: true });
	await detail.getByRole("button", { name: "Genehmigen", exact: true }).click();
	const question = leader.getByRole("alertdialog");
	const confirm = question.getByRole("button", { name: /Genehmigen|fortfahren/ });
	await confirm.waitFor();
	await picture(leader, "approve-with-open-steps");
	await question.getByRole("checkbox").click();
	await confirm.click();
	await leader.getByText("Zeiteintrag genehmigt").waitFor();
}
