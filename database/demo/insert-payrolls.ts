import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, type DayRange, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** The month that is over is on its way: everybody who was employed in it is in its payroll, and nobody is checked yet. */
export async function insertPayrolls(builder: TenantBuilder, today: LocalDay): Promise<void> {
	const month = monthOf(addMonths(today, -1));
	await insertPeriod(builder, month, await employedIn(builder, month));
}

/** Everybody who is employed on a day of a month, in order of their ids. */
export async function employedIn(
	{ tx, tenantId }: TenantBuilder,
	{ from, to }: DayRange,
): Promise<string[]> {
	const people = await tx
		.selectFrom("app_user as u")
		.innerJoin("employment as e", (join) =>
			join.onRef("e.tenant_id", "=", "u.tenant_id").onRef("e.user_id", "=", "u.id"),
		)
		.select("u.id")
		.distinct()
		.where("u.tenant_id", "=", tenantId)
		.where("u.role", "=", "USER")
		.where("e.entry_date", "<=", isoOfDay(to))
		.where((row) =>
			row.or([row("e.exit_date", "is", null), row("e.exit_date", ">=", isoOfDay(from))]),
		)
		.orderBy("u.id")
		.execute();
	return people.map(({ id }) => id);
}

/** A run of a month with its people, none of them checked. @returns the id of each person's payroll */
export async function insertPeriod(
	builder: TenantBuilder,
	{ from }: DayRange,
	userIds: readonly string[],
	runNo = 0,
): Promise<ReadonlyMap<string, string>> {
	const { tx, tenantId } = builder;
	const periodId = builder.newId();
	await tx
		.insertInto("payroll_period")
		.values({
			...{ tenant_id: tenantId, id: periodId, month: isoOfDay(from), run_no: runNo },
			...{ charge_by: "UNIT", pro_rata: "CALENDAR_DAYS" },
		})
		.execute();
	const sites = await tx
		.selectFrom("app_user")
		.select(["id", "site_id"])
		.where("tenant_id", "=", tenantId)
		.where("id", "in", [...userIds])
		.execute();
	const siteOf = new Map(sites.map(({ id, site_id }) => [id, site_id]));
	const rows = userIds.map((user_id) => ({
		...{ tenant_id: tenantId, id: builder.newId(), period_id: periodId, user_id },
		site_id: siteOf.get(user_id) as string,
	}));
	if (rows.length > 0) await tx.insertInto("payroll").values(rows).execute();
	return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}
