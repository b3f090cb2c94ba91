import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** What the invented company counts for payroll: time, two surcharges, and each class of absences. */
export async function insertPayrollAccounts(builder: TenantBuilder): Promise<void> {
	const { tx, tenantId } = builder;
	const special = await tx
		.selectFrom("special_account")
		.select(["id", "code", "name"])
		.where("tenant_id", "=", tenantId)
		.where("code", "in", ["NIGHT25", "SUNDAY50"])
		.execute();
	const none = { special_account_id: null, activity_class: null };
	const rows = [
		{
			...none,
			code: "IST",
			name: "Gearbeitet und gutgeschrieben",
			...counting("TARGETACTUALS_ACTUAL"),
		},
		...special.map(({ id, code, name }) => ({
			...{ ...none, code, name, ...counting("SPECIALACCOUNT_ID"), special_account_id: id },
		})),
		{ ...none, code: "URL", name: "Urlaub", ...absences("LEAVE"), format: "DAY_FACTOR" },
		{ ...none, code: "KRK", name: "Krank mit Entgeltfortzahlung", ...absences("SICK") },
		{ ...none, code: "FEI", name: "Feiertage", ...counting("HOLIDAY") },
	];
	await tx
		.insertInto("payroll_account")
		.values(rows.map((row) => ({ ...row, tenant_id: tenantId, id: builder.newId() })))
		.execute();
}

const counting = (type: string) => ({ type, format: "HOURS" });
const absences = (activity_class: string) => ({
	...counting("ABSENCEACTIVITY_CLASS"),
	activity_class,
});
