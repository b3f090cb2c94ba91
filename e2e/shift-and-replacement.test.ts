import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import type { Who } from "./office.ts";
import { picture, signIn, useStage } from "./stage.ts";

const stage = useStage();

/** A Tuesday and the Thursday after it, between four and eleven days from now. */
function laterDays() {
	const day = new Date();
	day.setUTCDate(day.getUTCDate() + 4 + ((9 - ((day.getUTCDay() + 4) % 7)) % 7));
	const thursday = new Date(day);
	thursday.setUTCDate(day.getUTCDate() + 2);
	return [day, thursday].map((one) => one.toISOString().slice(0, 10)) as [string, string];
}

/** Ines plans the ward of Lena and Tom, which releases its plan by the day; Lena has a shift that runs now and one later, one is open. */
async function buildWard(server: TestServer, days: readonly [string, string]) {
	const built = await buildTenant(server.ownerUrl, async (tenant) => {
		const roles = [
			"Mitarbeiter",
			{ name: "Planung", scope: "GLOBAL" as const },
			{ name: "Abteilungsleitung", scope: "GLOBAL" as const },
		];
		const ines = await tenant.person({
			firstName: "Ines",
			lastName: "Hartmann",
			username: "ines",
			roles,
		});
		const lena = await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena" });
		const tom = await tenant.person({ firstName: "Tom", lastName: "Weber", username: "tom" });
		const kind = await tenant.activity({ name: "Tagdienst", code: "T", classType: "SHIFT_DAY" });
		const sick = await tenant.activity({ name: "Erkältet", classType: "SICK" });
		return { ines, lena, tom, kind, sick, unitId: tenant.created.siteUnitId };
	});
	await planWard(server, { ...built, userId: built.lena.id }, days);
	const { tenantNo, lena } = built;
	const who = (username: string): Who => ({ tenantNo, username, password: lena.password });
	return { ...built, asInes: who("ines"), asLena: who("lena"), asTom: who("tom") };
}

interface Planned {
	readonly tenantId: string;
	readonly unitId: string;
	readonly kind: string;
	/** Whose shifts are planned. */
	readonly userId: string;
}

async function planWard(
	server: TestServer,
	ward: Planned,
	[tuesday, thursday]: readonly [string, string],
): Promise<void> {
	const { tenantId, userId, kind, unitId } = ward;
	const workspace = newId(0);
	await askDatabase(
		server,
		"insert into unit_shiftplan_setting (tenant_id, unit_id, publishing, published_to) values ($1, $2, 'LIMITED', '2026-01-01')",
		[tenantId, unitId],
	);
	await askDatabase(
		server,
		"insert into workspace (tenant_id, id, name, unit_id, color) values ($1, $2, 'Station 1', $3, '#1f8a70')",
		[tenantId, workspace, unitId],
	);
	const plan = (of: string | null, begin: string, length: string) =>
		askDatabase(
			server,
			`insert into shift (tenant_id, id, unit_id, user_id, activity_id, class_type, workspace_id, day, begin_at, end_at)
			select $1, gen_random_uuid(), $2, $3::uuid, $4, 'SHIFT_DAY', $5, (b.at at time zone 'Europe/Berlin')::date, b.at, b.at + $7::interval
			from (select ${begin} as at where $6::date is not null) b returning id`,
			[tenantId, unitId, of, kind, workspace, of === null ? thursday : tuesday, length],
		);
	const noon = "($6::date + time '12:00') at time zone 'Europe/Berlin'";
	await plan(userId, "date_trunc('minute', now() - interval '10 minutes')", "4 hours");
	await plan(userId, noon, "4 hours");
	await plan(null, noon, "5 hours");
}

test("a plan is published, read on the phone, an open shift claimed; who falls ill is replaced", async () => {
	const { server } = stage();
	const days = laterDays();
	const ward = await buildWard(server, days);
	const ines = await stage().open();
	await signIn(ines, ward.asInes);
	await publish(ines, ward.unitId, days[1]);
	const lena = await stage().open("phone");
	await signIn(lena, ward.asLena);
	await readAndClaim(lena);
	await grant(ines, await shiftOn(server, ward.tenantId, days[1]), "Lena Vogt");
	await expect.poll(() => lena.getByText("Neu und geändert").count()).toBe(1);
	await clockIn(lena);
	const toms = await stage().open("phone");
	await signIn(toms, ward.asTom);
	await toms.goto("/home/dashboard?p=shifts.mine");
	await toms.getByText("Gerade ist kein Dienst offen.").waitFor();
	await fallIll(ines, ward, days[0]);
	await offer(ines);
	// it appears without a reload
	await toms.getByRole("button", { name: "Bewerben" }).click();
	await toms.getByText("Beworben").waitFor();
	await grant(ines, await shiftOn(server, ward.tenantId, days[0]), "Tom Weber");
	const [held] = await askDatabase(
		server,
		"select user_id from shift where tenant_id = $1 and day = $2::date and deleted_at is null",
		[ward.tenantId, days[0]],
	);
	expect(held).toEqual({ user_id: ward.tom.id });
}, 180_000);

/** What the planner's button does, up to a day that no view of the plan need reach. */
async function publish(page: Page, unitId: string, to: string): Promise<void> {
	expect(await post(page, "/api/shift-plan/publish", { unitIds: [unitId], to })).toBe("200");
}

/** As the page itself would ask. */
function post(page: Page, path: string, given: object): Promise<string> {
	return page.evaluate(
		async ({ path, given }) => {
			const answer = await fetch(path, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(given),
			});
			return `${answer.status} ${answer.ok ? "" : await answer.text()}`.trim();
		},
		{ path, given },
	);
}

async function readAndClaim(page: Page): Promise<void> {
	await page.goto("/home/dashboard?p=shifts.mine");
	await page.getByText("Neu und geändert").waitFor();
	await expectAccessible(page, "shifts-mine-phone");
	await picture(page, "shifts-mine-phone");
	await page.getByRole("button", { name: "Gelesen", exact: true }).click();
	await page.getByText(/zuletzt am .* gelesen/).waitFor();
	await page.getByRole("button", { name: "Bewerben" }).click();
	await page.getByText("Beworben").waitFor();
}

/** Gives the open shift of a day to who applied for it. */
async function grant(page: Page, shiftId: string, name: string): Promise<void> {
	await page.goto(`/shiftplan/overview?p=shifts.detail:${shiftId}`);
	await page.getByText(name).first().waitFor();
	const give = page.getByRole("button", { name: "Zusagen" });
	await give.click();
	await give.waitFor({ state: "detached" });
}

async function shiftOn(server: TestServer, tenantId: string, day: string): Promise<string> {
	const [row] = await askDatabase(
		server,
		"select id from shift where tenant_id = $1 and day = $2::date and deleted_at is null",
		[tenantId, day],
	);
	return (row as { id: string }).id;
}

async function clockIn(page: Page): Promise<void> {
	await page.goto("/home/dashboard");
	const clock = page.getByRole("region", { name: "Arbeitszeit" });
	await clock.getByText("Dienst", { exact: true }).waitFor();
	await clock.getByRole("button", { name: "Kommen" }).click();
	await clock.getByText(/Läuft seit/).waitFor();
}

/** Ines writes down what Lena told her by telephone. */
async function fallIll(
	page: Page,
	{ lena, sick }: Awaited<ReturnType<typeof buildWard>>,
	day: string,
): Promise<void> {
	const given = { userId: lena.id, activityId: sick, from: day, to: day, state: "APPROVED" };
	expect(await post(page, "/api/absences", given)).toBe("200");
}

async function offer(page: Page): Promise<void> {
	await page.goto("/shiftplan/overview?p=shifts.away");
	await page.getByText("Lena Vogt ist abwesend").waitFor();
	await page.getByRole("button", { name: /^Ersatz suchen: / }).click();
	const panel = page.getByRole("dialog", { name: "Ersatz suchen" });
	await panel.getByText("Tom Weber").waitFor();
	await expectAccessible(page, "shifts-replace");
	await picture(page, "shifts-replace");
	await panel.getByRole("button", { name: "Dienst öffnen und anbieten" }).click();
	await page.getByText(/Personen? wurden? benachrichtigt|Niemandem passt er/).waitFor();
}
