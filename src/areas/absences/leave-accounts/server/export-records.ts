import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { exportedAmount } from "./exported-amount.ts";
import { type RecordRow, recordRows, unitsOfRecords } from "./sql/records.ts";

type Column = ExportColumn<RecordRow>;

const column = namedColumn((language) => texts[language].records.columns);

export const recordsExport = pagedExport<typeof contract.listLeaveRecords, RecordRow>({
	endpoint: contract.listLeaveRecords,
	title: (language) => texts[language].records.title,
	async columns(tx, { tenantId }, input) {
		const units = await unitsOfRecords(tx, tenantId, input);
		return columnsOf(units);
	},
	page: (reader, input) => recordRows(reader.tenantId, input),
	async demand(tx, reader, { userId }) {
		const { session } = reader;
		if (userId === session.userId) return;
		const needed = { key: "leaveaccounts.manage", level: "READ" } as const;
		// who may read nobody's is told so before any person is looked at
		if (!holdsAnywhere(session.permissions, needed.key, needed.level))
			refuse(commonRefusals.forbidden, { permission: needed.key, level: needed.level });
		await demandUser(tx, session, { ...needed, userId, today: todayOf(reader) });
	},
});

/** Of days and hours side by side each says which it is. */
function amounts(units: readonly AccountUnit[]): Pick<Column, "kind" | "value"> {
	const [unit = "DAYS", other] = units;
	if (other !== undefined)
		return { kind: "text", value: (row) => writtenAmount(row.units, row.unit) };
	const { kind, value } = exportedAmount(unit);
	return { kind, value: (row) => value(row.units) };
}

/** As the grid orders them; its ids. */
const columnsOf = (units: readonly AccountUnit[]): readonly Column[] => [
	column("effectiveOn", "date", ({ effectiveOn }) => effectiveOn),
	column("kind", "text", ({ kind }, language) => texts[language].kinds[kind]),
	{ ...column("days", "text", () => null), ...amounts(units) },
	column("origin", "text", ({ origin }, language) => texts[language].origins[origin]),
	column("year", "integer", ({ year }) => year),
	column("activity", "text", ({ activity }) => activity.name),
	column("source", "text", ({ source }, language) => texts[language].sources[source]),
	column("expiresOn", "date", ({ expiresOn }) => expiresOn),
	column("reason", "text", ({ reason }) => reason),
	column("isReversed", "boolean", ({ isReversed }) => isReversed),
];
