import { insertActivity } from "#kit/testing/activity-builder.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { insertQualification, qualify } from "#kit/testing/master-data-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** What no operation makes: sign-ins, bookings, days of leave that were worked, a qualification that some have, an import of several lines. */
export async function insertMarked(
	tenant: TenantBuilder,
	ids: Record<string, string>,
	mark: string,
): Promise<void> {
	const sven = ids.Sven as string;
	const activityId = await insertActivity(tenant, { name: mark, classType: "ACTION" });
	for (let count = 0; count < 2; count++) {
		await insertSignIn(tenant, sven, mark);
		await insertBooking(tenant, sven, activityId);
		await insertConflict(tenant, sven, activityId, `2026-11-1${6 + count}`);
	}
	const planned = await insertActivity(tenant, { name: "Tagdienst", classType: "SHIFT_DAY" });
	for (const id of [sven, ids.Hanna as string])
		await insertPlannedDay(tenant, id, { planned, worked: activityId });
	ids.qualification = await insertQualification(tenant, "Staplerschein");
	for (const id of [sven, ids.Nina as string]) await qualify(tenant, id, ids.qualification);
	ids.import = await insertImport(tenant, ids.Alma as string, mark);
}

async function insertSignIn(tenant: TenantBuilder, user_id: string, client: string): Promise<void> {
	await tenant.tx
		.insertInto("login_event")
		.values({
			tenant_id: tenant.tenantId,
			id: tenant.newId(),
			at: tenant.now,
			user_id,
			outcome: "SIGNED_IN",
			provider: "MANUAL",
			client,
		})
		.execute();
}

async function insertBooking(
	tenant: TenantBuilder,
	user_id: string,
	activity_id: string,
): Promise<void> {
	await tenant.tx
		.insertInto("booking")
		.values({
			tenant_id: tenant.tenantId,
			id: tenant.newId(),
			user_id,
			booked_at: tenant.now,
			zone: "Europe/Berlin",
			action: "START",
			source: "MANUAL",
			activity_id,
			class_type: "ACTION",
			received_at: tenant.now,
			outcome: "APPLIED",
		})
		.execute();
}

/** Employed, planned for a day that is over, and at work for too long on it. */
async function insertPlannedDay(
	tenant: TenantBuilder,
	user_id: string,
	{ planned, worked }: { readonly planned: string; readonly worked: string },
): Promise<void> {
	const { tx, tenantId: tenant_id, created } = tenant;
	const day = "2026-09-01";
	const begin_at = new Date(`${day}T06:00:00Z`);
	const end_at = new Date(`${day}T17:00:00Z`);
	const own = { tenant_id, user_id, day, begin_at, end_at, zone: "Europe/Berlin" };
	await insertEmployment(tenant, user_id, { entryDate: "2020-01-01" });
	await tx
		.insertInto("shift")
		.values({
			...{ ...own, id: tenant.newId(), unit_id: created.siteUnitId, activity_id: planned },
			...{ class_type: "SHIFT_DAY", published_at: new Date(`${day}T05:00:00Z`) },
		})
		.execute();
	await tx
		.insertInto("time_tracking")
		.values({
			...{ ...own, id: tenant.newId(), occupied_to: end_at, activity_id: worked },
			...{ class_type: "ACTION", source: "MANUAL", state: "APPROVED" },
		})
		.execute();
	await tx
		.insertInto("day_result")
		.values({
			...{ tenant_id, user_id, day, unit_id: created.siteUnitId, site_id: created.siteId },
			...{ pause_min: 0, auto_pause_min: 0, holiday_credit_min: 0, absence_credit_min: 0 },
			...{ extra_min: 0, overtime_min: 0, pending_min: 0, flags: 1, input_hash: Buffer.of(1) },
			...{ target_min: 480, worked_min: 660, balance_min: 180 },
			violations: JSON.stringify([{ code: "OVER_10_HOURS", severity: "ERROR" }]),
		})
		.execute();
}

/** Away with approval, and at work all the same. */
async function insertConflict(
	tenant: TenantBuilder,
	user_id: string,
	worked: string,
	day: string,
): Promise<void> {
	const { tx, tenantId: tenant_id } = tenant;
	const [absence_id, state] = [tenant.newId(), "APPROVED"];
	const activity_id = await insertActivity(tenant, { name: `Frei ${day}`, classType: "ABSENCE" });
	await tx
		.insertInto("absence")
		.values({
			...{ tenant_id, id: absence_id, user_id, activity_id, class_type: "ABSENCE", state },
			...{ from_date: day, to_date: day },
		})
		.execute();
	await tx
		.insertInto("absence_day")
		.values({ tenant_id, user_id, day, absence_id, cost: 1, cost_min: 480, reason: "WORKDAY" })
		.execute();
	const end_at = new Date(`${day}T10:00:00Z`);
	await tenant.tx
		.insertInto("time_tracking")
		.values({
			...{ tenant_id, id: tenant.newId(), user_id, day, zone: "Europe/Berlin", state },
			...{ begin_at: new Date(`${day}T08:00:00Z`), end_at, occupied_to: end_at },
			...{ activity_id: worked, class_type: "ACTION", source: "MANUAL" },
		})
		.execute();
}

async function insertImport(
	tenant: TenantBuilder,
	owner_id: string,
	mark: string,
): Promise<string> {
	const { tx, tenantId: tenant_id } = tenant;
	const id = tenant.newId();
	await tx
		.insertInto("import_run")
		.values({
			tenant_id,
			id,
			owner_id,
			kind: "PEOPLE",
			file_name: "people.csv",
			head: JSON.stringify(["Nachname"]),
			sample: JSON.stringify([[mark], [mark]]),
			line_count: 2,
		})
		.execute();
	await tx
		.insertInto("import_line")
		.values(
			[2, 3].map((line) => ({
				tenant_id,
				run_id: id,
				line,
				cells: JSON.stringify([mark]),
				action: "NEW" as const,
			})),
		)
		.execute();
	return id;
}
