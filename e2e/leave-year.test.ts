import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { crons } from "#areas/absences/leave-accounts/server/jobs.ts";
import { giveRule } from "#areas/absences/leave-accounts/server/test-leave.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { insertWorksheetTemplate, planWorksheet } from "#kit/testing/worksheet-builder.ts";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import type { Who } from "./office.ts";
import { picture, signIn, useStage } from "./stage.ts";

const stage = useStage();

const today = () => new Date(new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" }));
const later = (day: Date, days: number) => new Date(day.getTime() + days * 86_400_000);
const iso = (day: Date) => day.toISOString().slice(0, 10);
const typed = (day: Date) => iso(day).split("-").reverse().join(".");
const weekday = (day: Date) => (day.getUTCDay() + 6) % 7;

/** Of a range, those from Monday to Friday. */
function workdays(from: Date, days: number): Date[] {
	return Array.from({ length: days }, (_, nth) => later(from, nth)).filter(
		(day) => weekday(day) < 5,
	);
}

/** Lena's leave began on Monday and lasts two weeks; she falls ill today, for three days. */
function lenasDays() {
	const day = today();
	const monday = later(day, -weekday(day));
	const year = day.getUTCFullYear();
	const thisYear = (one: Date) => one.getUTCFullYear() === year;
	const leave = workdays(monday, 12);
	const ill = workdays(day, 3);
	return {
		...{ year, leave, ill, illUntil: later(day, 2) },
		// another week of hers from a Monday on, in the same year
		week: later(monday, day.getUTCMonth() < 6 ? 28 : -28),
		taken: leave.filter(thisYear).length,
		givenBack: ill.filter(thisYear).length,
	};
}

type Days = ReturnType<typeof lenasDays>;

/** Lena has worked from Monday to Friday since the beginning of last year and has 30 days of leave a year; Hanna keeps the accounts. */
async function buildOffice(server: TestServer, { year, leave }: Days) {
	const from = `${year - 1}-01-01`;
	const built = await buildTenant(server.ownerUrl, async (tenant) => {
		await tenant.person({
			...{ firstName: "Hanna", lastName: "Muster", username: "hanna", roles: ["Administrator"] },
		});
		const lena = await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena" });
		await insertEmployment(tenant, lena.id, { entryDate: from, weeklyMinutes: 2400 });
		const week = [1, 2, 3, 4, 5].map((day) => ({ week: 1, weekday: day, targetMinutes: 480 }));
		const template = { name: "Vollzeit", kind: "FIXED", weeks: 1, days: week } as const;
		const templateId = await insertWorksheetTemplate(tenant, template);
		await planWorksheet(tenant, {
			...{ templateId, cycleStart: "2020-01-06", validFrom: from, userId: lena.id },
		});
		return { lena, leaveId: await tenant.activity({ name: "Erholung", classType: "LEAVE" }) };
	});
	const { tenantNo, tenantId, lena, leaveId } = built;
	const ask = (text: string, values: unknown[] = []) => askDatabase(server, text, values);
	const made = { ask: ask as never, tenantId, leave: leaveId };
	await giveRule(made, { kind: "STATUTORY" });
	const days = { days: "30", fullWeekDays: 5, proRataClause: false };
	await giveRule(made, { kind: "CONTRACTUAL", ...days });
	await ask(
		`with made as (
			insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
			values ($1, gen_random_uuid(), $2, $3, 'LEAVE', 'APPROVED', $4, $5) returning tenant_id, user_id, id)
		insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
		select tenant_id, user_id, d, id, 1, 480, 'WORKDAY' from made, unnest($6::date[]) d`,
		[tenantId, lena.id, leaveId, iso(leave[0] as Date), iso(leave.at(-1) as Date), leave.map(iso)],
	);
	await ask(
		"insert into leave_account (tenant_id, id, user_id, year, activity_id) values ($1, gen_random_uuid(), $2, $3, $4)",
		[tenantId, lena.id, year - 1, leaveId],
	);
	for (const cron of crons) await cron.run(server.services, tenantId);
	const who = (username: string): Who => ({ tenantNo, username, password: lena.password });
	return { asHanna: who("hanna"), asLena: who("lena") };
}

test("who falls ill on leave gets her days back; a year is closed and goes over; who is told of what may lapse reads it", async () => {
	const days = lenasDays();
	const { asHanna, asLena } = await buildOffice(stage().server, days);
	const lenas = await stage().open("phone");
	await signIn(lenas, asLena);
	const left = (figure: number) =>
		lenas
			.getByRole("region", { name: `Urlaub ${days.year}` })
			.getByText(String(figure), { exact: true })
			.first()
			.waitFor();
	// of both years: nobody has told her of the one before
	await left(60 - days.taken);
	await reportIllness(lenas, days);

	const page = await stage().open();
	await signIn(page, asHanna);
	await certify(page, days);
	await left(60 - days.taken + days.givenBack);
	expect(await askForLeave(lenas, days)).toBeLessThanOrEqual(4);
	await left(60 - days.taken + days.givenBack - 5);
	await closeLastYear(page, days);
	await tellOfLeave(page);
	await readIt(lenas);
	await page.getByRole("row", { name: /Vogt, Lena.*Zugegangen/ }).waitFor();
	await picture(page, "leave-notices");
});

/** With two taps, beside until when it is likely to last. */
async function reportIllness(lenas: Page, { illUntil }: Days): Promise<void> {
	await lenas.getByRole("button", { name: "Krank melden" }).tap();
	await lenas.getByRole("textbox", { name: "Voraussichtlich bis" }).fill(typed(illUntil));
	await lenas.getByRole("button", { name: "Jetzt krank melden" }).tap();
	await lenas.getByText("Sie sind krank gemeldet. Gute Besserung!").waitFor();
}

/**
 * A week of leave, of which the phone says what it costs before it is sent.
 *
 * @returns how many taps that took
 */
async function askForLeave(lenas: Page, { year, week }: Days): Promise<number> {
	let taps = 0;
	const tap = async (target: Locator) => {
		await target.tap();
		taps++;
	};
	await tap(lenas.getByRole("button", { name: "Urlaub beantragen" }));
	const form = lenas.getByRole("dialog", { name: "Abwesenheit anlegen" });
	const when = form.getByRole("textbox", { name: "Von – bis" });
	await tap(when);
	await when.fill(`${typed(week)}-${typed(later(week, 4))}`);
	await form.getByText("5 Urlaubstage an 5 Kalendertagen").waitFor();
	await form.getByText(`Urlaubskonto ${year}`).first().waitFor();
	// what it leaves stands above the button, however far the form is scrolled
	const rest = form.getByText(new RegExp(`^Rest ${year}: .* → `));
	await rest.waitFor();
	const button = await form.getByRole("button", { name: "Eintragen" }).boundingBox();
	const sum = await rest.boundingBox();
	expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
	await expectAccessible(lenas, "phone-leave");
	await picture(lenas, "phone-leave");
	await tap(form.getByRole("button", { name: "Eintragen" }));
	await form.waitFor({ state: "hidden" });
	return taps;
}

/** The certificate has come: days of leave are given back by it. */
async function certify(page: Page, { ill }: Days): Promise<void> {
	await page.goto("/absences/entries");
	await page.getByRole("row", { name: /Vogt, Lena.*Krank/ }).click();
	const detail = page.getByRole("dialog", { name: "Abwesenheit", exact: true });
	await detail.getByRole("button", { name: "Bescheinigung anlegen" }).click();
	const form = page.getByRole("dialog", { name: "Bescheinigung" });
	await form.getByRole("textbox", { name: "Eingegangen am" }).fill(typed(today()));
	await form.getByRole("button", { name: "Speichern" }).click();
	await detail
		.getByText(ill.length === 1 ? "1 Tag" : `${ill.length} Tage`, { exact: true })
		.waitFor();
	await picture(page, "ill-on-leave");
}

async function closeLastYear(page: Page, { year }: Days): Promise<void> {
	await page.goto("/absences/accounts");
	await page.getByRole("button", { name: "Vorheriges Jahr" }).click();
	await page.getByRole("button", { name: "Jahresabschluss", exact: true }).click();
	const closing = page.getByRole("dialog", { name: "Urlaubsjahr abschließen" });
	await closing.getByRole("row", { name: /Vogt, Lena/ }).waitFor();
	await closing.getByRole("button", { name: "Jahr abschließen" }).click();
	const question = page.getByRole("alertdialog");
	await question.getByRole("button", { name: "Jahr abschließen" }).click();
	await closing.getByText(/^Abgeschlossen am/).waitFor();
	await closing.getByText(/30,0 Tage übertragen/).waitFor();
	await picture(page, `year-end-${year - 1}`);
	await page.keyboard.press("Escape");
	await closing.waitFor({ state: "hidden" });
}

async function tellOfLeave(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Nächstes Jahr" }).click();
	await page.getByRole("button", { name: "Hinweise", exact: true }).click();
	await page.getByRole("button", { name: "An alle ohne Hinweis schicken" }).click();
	await page.getByRole("button", { name: "Schicken", exact: true }).click();
	await page.getByRole("row", { name: /Vogt, Lena.*Geschickt/ }).waitFor();
}

/** Reading it is its receipt. */
async function readIt(lenas: Page): Promise<void> {
	await lenas.goto("/home/dashboard?p=leave-notices.own");
	await lenas
		.getByText(/Von Ihnen gelesen am/)
		.first()
		.waitFor();
	await picture(lenas, "own-notice");
}
