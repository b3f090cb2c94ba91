import type { RowPlace } from "#domain/import/person-rows.ts";
import type { CellReader } from "#domain/import/read-cells.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Importer } from "#kit/server/person-import/person-import.ts";
import { rowsOfAll } from "#kit/server/person-import/sql.ts";
import { employmentTable } from "./sql.ts";

export interface ImportedEmployment {
	/** Null of somebody new, who gets it with the import. */
	readonly id: string | null;
	readonly version: number;
	readonly entryDate: string;
	readonly exitDate: string | null;
	readonly employmentTypeId: string | null;
}

export type EmploymentsByPerson = ReadonlyMap<string, readonly ImportedEmployment[]>;

export async function employmentsByPerson(
	tx: Tx,
	{ session }: Importer,
): Promise<EmploymentsByPerson> {
	const all = await rowsOfAll(tx, employmentTable, session.tenantId);
	return Map.groupBy(
		all as unknown as (ImportedEmployment & { userId: string })[],
		({ userId }) => userId,
	);
}

/**
 * The employment of the day from which a line is to hold.
 *
 * @param field the column that asks for it
 */
export function employmentOn(
	cells: CellReader,
	field: string,
	employments: EmploymentsByPerson,
	{ userId, employment, from }: RowPlace,
): ImportedEmployment | undefined {
	const all = userId === undefined ? ofNew(employment) : (employments.get(userId) ?? []);
	const found = all.find(
		({ entryDate, exitDate }) => entryDate <= from && (exitDate === null || from <= exitDate),
	);
	if (found !== undefined) return found;
	const isUnsaid = userId === undefined && employment === undefined;
	if (!isUnsaid) cells.fault(field, "NO_EMPLOYMENT", from);
	else if (!cells.faults.some((fault) => fault.field === "entryDate")) {
		cells.fault("entryDate", "MISSING");
	}
	return undefined;
}

function ofNew(employment: RowPlace["employment"]): readonly ImportedEmployment[] {
	if (employment === undefined) return [];
	return [{ ...employment, id: null, version: 1, employmentTypeId: null }];
}
