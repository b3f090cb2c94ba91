import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { crons } from "#areas/absences/leave-accounts/server/jobs.ts";
import { contractual, giveRule } from "#areas/absences/leave-accounts/server/test-leave.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { insertWorksheetTemplate, planWorksheet } from "#kit/testing/worksheet-builder.ts";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import type { Who } from "./office.ts";
import { picture, signIn, useStage } from "./stage.ts";

const stage = useStage();

/** A week of work three to five weeks away, in the same year: as it is typed, and its days, written. */
function anotherWeek() {
	const day = new Date();
	const away = day.getUTCMonth() < 10 ? 28 : -28;
	day.setUTCDate(day.getUTCDate() + away - ((day.getUTCDay() + 6) % 7));
	const written = Array.from({ length: 5 }, (_, nth) => {
		const one = new Date(day);
		one.setUTCDate(day.getUTCDate() + nth);
		return one.toISOString().slice(0, 10);
	});
	const typed = (iso = "") => iso.split("-").reverse().join(".");
	return { written, range: `${typed(written[0])}-${typed(written.at(-1))}` };
}

/** Ines leads Lena and Tom, who work Monday to Friday; Tom is away on the second day of that week. */
async function buildWard(server: TestServer, days: readonly string[]) {
	const built = await buildTenant(server.ownerUrl, async (tenant) => {
		const roles = ["Mitarbeiter", "Abteilungsleitung"];
		await tenant.person({ firstName: "Ines", lastName: "Hartmann", username: "ines", roles });
		const lena = await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena" });
		const tom = await tenant.person({ firstName: "Tom", lastName: "Weber", username: "tom" });
		const approval = { required: true, stages: 1, substitute: "OPTIONAL" } as const;
		const leave = await tenant.activity({ name: "Erholung", classType: "LEAVE", approval });
		const week = [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday, targetMinutes: 480 }));
		const template = { name: "Vollzeit", kind: "FIXED", weeks: 1, days: week } as const;
		const templateId = await insertWorksheetTemplate(tenant, template);
		const plan = { templateId, cycleStart: "2025-12-29", validFrom: "2026-01-01" };
		await planWorksheet(tenant, { ...plan, userId: lena.id });
		await insertEmployment(tenant, lena.id, { entryDate: "2025-01-01", weeklyMinutes: 2400 });
		return { lena, tom, leave };
	});
	const { tenantNo, tenantId, lena, tom, leave } = built;
	const ask = (text: string, values: unknown[] = []) => askDatabase(server, text, values);
	await giveRule({ ask: ask as never, tenantId, leave }, contractual("30"));
	for (const cron of crons) await cron.run(server.services, tenantId);
	await askDatabase(
		server,
		`insert into absence (tenant_id, id, user_id, activity_id, class_type, exclusive, from_date, to_date, state)
			values ($1, gen_random_uuid(), $2, $3, 'LEAVE', true, $4, $4, 'APPROVED')`,
		[tenantId, tom.id, leave, days[1]],
	);
	const who = (username: string): Who => ({ tenantNo, username, password: lena.password });
	return { ...built, asInes: who("ines"), asLena: who("lena"), asTom: who("tom") };
}

test("leave is asked for with a substitute, who agrees; the supervisor puts a warning aside, and what everybody has open follows", async () => {
	const { server } = stage();
	const { written, range } = anotherWeek();
	const { asInes, asLena, asTom, lena } = await buildWard(server, written);

	const page = await stage().open();
	await signIn(page, asLena);
	await askFor(page, range);

	const toms = await stage().open();
	await signIn(toms, asTom);
	await agree(toms);

	const ines = await stage().open();
	await signIn(ines, asInes);
	const seen = await openBefore(page, ines, { userId: lena.id, day: written[0] ?? "" });
	await approve(ines);
	await seen.follow();

	// what Soll/Ist shows of these days, as it is kept
	const credited = await askDatabase(
		server,
		`select day::text as day from day_result where user_id = $1 and absence_credit_min = 480 and day = any($2::date[]) order by day`,
		[lena.id, written],
	);
	expect(credited.map(({ day }) => day)).toEqual(written);
});

/** What is looked at while it is decided, and loaded once: Lena's account, her Soll/Ist and calendar, and that of the department. */
async function openBefore(
	page: Page,
	ines: Page,
	{ userId, day }: { readonly userId: string; readonly day: string },
) {
	const leave = page.getByRole("region", { name: `Urlaub ${day.slice(0, 4)}` });
	await leave.getByText("30", { exact: true }).first().waitFor();
	const why = await stage().beside(page);
	const dayPanel = `time-reports.target-actual-detail:${userId},${day}`;
	await why.goto(`/time-management/target-actual?p=${dayPanel}`);
	await why.getByText("So wird gebucht").waitFor();
	const calendar = await stage().beside(page);
	await calendar.goto(`/home/calendar?date=${day}`);
	const wanted = calendar.getByRole("button", { name: /^Erholung.*beantragt/i });
	await wanted.first().waitFor();
	const department = await stage().beside(ines);
	await department.goto("/absences/vacation");
	const lying = (state: string) =>
		department.getByRole("gridcell", { name: new RegExp(`^Erholung, ${state}`, "i") });
	await lying("beantragt").waitFor();
	// of leave that is taken
	const posted = why.getByText("1 Tag", { exact: true });
	expect([await lying("genehmigt").count(), await posted.count()]).toEqual([1, 0]);
	return {
		follow: async () => {
			await leave.getByText("25", { exact: true }).first().waitFor();
			await posted.waitFor();
			await expect.poll(() => wanted.count()).toBe(0);
			await expect.poll(() => lying("genehmigt").count()).toBe(2);
		},
	};
}

/** Lena asks for the week, with Tom, knowing that he is away on a day of it. */
async function askFor(page: Page, range: string): Promise<void> {
	await page.goto("/home/dashboard?p=absences.create");
	const form = page.getByRole("dialog", { name: "Abwesenheit anlegen" });
	await form.getByRole("combobox", { name: "Art" }).click();
	await page.getByRole("option", { name: "Erholung" }).click();
	await form.getByRole("textbox", { name: "Von – bis" }).fill(range);
	await form.getByRole("combobox", { name: "Vertretung" }).click();
	await page.getByRole("option", { name: "Weber, Tom (dann abwesend)" }).click();
	await form
		.getByText("5 Arbeitstage an 5 Kalendertagen")
		.or(form.getByText("5 Urlaubstage an 5 Kalendertagen"))
		.waitFor();
	await form.getByText(/^Die Vertretung ist selbst abwesend/).waitFor();
	await expectAccessible(page, "leave-request");
	await form.getByRole("button", { name: "Beantragen" }).click();
	await page.getByRole("checkbox", { name: /Kenntnis genommen/ }).click();
	await page.getByRole("button", { name: "Trotzdem fortfahren" }).click();
	await page.getByText("Abwesenheit beantragt").waitFor();
}

/** Tom finds the request among his open tasks. */
async function agree(toms: Page): Promise<void> {
	await toms.getByRole("button", { name: /^Vertretungsanfragen/ }).click();
	const asked = toms.getByRole("dialog", { name: "Vertretungsanfragen" });
	await picture(toms, "substitute-requests");
	await asked.getByRole("button", { name: "Vertretung zusagen" }).click();
	await toms.getByRole("alertdialog").getByRole("button", { name: "Vertretung zusagen" }).click();
	await asked.getByText("Niemand bittet Sie um Vertretung.").waitFor();
}

/** Ines puts the warning about Tom aside. */
async function approve(ines: Page): Promise<void> {
	await ines.goto("/absences/entries");
	await ines.getByRole("row", { name: /Vogt, Lena/ }).click();
	const detail = ines.getByRole("dialog", { name: "Abwesenheit", exact: true });
	await detail.getByText("Weber, Tom (zugesagt)").waitFor();
	await detail.getByRole("button", { name: "Genehmigen", exact: true }).click();
	await ines.getByRole("checkbox", { name: /Kenntnis genommen/ }).click();
	await ines.getByRole("button", { name: "Trotzdem fortfahren" }).click();
	await ines.getByText("Abwesenheit genehmigt").waitFor();
	await detail.getByText("Genehmigt", { exact: true }).first().waitFor();
	await picture(ines, "leave-approved");
}
