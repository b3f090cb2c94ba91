import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** The month that is over is on its way: everybody who was employed in it is in its payroll, and nobody is checked yet. */
export async function insertPayrolls(builder: TenantBuilder, today: LocalDay): Promise<void> {
	const { tx, tenantId } = builder;
	const { from, to } = monthOf(addMonths(today, -1));
	const periodId = builder.newId();
	await tx
		.insertInto("payroll_period")
		.values({
			...{ tenant_id: tenantId, id: periodId, month: isoOfDay(from) },
			...{ charge_by: "UNIT", pro_rata: "CALENDAR_DAYS" },
		})
		.execute();
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
	const rows = people.map(({ id: user_id }) => ({
		...{ tenant_id: tenantId, id: builder.newId(), period_id: periodId, user_id },
	}));
	if (rows.length > 0) await tx.insertInto("payroll").values(rows).execute();
}
