import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { CellKind, CellValue } from "#kit/server/export/cell.ts";
import type { ExportColumn, ExportReader } from "#kit/server/export/list-export.ts";
import type { CustomEntity, CustomField, CustomType } from "../contract/field-kinds.ts";
import { type CustomValues, customName } from "../contract/values.ts";
import { readDescriptions } from "./sql/fields.ts";

/** A row as its list answers it: masked already. */
interface Row {
	readonly custom: CustomValues;
	readonly customNames: Readonly<Record<string, string>>;
}

const kinds: Readonly<Record<CustomType, CellKind>> = {
	TEXT: "text",
	NUMBER: "decimal",
	DATE: "date",
	BOOLEAN: "boolean",
	OPTION: "text",
	USER: "text",
};

/** The columns of custom fields in a file, with the ids of those in the grid. */
export async function customExportColumns(
	tx: Tx,
	{ tenantId, session }: ExportReader,
	entity: CustomEntity,
): Promise<readonly ExportColumn<Row>[]> {
	if (!session.uiFeatures.includes("CUSTOMFIELDS")) return [];
	const fields = await readDescriptions(tx, tenantId, entity);
	return fields.map((field) => ({
		id: customName(field.key),
		title: () => field.name,
		kind: kinds[field.type],
		value: (row: Row) => cellOf(field, row),
	}));
}

function cellOf({ key, type, options }: CustomField, { custom, customNames }: Row): CellValue {
	const value = custom[key] as CellValue | undefined;
	if (value === undefined) return null;
	if (type === "OPTION") return options.find(({ id }) => id === value)?.name ?? null;
	return type === "USER" ? (customNames[String(value)] ?? null) : value;
}
