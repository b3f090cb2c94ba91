import { intlTag, type Language } from "#kit/contract/language.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { type Conflict, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { conflictReader, toldConflict } from "./list-conflicts.ts";
import { type ConflictRow, conflictPage } from "./sql.ts";

type Column = ExportColumn<ConflictRow>;
type Name = keyof (typeof texts)["de-DE"]["conflicts"]["columns"];

export const listExports = {
	"home.conflicts": pagedExport<typeof contract.listConflicts, ConflictRow>({
		endpoint: contract.listConflicts,
		title: (language) => texts[language].conflicts.title,
		columns: () => columns,
		page: (reader, input) => conflictPage(conflictReader(reader), input),
	}),
};

function column(
	id: Name,
	kind: Column["kind"],
	value: (conflict: Conflict, language: Language) => string | null,
): Column {
	const title = (language: Language) => texts[language].conflicts.columns[id];
	return { id, title, kind, value: (row, language) => value(toldConflict(row), language) };
}

/** As the list shows them. */
const columns: readonly Column[] = [
	column("user", "text", ({ user }) => `${user.lastName}, ${user.firstName}`),
	column("day", "date", ({ day }) => day),
	column("activity", "text", ({ activity }, language) => activity?.name ?? texts[language].away),
	column("what", "text", whatOf),
];

function whatOf({ hasEntry, hasShift, entries, shifts }: Conflict, language: Language): string {
	const t = texts[language].conflicts;
	const times = entries.map((entry) => spanOf(entry, language)).join(", ");
	const planned = shifts.map((shift) => t.shiftAt(shift.name, spanOf(shift, language)));
	return [
		...(hasEntry ? [times === "" ? t.entry : t.entryAt(times)] : []),
		...(hasShift && planned.length === 0 ? [t.shift] : planned),
	].join(", ");
}

/** `08:00 – 12:00` where it happened; of what runs its begin. */
function spanOf(
	{ begin, end, zone }: { begin: string; end: string | null; zone: string },
	language: Language,
): string {
	const format = new Intl.DateTimeFormat(intlTag(language), {
		...{ timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
	});
	const ends = end === null ? "" : format.format(new Date(end));
	return `${format.format(new Date(begin))} – ${ends}`.trimEnd();
}
