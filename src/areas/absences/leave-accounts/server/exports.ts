import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import type { FigureName } from "../contract/account.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { recordsExport } from "./export-records.ts";
import { type ExportedAmount, exportedAmountOf } from "./exported-amount.ts";
import { expiringOf, shownAccounts } from "./list-leave-accounts.ts";
import { type AccountRow, accountRows } from "./sql/list.ts";

type Column = ExportColumn<AccountRow>;

const column = namedColumn((language) => texts[language].list.columns);

export const listExports = {
	"absences.leave-records": recordsExport,
	"absences.leave-accounts": pagedExport<typeof contract.listLeaveAccounts, AccountRow>({
		endpoint: contract.listLeaveAccounts,
		title: (language) => texts[language].list.title,
		async columns(tx, reader, input) {
			const { tenantId, year } = shownAccounts(reader, input.year);
			return columnsOf(year, await exportedAmountOf(tx, tenantId, input.activityId));
		},
		page: (reader, input) => accountRows(shownAccounts(reader, input.year), input),
	}),
};

/** As the grid orders them; its ids. */
function columnsOf(year: number, { kind, value }: ExportedAmount): readonly Column[] {
	const figure = (id: FigureName & Parameters<typeof column>[0]): Column =>
		column(id, kind, (row) => {
			const units = row[id];
			return units === null ? null : value(units);
		});
	return [
		column("name", "text", ({ lastName, firstName }) => `${lastName}, ${firstName}`),
		figure("remaining"),
		figure("entitled"),
		figure("carried"),
		figure("taken"),
		figure("approvedAhead"),
		figure("requested"),
		figure("free"),
		column("expiring", kind, (row) => {
			const units = expiringOf(row, year).reduce((sum, one) => sum + one.units, 0);
			return row.accountId === null ? null : value(units);
		}),
		column("unitName", "text", ({ unitName }) => unitName),
		column("personnelNo", "text", ({ personnelNo }) => personnelNo),
		column("state", "text", ({ state }, language) => texts[language].states[state]),
	];
}
