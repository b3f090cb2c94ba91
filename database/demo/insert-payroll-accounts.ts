import { type StarterSet, starterAccounts } from "#domain/payroll/starter-sets.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

const names: Readonly<Record<string, string>> = {
	LOHN: "Stunden zum Stundenlohn",
	"URL-STD": "Urlaub in Stunden",
	"URL-TAGE": "Urlaub in Tagen",
	"KRK-STD": "Krankheit in Stunden",
	"KRK-TAGE": "Krankheit in Tagen",
	"FEI-STD": "Feiertage in Stunden",
	"SONST-TAGE": "Sonstige Abwesenheiten in Tagen",
	NIGHT25: "Nachtzuschlag 25 %",
	NIGHT40: "Nachtzuschlag 40 %",
	SUNDAY50: "Sonntagszuschlag 50 %",
	HOLIDAY125: "Feiertagszuschlag 125 %",
	HOLIDAY150: "Feiertagszuschlag 150 %",
};

/** What the invented company counts for payroll, of those paid by the hour and those paid by the month, since they came. */
export async function insertPayrollAccounts(builder: TenantBuilder): Promise<void> {
	const { tx, tenantId } = builder;
	const special = await tx
		.selectFrom("special_account")
		.select(["id", "code"])
		.where("tenant_id", "=", tenantId)
		.execute();
	const specialIds = new Map(special.map(({ id, code }) => [code, id]));
	const ids = new Map<string, string>();
	for (const [set, kind] of [
		["DATEV_LUG_HOURLY", "HOURLY"],
		["DATEV_LUG_MONTHLY", "MONTHLY"],
	] as const) {
		await insertSet(builder, set, specialIds, ids);
		const codes = starterAccounts(set, specialIds).map(({ code }) => code);
		await assignSet(
			builder,
			kind,
			codes.map((code) => ids.get(code) as string),
		);
	}
}

/** The accounts of a set that are not there yet; `ids` by code gets them. */
async function insertSet(
	builder: TenantBuilder,
	set: StarterSet,
	specialIds: ReadonlyMap<string, string>,
	ids: Map<string, string>,
): Promise<void> {
	const { tx, tenantId } = builder;
	const missing = starterAccounts(set, specialIds).filter(({ code }) => !ids.has(code));
	for (const { code } of missing) ids.set(code, builder.newId());
	await tx
		.insertInto("payroll_account")
		.values(
			missing.map(({ code, type, format, ...source }) => ({
				...{ tenant_id: tenantId, id: ids.get(code) as string, code, name: names[code] ?? code },
				...{ type, format, worked_only: source.workedOnly, activity_id: null },
				...{ special_account_id: source.specialAccountId, activity_class: source.activityClass },
			})),
		)
		.execute();
}

/** To everybody who is paid so, as long as they are. */
async function assignSet(
	builder: TenantBuilder,
	kind: string,
	accountIds: readonly string[],
): Promise<void> {
	const { tx, tenantId } = builder;
	const wages = await tx
		.selectFrom("wage")
		.select(["user_id", "valid_from", "valid_to"])
		.where("tenant_id", "=", tenantId)
		.where("kind", "=", kind)
		.where("cost_centre_id", "is", null)
		.orderBy("user_id")
		.orderBy("valid_from")
		.execute();
	const people = [...Map.groupBy(wages, ({ user_id }) => user_id).values()];
	const rows = people.flatMap((held) =>
		accountIds.map((account_id) => ({
			...{ tenant_id: tenantId, id: builder.newId(), account_id },
			user_id: held[0]?.user_id as string,
			valid_from: held[0]?.valid_from as string,
			valid_to: held.at(-1)?.valid_to ?? null,
		})),
	);
	if (rows.length > 0) await tx.insertInto("payroll_account_user").values(rows).execute();
}
