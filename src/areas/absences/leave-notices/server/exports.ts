import {
	type ExportedAmount,
	exportedAmountOf,
} from "#areas/absences/leave-accounts/server/public.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { shownPeople } from "./list-leave-notices.ts";
import { type NoticeRow, noticeRows } from "./sql/list.ts";

type Column = ExportColumn<NoticeRow>;

const column = namedColumn((language) => texts[language].list.columns);

export const listExports = {
	"absences.leave-notices": pagedExport<typeof contract.listLeaveNotices, NoticeRow>({
		endpoint: contract.listLeaveNotices,
		title: (language) => texts[language].list.title,
		async columns(tx, reader, { activityId }) {
			return columnsOf(await exportedAmountOf(tx, reader.tenantId, activityId));
		},
		page: (reader, input) => noticeRows(shownPeople(reader, input.year), input),
	}),
};

/** As the grid orders them; its ids. */
const columnsOf = ({ kind, value }: ExportedAmount): readonly Column[] => [
	column("name", "text", ({ lastName, firstName }) => `${lastName}, ${firstName}`),
	column("days", kind, ({ units }) => value(units)),
	column("state", "text", ({ state }, language) => texts[language].states[state]),
	column("sentAt", "datetime", ({ sentAt }) => sentAt),
	column("toldDays", kind, ({ toldUnits }) => (toldUnits === null ? null : value(toldUnits))),
	column("channel", "text", ({ channel }, language) =>
		channel === null ? null : texts[language].channels[channel],
	),
	column("receivedOn", "date", ({ receivedOn }) => receivedOn),
	column("how", "text", ({ how }, language) => (how === null ? null : texts[language].ways[how])),
	column("lapsesOn", "date", ({ lapsesOn }) => lapsesOn),
	column("unitName", "text", ({ unitName }) => unitName),
	column("personnelNo", "text", ({ personnelNo }) => personnelNo),
];
