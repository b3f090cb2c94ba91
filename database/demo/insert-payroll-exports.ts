import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** Wage types of "Lohn und Gehalt" as its own list has them, by our accounts; absences travel by their key. */
const wageTypes: Readonly<Record<string, readonly [wageType: string | null, key: string | null]>> =
	{
		LOHN: ["1000", null],
		"URL-STD": ["1600", "U"],
		"URL-TAGE": [null, "U"],
		"KRK-STD": ["1650", "K"],
		"KRK-TAGE": [null, "K"],
		"FEI-STD": ["1012", null],
		NIGHT25: ["1500", null],
		NIGHT40: ["1501", null],
		SUNDAY50: ["1510", null],
		HOLIDAY125: ["1520", null],
		HOLIDAY150: ["1521", null],
	};

/** Everybody's pay goes to "Lohn und Gehalt"; what else people are away for in days is counted and not handed over. */
export async function insertPayrollExports(builder: TenantBuilder): Promise<void> {
	const { tx, tenantId } = builder;
	const config_id = builder.newId();
	await tx
		.insertInto("payroll_export_config")
		.values({
			...{ tenant_id: tenantId, id: config_id, name: "DATEV Lohn und Gehalt" },
			...{ type: "DATEV_LUG", consultant_no: "1234567", client_no: "54321" },
		})
		.execute();
	const accounts = await tx
		.selectFrom("payroll_account")
		.select(["id", "code"])
		.where("tenant_id", "=", tenantId)
		.orderBy("code")
		.execute();
	const rows = accounts.map(({ id, code }) => {
		const [wage_type = null, absence_key = null] = wageTypes[code] ?? [];
		const isCarried = code in wageTypes;
		return {
			...{ tenant_id: tenantId, id: builder.newId(), config_id, account_id: id, target: "ALL" },
			...{ carries: isCarried ? "QUANTITY" : "NOTHING", wage_type, absence_key },
		};
	});
	if (rows.length > 0) await tx.insertInto("payroll_export_mapping").values(rows).execute();
}
