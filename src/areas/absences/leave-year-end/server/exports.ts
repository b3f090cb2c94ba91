import {
	type ExportedAmount,
	exportedAmountOf,
} from "#areas/absences/leave-accounts/server/public.ts";
import { readAmount } from "#domain/leave/amount/account-unit.ts";
import { type ExportColumn, listExport } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { contract, type LeaveYearEndItem } from "../contract.ts";
import { texts } from "../text.ts";
import { shownPeople, withFigures } from "./list-leave-year-end.ts";
import { type PersonRow, personRows } from "./sql/list.ts";
import { yearActivity } from "./sql/year-ends.ts";

type Column = ExportColumn<LeaveYearEndItem>;

const column = namedColumn((language) => texts[language].list.columns);

const batchSize = 500;

export const listExports = {
	"absences.leave-year-end": listExport<typeof contract.listLeaveYearEnd, LeaveYearEndItem>({
		endpoint: contract.listLeaveYearEnd,
		title: (language, { year }) => [texts[language].list.open, year].filter(Boolean).join(" "),
		async columns(tx, reader, { activityId }) {
			return columnsOf(await exportedAmountOf(tx, reader.tenantId, activityId));
		},
		async count(tx, reader, input) {
			const first = { ...input, page: 1, pageSize: 1 };
			const [row] = await rowsOf<PersonRow>(tx, personRows(shownPeople(reader, input.year), first));
			return row?.total ?? 0;
		},
		async *rows(tx, reader, input) {
			const scope = shownPeople(reader, input.year);
			const activityId = await yearActivity(tx, scope.tenantId, input.activityId);
			if (activityId === null) return;
			for (let page = 1; ; page++) {
				const asked = { ...input, page, pageSize: batchSize };
				const found = await rowsOf<PersonRow>(tx, personRows(scope, asked));
				const batch = found.filter(({ id }) => id !== null);
				if (batch.length > 0) yield await withFigures(tx, scope, activityId, batch);
				if (batch.length < batchSize) return;
			}
		},
	}),
};

/** As the grid orders them; its ids. */
function columnsOf({ kind, value }: ExportedAmount): readonly Column[] {
	const amount = (
		name: "remaining" | "expired" | "carried" | "requested" | "booked" | "difference",
	): Column =>
		column(name, kind, (row) => {
			const text = row[name];
			return text === null ? null : value(readAmount(text).units);
		});
	return [
		column("name", "text", ({ lastName, firstName }) => `${lastName}, ${firstName}`),
		amount("remaining"),
		amount("expired"),
		amount("carried"),
		column("carriedUntil", "date", ({ carriedUntil }) => carriedUntil),
		amount("requested"),
		amount("booked"),
		amount("difference"),
		column("isClosed", "boolean", ({ isClosed }) => isClosed),
		column("unitName", "text", ({ unitName }) => unitName),
		column("personnelNo", "text", ({ personnelNo }) => personnelNo),
	];
}
