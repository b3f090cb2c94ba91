import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertWorksheetTemplate, planWorksheet } from "#kit/testing/worksheet-builder.ts";
import { askDatabase } from "./ask-database.ts";
import { signIn, useStage } from "./stage.ts";

const stage = useStage();

/** Ines leads Lena, who works Monday to Friday. */
async function buildWard() {
	const built = await buildTenant(stage().server.ownerUrl, async (tenant) => {
		const roles = ["Mitarbeiter", "Abteilungsleitung"];
		await tenant.person({ firstName: "Ines", lastName: "Hartmann", username: "ines", roles });
		const lena = await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena" });
		const days = [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday, targetMinutes: 480 }));
		const template = { name: "Vollzeit", kind: "FIXED", weeks: 1, days } as const;
		const templateId = await insertWorksheetTemplate(tenant, template);
		const from = { cycleStart: "2025-12-29", validFrom: "2026-01-01" };
		await planWorksheet(tenant, { ...from, templateId, userId: lena.id });
		return { lena };
	});
	const { tenantNo, tenantId, lena } = built;
	await asksForDays(tenantId, lena.id);
	return { tenantId, asInes: { tenantNo, username: "ines", password: lena.password } };
}

/** She asks for ten days of work in the weeks to come, one by one, and for the last of them once more. */
async function asksForDays(tenantId: string, userId: string): Promise<void> {
	await askDatabase(
		stage().server,
		`with kind as (select id, class_type from activity where tenant_id = $1 and class_type = 'LEAVE' and is_default),
		workdays as (
			select current_date + 20 + n as day, row_number() over (order by n) as nth
			from generate_series(1, 20) n where extract(isodow from current_date + 20 + n) < 6),
		days as (
			select uuid_v7_floor(now() - interval '1 hour' + n * interval '1 second') as id, w.day
			from generate_series(1, 11) n join workdays w on w.nth = least(n, 10)),
		absences as (
			insert into absence (tenant_id, id, user_id, activity_id, class_type, exclusive, from_date, to_date, state)
			select $1, d.id, $2, k.id, k.class_type, true, d.day, d.day, 'REQUESTED' from days d, kind k returning id, from_date),
		costs as (
			insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
			select $1, $2, from_date, id, 1, 480, 'WORKDAY' from absences)
		insert into approval_step (tenant_id, id, user_id, entity, entity_id, purpose, kind)
		select $1, id, $2, 'absence', id, 'REQUEST', 'SUPERVISOR_APPROVAL' from absences`,
		[tenantId, userId],
	);
}

/** The keys go on with a row. */
async function onRow(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("inbox-row");
}

test("a full inbox is decided by keys alone: what breaks nothing at once, the rest one by one", async () => {
	const { asInes, tenantId } = await buildWard();
	const page = await stage().open();
	await signIn(page, asInes);
	await page.goto("/home/management");
	const rows = page.locator(".inbox-row");
	await rows.nth(10).waitFor();
	const answered: number[] = [];
	page.on("response", (response) => {
		if (/\/approval$/.test(response.url())) answered.push(response.status());
	});

	await rows.first().focus();
	await page.keyboard.press("Control+a");
	await page.getByRole("button", { name: "9 ohne Hinweise genehmigen" }).waitFor();
	await page.keyboard.press("Shift+a");
	await page.getByText("9 Anträge genehmigt").waitFor();
	expect(answered).toEqual(Array.from({ length: 9 }, () => 200));
	await expect.poll(() => rows.count()).toBe(2);

	// what is left meets another request: that is read and put aside, or it is refused with a reason
	await onRow(page);
	await page.keyboard.press("r");
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("textbox").waitFor();
	await page.keyboard.type("Schon beantragt");
	await dialog.getByRole("button", { name: "Ablehnen" }).press("Enter");
	await expect.poll(() => rows.count()).toBe(1);
	await rows.first().getByText("ohne").waitFor();
	await onRow(page);
	await page.keyboard.press("a");
	await page.getByText("Nichts zu entscheiden.").waitFor();
	const [row] = await askDatabase(
		stage().server,
		"select string_agg(distinct state, ' ' order by state) as states, count(*) filter (where state = 'APPROVED')::int as approved from absence where tenant_id = $1",
		[tenantId],
	);
	expect(row).toEqual({ states: "APPROVED REJECTED", approved: 10 });
});
