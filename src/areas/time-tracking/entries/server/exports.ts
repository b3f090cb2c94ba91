import { customExportColumns } from "#areas/settings/custom-fields/server/public.ts";
import { stepWords } from "#areas/time-tracking/approvals/server/public.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { managedScope } from "./list/list-time-trackings.ts";
import { type ManagedRow, managedCount, managedPage } from "./sql/managed-page.ts";

type Column = ExportColumn<ManagedRow>;

const column = namedColumn((language) => texts[language].list.columns);
type Texts = Words<typeof texts>;

const wordsOf = (language: Language): Texts => texts[language];

export const listExports = {
	"time-tracking.entries": pagedExport<typeof contract.listTimeTrackingsOf, ManagedRow>({
		endpoint: contract.listTimeTrackingsOf,
		title: (language) => wordsOf(language).list.title,
		columns: async (tx, reader) => [
			...columns,
			...(await customExportColumns(tx, reader, "TRACKING")),
		],
		page: (reader, input) => managedPage(managedScope(reader), input),
		count: (reader, input) => managedCount(managedScope(reader), input),
	}),
};

/** As the list shows it: what runs says so, and of it only a state that it does not have by itself. */
function stateWord(end: Date | null, state: ManagedRow["state"], language: Language): string {
	const { running, states } = wordsOf(language);
	if (end !== null) return states[state];
	return state === "APPROVED" ? running : `${running}, ${states[state]}`;
}

/** As the list shows them. */
const columns: readonly Column[] = [
	column("user", "text", ({ user }) => `${user.lastName}, ${user.firstName}`),
	column("day", "date", ({ day }) => day),
	column("begin", "datetime", ({ begin }) => begin.toISOString()),
	column("end", "datetime", ({ end }) => end?.toISOString() ?? null),
	column("duration", "duration", ({ duration }) => (duration === null ? null : duration / 60)),
	column("activity", "text", ({ activity }) => activity.name),
	column("project", "text", ({ project, projectNode }) =>
		[project?.name, projectNode?.name].filter(Boolean).join(" · "),
	),
	column("state", "text", ({ end, state }, language) => stateWord(end, state, language)),
	column("openSteps", "text", ({ openSteps }, language) => stepWords(openSteps, language)),
	column("reason", "text", ({ reason }) => reason),
];
