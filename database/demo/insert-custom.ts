import { sql } from "kysely";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { insertCustomFields } from "#kit/testing/custom-field-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company } from "./company.ts";
import type { Structure } from "./insert-structure.ts";
import { seededRandom } from "./seeded-random.ts";

const sizes = ["S", "M", "L", "XL"] as const;
const houses = ["A", "B", "C"] as const;

/** What the companies note beside what the product knows, with values for most of their people. */
export async function insertCustom(
	builder: TenantBuilder,
	{ tenantNo }: Company,
	{ userIds, units }: Structure,
	today: LocalDay,
): Promise<void> {
	const options = await insertFieldsOfPeople(builder);
	await insertFieldsOfOthers(builder);
	const sizeIds = [...(options.get("kleidergroesse")?.values() ?? [])];
	const random = seededRandom(`${tenantNo} custom fields`);
	const ids = [...userIds.values()];
	const rows = ids.map((id, at) => {
		const lasts = random.int(-20, 700);
		return {
			id,
			custom: {
				spindnummer: `${houses[at % houses.length]} ${100 + at}`,
				kleidergroesse: sizeIds[random.int(0, sizes.length - 1)],
				...(random.int(1, 3) === 1 && { parkausweis: true }),
				fuehrungszeugnis_bis: isoOfDay((today + lasts) as LocalDay),
				...(random.int(1, 6) === 1 && at > 0 && { pate: ids[at - 1] }),
				...(random.int(1, 9) === 1 && { allergien: "Latex" }),
			},
		};
	});
	await setCustom(builder, "app_user", rows);
	const unitRows = [...units.values()].map(({ id }, at) => ({
		id,
		custom: { durchwahl: String(4200 + at * 10) },
	}));
	await setCustom(builder, "unit", unitRows);
}

async function insertFieldsOfPeople(builder: TenantBuilder) {
	const options = await insertCustomFields(builder, {
		entity: "USER",
		name: "Ausstattung",
		fields: [
			{ key: "spindnummer", name: "Spindnummer", type: "TEXT" },
			{ key: "kleidergroesse", name: "Kleidergröße", type: "OPTION", options: sizes },
			{ key: "parkausweis", name: "Parkausweis", type: "BOOLEAN" },
			{ key: "schluessel", name: "Anzahl Schlüssel", type: "NUMBER" },
		],
	});
	await insertCustomFields(builder, {
		entity: "USER",
		name: "Nachweise und Einarbeitung",
		position: 10,
		fields: [
			{
				key: "fuehrungszeugnis_bis",
				name: "Führungszeugnis gültig bis",
				type: "DATE",
				isRequired: true,
			},
			{ key: "pate", name: "Pate für die Einarbeitung", type: "USER" },
			{ key: "allergien", name: "Allergien", type: "TEXT", isPersonal: true },
		],
	});
	return options;
}

async function insertFieldsOfOthers(builder: TenantBuilder): Promise<void> {
	const others = [
		["UNIT", "Kontakt", "durchwahl", "Durchwahl", "TEXT"],
		["CUSTOMER", "Vertrag", "rahmenvertrag_bis", "Rahmenvertrag bis", "DATE"],
		["PROJECT", "Auftrag", "auftragsnummer", "Auftragsnummer", "TEXT"],
	] as const;
	for (const [entity, group, key, name, type] of others) {
		await insertCustomFields(builder, { entity, name: group, fields: [{ key, name, type }] });
	}
}

async function setCustom(
	{ tx, tenantId }: TenantBuilder,
	table: "app_user" | "unit",
	rows: readonly { readonly id: string; readonly custom: object }[],
): Promise<void> {
	await sql`
		update ${sql.table(table)} t set custom = given.custom
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, custom jsonb)
		where t.tenant_id = ${tenantId} and t.id = given.id`.execute(tx);
}
