import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { shownAccounts } from "./list-overtime-accounts.ts";
import { type AccountRow, accountRows } from "./sql/list.ts";

type Column = ExportColumn<AccountRow>;

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

export const listExports = {
	"time-tracking.overtime": pagedExport({
		endpoint: contract.listOvertimeAccounts,
		title: (language) => wordsOf(language).list.title,
		columns: () => columns,
		page: (reader, input) => accountRows(shownAccounts(reader), input),
	}),
};

function text(
	id: "name" | "personnelNo" | "unitName" | "openedOn" | "balanceMinutes" | "state",
	value: Column["value"],
): Column {
	return { id, title: (language) => wordsOf(language).list[id], kind: "text", value };
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	text("name", ({ lastName, firstName }) => `${lastName}, ${firstName}`),
	text("personnelNo", (row) => row.personnelNo),
	text("unitName", (row) => row.unitName),
	{ ...text("balanceMinutes", (row) => row.balanceMinutes), kind: "duration" },
	text("state", ({ state }, language) => wordsOf(language).states[state]),
	{ ...text("openedOn", (row) => row.openedOn), kind: "date" },
];
