import { insertEntry } from "#areas/time-tracking/target-actual/server/test-company.ts";
import { insertSite } from "#database/new-tenant.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { payrollOffice } from "./test-payroll.ts";

type Office = Awaited<ReturnType<typeof payrollOffice>>;

/** The cost centres A and B, and the way to charge something to one of them from a day to a day. */
export async function costCentres({ ask, tenantId }: Office) {
	const ids = { A: newId(0), B: newId(0) };
	for (const [code, id] of Object.entries(ids))
		await ask("insert into cost_centre (tenant_id, id, code, name) values ($1, $2, $3, $3)", [
			...[tenantId, id, code],
		]);
	const charge = (
		target: "USER" | "UNIT" | "WORKSPACE" | "ACTIVITY",
		targetId: string,
		code: keyof typeof ids,
		[from, to]: readonly [string, string | null] = ["2020-01-01", null],
	) =>
		ask(
			`insert into cost_centre_link (tenant_id, id, target, target_id, cost_centre_id, percent, valid_from, valid_to)
			values ($1, $2, $3, $4, $5, 100, $6, $7)`,
			[tenantId, newId(0), target, targetId, ids[code], from, to],
		);
	return { ids, charge };
}

/**
 * Mia leaves on 9 October and comes back on the 20th: elsewhere, charged to B instead of A and for 25 € an hour. She worked five
 * hours on the 1st, the 15th, on which nobody employed her, and the 21st. @returns where she works then
 */
export async function changeInMidMonth(office: Office): Promise<{ readonly southId: string }> {
	const { ask, tenantId, mia, rootUnitId, within } = office;
	const place = { name: "Haus Süd", timeZone: "Europe/Berlin", country: "DE", region: "BY" };
	const { siteId, siteUnitId } = await within((tx) =>
		insertSite(tx, tenantId, rootUnitId, place, 0),
	);
	const { charge } = await costCentres(office);
	await charge("USER", mia, "A", ["2020-01-01", "2026-10-19"]);
	await charge("USER", mia, "B", ["2026-10-20", null]);
	const own = [tenantId, newId(0), mia];
	await ask("update employment set exit_date = '2026-10-09' where user_id = $1", [mia]);
	await ask(
		"insert into employment (tenant_id, id, user_id, entry_date) values ($1, $2, $3, '2026-10-20')",
		own,
	);
	await ask("update wage set valid_to = '2026-10-09' where user_id = $1", [mia]);
	await ask(
		`insert into wage (tenant_id, id, user_id, kind, cents, valid_from) values ($1, $2, $3, 'HOURLY', 2500, '2026-10-20')`,
		own,
	);
	await ask("update user_unit set valid_to = '2026-10-19' where user_id = $1", [mia]);
	await ask(
		"insert into user_unit (tenant_id, id, user_id, unit_id, is_primary, valid_from) values ($1, $2, $3, $4, true, '2026-10-20')",
		[...own, siteUnitId],
	);
	for (const day of ["2026-10-15", "2026-10-21"]) await insertEntry(office, day, "07:00", "12:00");
	return { southId: siteId };
}

/** On a day Mia works two hours at a counter and, besides, at what she always does. @returns what can be charged */
export async function workAtTheCounter(office: Office, day: string) {
	const { ask, tenantId, mia, siteUnitId, activities } = office;
	const [counterId, kindId] = [newId(0), newId(0)];
	await ask(
		"insert into workspace (tenant_id, id, name, unit_id, color) values ($1, $2, 'Empfang', $3, '#112233')",
		[tenantId, counterId, siteUnitId],
	);
	await ask(
		"insert into activity (tenant_id, id, name, class_type, color) values ($1, $2, 'Dienst', 'SHIFT_DAY', '#112233')",
		[tenantId, kindId],
	);
	await ask(
		`insert into shift (tenant_id, id, user_id, unit_id, workspace_id, activity_id, class_type, day, begin_at, end_at)
		values ($1, $2, $3, $4, $5, $6, 'SHIFT_DAY', $7::date, $7::date + time '06:00', $7::date + time '08:00')`,
		[tenantId, newId(0), mia, siteUnitId, counterId, kindId, day],
	);
	await insertEntry(office, day, "07:00", "09:00");
	return { counterId, workId: activities.work };
}
