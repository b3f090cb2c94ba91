import { isoOfDay } from "#domain/time/iso-day.ts";
import { nextDayOfMonth } from "#domain/time/next-day-of-month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** Who signs in as administrator has two reports every month, of which one rests. */
export async function insertScheduledReports(
	builder: TenantBuilder,
	today: LocalDay,
): Promise<void> {
	const { tx, tenantId } = builder;
	const owner = await tx
		.selectFrom("user_login as l")
		.innerJoin("app_user as u", (join) =>
			join.onRef("u.tenant_id", "=", "l.tenant_id").onRef("u.id", "=", "l.user_id"),
		)
		.innerJoin("tenant as t", "t.tenant_id", "u.tenant_id")
		.select(["u.id", "u.unit_id", "u.site_id", "u.first_name", "u.last_name", "t.name"])
		.where("l.tenant_id", "=", tenantId)
		.where("l.username", "=", "admin")
		.executeTakeFirst();
	if (owner === undefined) return;
	const session = {
		...{ tenantId, tenantName: owner.name, userId: owner.id, role: "USER", impersonatorId: null },
		...{ firstName: owner.first_name, lastName: owner.last_name, timeZone: "Europe/Berlin" },
		...{ unitId: owner.unit_id, homeSiteId: owner.site_id, siteId: owner.site_id },
		siteIds: [owner.site_id],
	};
	const reports = [
		{ list: "reports.range-summary", name: "Zeitraumübersicht", months: 3, is_paused: false },
		{ list: "reports.fluctuation", name: "Fluktuation", months: 12, is_paused: true },
	] as const;
	for (const { list, ...report } of reports) {
		const request = { list, format: "XLSX", columns: [], filter: {} };
		await tx
			.insertInto("report_schedule")
			.values({
				...{ ...report, tenant_id: tenantId, id: builder.newId(), user_id: owner.id },
				...{ day_of_month: 5, delivery: "MAIL", language: "de-DE" },
				...{ next_on: isoOfDay(nextDayOfMonth(today, 5)) },
				...{ request: JSON.stringify(request), session: JSON.stringify(session) },
			})
			.execute();
	}
}
