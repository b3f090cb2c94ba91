import { customExportColumns } from "#areas/settings/custom-fields/server/public.ts";
import { stepWords } from "#areas/time-tracking/approvals/server/public.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { managedScope } from "./list-absences-of.ts";
import { type ManagedRow, managedCount, managedPage } from "./sql/managed.ts";

type Column = ExportColumn<ManagedRow>;

const column = namedColumn((language) => texts[language].list.columns);
type Texts = Words<typeof texts>;

const wordsOf = (language: Language): Texts => texts[language];

export const listExports = {
	"absences.requests": pagedExport<typeof contract.listAbsencesOf, ManagedRow>({
		endpoint: contract.listAbsencesOf,
		title: (language) => wordsOf(language).list.title,
		columns: async (tx, reader) => [
			...columns,
			...(await customExportColumns(tx, reader, "ABSENCE")),
		],
		page: (reader, input) => managedPage(managedScope(reader), input),
		count: (reader, input) => managedCount(managedScope(reader), input),
	}),
};

const nameOf = ({ lastName, firstName }: { lastName: string; firstName: string }) =>
	`${lastName}, ${firstName}`;

/** As the list shows them: of a kind that is withheld neither its name nor what was written about it. */
const columns: readonly Column[] = [
	column("user", "text", ({ user }) => nameOf(user)),
	column("activity", "text", ({ isKnown, activity }, language) =>
		isKnown && activity !== null ? activity.name : wordsOf(language).away,
	),
	column("from", "date", ({ from }) => from),
	column("to", "date", ({ to }) => to),
	column("days", "decimal", ({ costDays }) => costDays),
	column("state", "text", ({ state }, language) => wordsOf(language).states[state]),
	column("substitute", "text", ({ substitute }) => substitute && nameOf(substitute)),
	column("openSteps", "text", ({ openSteps }, language) => stepWords(openSteps, language)),
	column("reason", "text", ({ isKnown, reason }) => (isKnown ? reason : null)),
];
