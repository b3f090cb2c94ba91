import { type LeaveAmount, numberOfAmount, readAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { unitsOf } from "#domain/leave/leave-days.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { ValueGiven } from "#kit/ui/data-grid/column/make-column.ts";
import { nothing } from "#kit/ui/data-grid/column/printer.ts";
import { printAmount, printUnits } from "./print-amount.ts";

interface Given<Row> extends ValueGiven<Row, string> {
	/** Of its sum; rows say theirs. */
	readonly unit?: AccountUnit;
	/** A balance: "+13,0". */
	readonly signed?: boolean;
}

/** A column of what accounts come to, each row in the unit that it is written in. */
export function amountColumn<Row>(given: Given<Row>): GridColumn<Row> {
	const { value, unit = "DAYS", signed: sign = false, ...rest } = given;
	const one = column.decimal<Row>({
		...rest,
		value: (row) => {
			const written = value(row);
			return typeof written === "string" ? numberOfAmount(written) : null;
		},
	});
	return {
		...one,
		text: (row, { format }) => {
			const written = value(row);
			return typeof written === "string" ? printAmount(written, format, { sign }) : nothing;
		},
		printSum: (sum, { format }) => printUnits(summed(sum, unit), format, { sign }),
	};
}

/** What was added up here is a number of days or hours; sums of all hits travel as written as their rows. */
function summed(sum: number | string, unit: AccountUnit): LeaveAmount {
	if (typeof sum === "string") return readAmount(sum);
	return { unit, units: unit === "DAYS" ? unitsOf(sum) : Math.round(sum * 60) };
}
