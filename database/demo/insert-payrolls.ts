import { sql } from "kysely";
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
	await sql`
		insert into payroll (tenant_id, id, period_id, user_id)
		select u.tenant_id, gen_random_uuid(), ${periodId}, u.id from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and exists (
			select from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id
				and e.entry_date <= ${isoOfDay(to)} and (e.exit_date is null or e.exit_date >= ${isoOfDay(from)}))`.execute(
		tx,
	);
}
