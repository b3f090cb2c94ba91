import type { CellReader } from "#domain/import/read-cells.ts";
import { readAmount } from "#domain/import/read-values.ts";
import { datedImport } from "#kit/server/person-import/dated-import.ts";
import { wages } from "../contract.ts";
import { texts } from "../text.ts";
import { wageTable } from "./sql.ts";

const { HOURLY, MONTHLY } = texts.pairs.wage.options.kind;
const columns = [
	{
		field: "hourlyWage",
		kind: "HOURLY",
		name: HOURLY,
		heads: "stundenlohn stundensatz hourlywage hourlyrate wageperhour",
	},
	{
		field: "monthlySalary",
		kind: "MONTHLY",
		name: MONTHLY,
		heads: "monatsgehalt monatslohn gehalt monthlysalary monthlywage salary",
	},
] as const;
const mostCents = 100_000_000;

/** By the hour or by the month; wages that are charged to a cost centre stay as they are. */
export const wageImport = datedImport({
	name: "wages",
	permission: wages.declaration.permission,
	record: wages,
	table: wageTable,
	columns,
	facts: async () => undefined,
	read(cells, _facts, _place, held) {
		const apart = held.filter(({ values }) => values.costCentreId === null);
		const said = columns.flatMap(({ field, kind }) => {
			const cents = centsIn(cells, field);
			return cents === undefined ? [] : [{ field, kind, cents }];
		});
		const [first, second] = said;
		if (first === undefined) return [];
		if (second !== undefined) cells.fault(second.field, "ONE_OF_BOTH");
		const { field, ...values } = first;
		return [{ field, values: { ...values, costCentreId: null }, apart }];
	},
});

function centsIn(cells: CellReader, field: string): number | undefined {
	const text = cells.text(field, 40).replace(/€|EUR/gi, "").trim();
	if (text === "") return undefined;
	const cents = Math.round((readAmount(text) ?? -1) * 100);
	if (cents >= 0 && cents <= mostCents) return cents;
	cells.fault(field, "BAD_NUMBER", text);
	return undefined;
}
