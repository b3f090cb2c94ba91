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

/** The same of LODAS: an own wage type with the key of hours, and days of leave that it counts alone. */
const lodasTypes: Readonly<Record<string, readonly [wageType: string | null, key: number]>> = {
	LOHN: ["100", 1],
	"URL-STD": ["110", 1],
	"URL-TAGE": [null, 71],
	"KRK-STD": ["120", 1],
	"KRK-TAGE": [null, 72],
	"FEI-STD": ["130", 1],
	NIGHT25: ["510", 1],
	NIGHT40: ["511", 1],
	SUNDAY50: ["520", 1],
	HOLIDAY125: ["530", 1],
	HOLIDAY150: ["531", 1],
};

/**
 * The second site of a company goes to LODAS, all others to "Lohn und Gehalt", each with a number of its own at the tax office;
 * what else people are away for in days is counted and not handed over.
 */
export async function insertPayrollExports(builder: TenantBuilder): Promise<void> {
	const { tx, tenantId } = builder;
	const sites = await tx
		.selectFrom("site")
		.select(["id", "name"])
		.where("tenant_id", "=", tenantId)
		.orderBy("id")
		.execute();
	for (const [nth, site] of sites.entries()) {
		const type = nth === 1 ? "DATEV_LODAS" : "DATEV_LUG";
		const program = nth === 1 ? "DATEV LODAS" : "DATEV Lohn und Gehalt";
		const id = builder.newId();
		await tx
			.insertInto("payroll_export_config")
			.values({
				...{ tenant_id: tenantId, id, type, site_id: sites.length > 1 ? site.id : null },
				...{ name: sites.length > 1 ? `${program} · ${site.name}` : program },
				...{ consultant_no: "1234567", client_no: String(54_321 + nth) },
			})
			.execute();
		await insertMappings(builder, id, type);
	}
}

async function insertMappings(
	builder: TenantBuilder,
	config_id: string,
	type: "DATEV_LODAS" | "DATEV_LUG",
): Promise<void> {
	const { tx, tenantId } = builder;
	const accounts = await tx
		.selectFrom("payroll_account")
		.select(["id", "code"])
		.where("tenant_id", "=", tenantId)
		.orderBy("code")
		.execute();
	const rows = accounts.map(({ id, code }) => {
		const [wage_type = null, absence_key = null] = wageTypes[code] ?? [];
		const [own_type = null, processing_key = null] = lodasTypes[code] ?? [];
		const travels =
			type === "DATEV_LUG"
				? { wage_type, absence_key, processing_key: null }
				: { wage_type: own_type, absence_key: null, processing_key };
		return {
			...{ tenant_id: tenantId, id: builder.newId(), config_id, account_id: id, target: "ALL" },
			...{ carries: code in wageTypes ? "QUANTITY" : "NOTHING", ...travels },
		};
	});
	if (rows.length > 0) await tx.insertInto("payroll_export_mapping").values(rows).execute();
}
