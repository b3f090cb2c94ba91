import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TestServer } from "#kit/testing/test-server.ts";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import { picture, signIn, useStage } from "./stage.ts";
import { buildTeam, type Team } from "./team.ts";

const stage = useStage();

/** Lena worked on the first of last month from 8:00 to 12:00. @returns the entry, and its month as the month list names it */
async function workedLastMonth(
	server: TestServer,
	{ tenantId, lena, activities }: Team,
): Promise<string> {
	const [row] = await askDatabase(
		server,
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type,
				state, source)
			select $1, gen_random_uuid(), $2, d.day, (d.day + time '08:00') at time zone 'Europe/Berlin',
				(d.day + time '12:00') at time zone 'Europe/Berlin', (d.day + time '12:00') at time zone 'Europe/Berlin',
				'Europe/Berlin', $3, 'WORKTIME', 'APPROVED', 'MANUAL'
			from (select (date_trunc('month', now() at time zone 'Europe/Berlin') - interval '1 month')::date as day) d
			returning id`,
		[tenantId, lena.id, activities.work],
	);
	return row.id;
}

const overview = (page: Page) =>
	page.getByRole("dialog", { name: "Monat abschließen", exact: true });

test("a month is closed, corrected with a reason, and shows frozen beside now", async () => {
	const { server } = stage();
	const team = await buildTeam(server);
	const entryId = await workedLastMonth(server, team);
	const page = await stage().open();
	await signIn(page, team.asInes);
	await page.goto("/time-management/target-actual");
	await page.getByRole("button", { name: "Monat abschließen" }).click();
	await closeAll(page);
	await correct(page, entryId);
	await page.goto("/time-management/target-actual");
	await page.getByRole("button", { name: "Monat abschließen" }).click();
	await previousMonth(page);
	await overview(page).getByText("Vogt, Lena").click();
	const compared = page.getByRole("dialog", { name: "Eingefroren → jetzt" });
	await compared.getByText("Zettel nachgereicht").first().waitFor();
	await compared
		.getByRole("row", { name: /Gearbeitet.*4:00.*2:00/ })
		.first()
		.waitFor();
	await expectAccessible(page, "month-close-comparison");
	await picture(page, "month-close-comparison");
	const [frozen] = await askDatabase(
		server,
		"select (figures ->> 'workedMinutes')::int as minutes from frozen_month where user_id = $1",
		[team.lena.id],
	);
	expect(frozen).toEqual({ minutes: 240 });
});

/** The page shows the month that runs; the one before is over. */
async function previousMonth(page: Page): Promise<void> {
	await overview(page).getByRole("button", { name: "Voriger Monat" }).click();
}

async function closeAll(page: Page): Promise<void> {
	await previousMonth(page);
	await overview(page).getByText("Vogt, Lena").waitFor();
	await picture(page, "month-close-overview");
	await expectAccessible(page, "month-close-overview");
	await overview(page).getByRole("button", { name: "Alle abschließen" }).click();
	const question = page.getByRole("alertdialog");
	await question.getByText(/für alle Personen/).waitFor();
	await question.getByRole("button", { name: "Abschließen" }).click();
	await page.getByText("2 Monate abgeschlossen.").waitFor();
	await overview(page).getByText("Abgeschlossen").nth(1).waitFor();
}

/** The entry is shortened; the server asks why, and nothing that was typed is lost meanwhile. */
async function correct(page: Page, entryId: string): Promise<void> {
	await page.goto(`/time-management/trackings?p=time-trackings.edit:${entryId}`);
	const times = page.getByRole("textbox", { name: "Von – bis" });
	await times.fill("8-10");
	await page.getByRole("button", { name: "Speichern" }).click();
	const question = page.getByRole("alertdialog", { name: "Dieser Monat ist abgeschlossen" });
	await question.getByText(/von Lena Vogt ist abgeschlossen/).waitFor();
	await expectAccessible(page, "month-close-reason");
	await picture(page, "month-close-reason");
	await question.getByRole("button", { name: "Abbrechen" }).click();
	expect(await times.inputValue()).toMatch(/08:00.*10:00/);
	await page.getByRole("button", { name: "Speichern" }).click();
	await question.getByRole("textbox").fill("Zettel nachgereicht");
	await question.getByRole("button", { name: "Berichtigen" }).click();
	await times.waitFor({ state: "hidden" });
}
