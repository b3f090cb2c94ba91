import { marginalLimitOn } from "#domain/payroll/marginal-employment.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

const name = (year: number) => `Minijob ${year}`;

/** What marginal employment may pay in this year and the next, as far as the law is known. */
export async function insertPayrollRules(builder: TenantBuilder, year: number): Promise<void> {
	const { tx, tenantId } = builder;
	const type = await tx
		.selectFrom("employment_type")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.where("name", "=", "Minijob")
		.executeTakeFirst();
	const rows = [year, year + 1].flatMap((one) => {
		const limit = marginalLimitOn(dayOfIso(`${one}-01-01`));
		if (limit === undefined) return [];
		return [
			{
				...{ tenant_id: tenantId, id: builder.newId(), name: name(one) },
				...{ type: "EMPLOYMENT_MAX_WAGE", employment_type_id: type?.id ?? null },
				...{ max_min: null, max_cents: limit.maxCents },
				...{ valid_from: `${one}-01-01`, valid_to: `${one}-12-31` },
			},
		];
	});
	if (rows.length > 0) await tx.insertInto("payroll_rule").values(rows).execute();
}
