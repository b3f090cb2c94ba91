import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { closeStateOf } from "../contract/fields.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { monthsOfList, obstaclesOf } from "./list-month-closes.ts";
import type { ListedMonth } from "./sql/list.ts";

type Column = ExportColumn<ListedMonth>;

export const listExports = {
	"time-tracking.month-closes": pagedExport({
		endpoint: contract.listMonthCloses,
		title: (language) => texts[language].overview.listTitle,
		columns: () => columns,
		page: monthsOfList,
	}),
};

function text(
	id: string,
	word: keyof Words<typeof texts>["overview"],
	value: Column["value"],
): Column {
	return { id, title: (language) => texts[language].overview[word], kind: "text", value };
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	text("name", "name", ({ user }) => `${user.lastName}, ${user.firstName}`),
	text("unitName", "unit", (row) => row.unitName),
	text("state", "state", (row, language) => texts[language].states[closeStateOf(row)]),
	text("obstacles", "obstacles", (row, language) => {
		const words = texts[language].obstacles;
		return obstaclesOf(row)
			.map(({ code, count }) => words[code](count))
			.join(" · ");
	}),
	{ ...text("balanceMinutes", "balance", (row) => row.balanceMinutes), kind: "duration" },
	{
		...text("changedMinutes", "changed", (row) =>
			row.frozenMinutes === null ? null : row.balanceMinutes - row.frozenMinutes,
		),
		kind: "duration",
	},
];
