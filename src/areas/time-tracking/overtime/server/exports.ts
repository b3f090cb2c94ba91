import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract, type overtimeColumns } from "../contract.ts";
import { texts } from "../text.ts";
import { shownAccounts } from "./list-overtime-accounts.ts";
import { type AccountRow, accountRows } from "./sql/list.ts";

type Column = ExportColumn<AccountRow>;

export const listExports = {
	"time-tracking.overtime": pagedExport({
		endpoint: contract.listOvertimeAccounts,
		title: (language) => texts[language].list.title,
		columns: () => columns,
		page: (reader, input) => accountRows(shownAccounts(reader), input),
	}),
};

function text(id: (typeof overtimeColumns)[number] | "state", value: Column["value"]): Column {
	return { id, title: (language) => texts[language].list[id], kind: "text", value };
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	text("name", ({ lastName, firstName }) => `${lastName}, ${firstName}`),
	text("personnelNo", (row) => row.personnelNo),
	text("unitName", (row) => row.unitName),
	{ ...text("balanceMinutes", (row) => row.balanceMinutes), kind: "duration" },
	text("state", ({ state }, language) => texts[language].states[state]),
	{ ...text("openedOn", (row) => row.openedOn), kind: "date" },
];
