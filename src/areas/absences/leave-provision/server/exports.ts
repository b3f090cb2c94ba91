import {
	type ExportedAmount,
	exportedAmountOf,
} from "#areas/absences/leave-accounts/server/public.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { shownProvision } from "./list-leave-provision.ts";
import { type ProvisionRow, provisionRows } from "./sql.ts";

type Column = ExportColumn<ProvisionRow>;

const column = namedColumn((language) => texts[language].list.columns);

export const listExports = {
	"absences.leave-provision": pagedExport<typeof contract.listLeaveProvision, ProvisionRow>({
		endpoint: contract.listLeaveProvision,
		title: (language, { on }) => [texts[language].list.title, on].filter(Boolean).join(" "),
		async columns(tx, reader, { activityId }) {
			return columnsOf(await exportedAmountOf(tx, reader.tenantId, activityId));
		},
		page: (reader, input) => provisionRows(shownProvision(reader, input.on), input),
	}),
};

/** As the grid orders them; its ids. */
const columnsOf = ({ kind, value }: ExportedAmount): readonly Column[] => [
	column("name", "text", ({ lastName, firstName }) => `${lastName}, ${firstName}`),
	column("days", kind, ({ units }) => value(units)),
	column("unitCents", "currency", ({ unitCents }) => unitCents),
	column("cents", "currency", ({ cents }) => cents),
	column("gap", "text", ({ gap }, language) => (gap === null ? null : texts[language].gaps[gap])),
	column("unitName", "text", ({ unitName }) => unitName),
	column("personnelNo", "text", ({ personnelNo }) => personnelNo),
];
