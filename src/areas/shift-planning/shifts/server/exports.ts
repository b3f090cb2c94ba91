import { customExportColumns } from "#areas/settings/custom-fields/server/public.ts";
import { clockOf } from "#domain/time/clock-of.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn, ExportReader } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { planScopeOf } from "./get-shift-plan.ts";
import { askedShifts, minutesOf } from "./list-shifts.ts";
import { type ListedRow, shiftCustom, shiftPage } from "./sql/list.ts";

type Texts = Words<typeof texts>;

const wordsOf = (language: Language): Texts => texts[language];

const page = (reader: ExportReader, input: InputOf<typeof contract.listShifts>) =>
	shiftPage(planScopeOf(reader), shiftCustom(reader), askedShifts(reader, input));

export const listExports = {
	"shift-planning.shifts": pagedExport<typeof contract.listShifts, ListedRow>({
		endpoint: contract.listShifts,
		title: (language) => wordsOf(language).list.title,
		columns: async (tx, reader) => [
			...columns,
			...(await customExportColumns(tx, reader, "SHIFT")),
		],
		page,
	}),
};

const column = namedColumn((language) => texts[language].list.columns);

const clock = (minute: number) => clockOf(minute % 1440);

/** As the list shows them. */
const columns: readonly ExportColumn<ListedRow>[] = [
	column("day", "date", ({ day }) => day),
	column(
		"time",
		"text",
		({ beginMinute, endMinute }) => `${clock(beginMinute)} – ${clock(endMinute)}`,
	),
	column("user", "text", ({ user }, language) =>
		user === null ? wordsOf(language).nobody : `${user.lastName}, ${user.firstName}`,
	),
	column("activity", "text", ({ activity }) => activity.name),
	column("workspace", "text", ({ workspace }) => workspace?.name ?? null),
	column("unit", "text", ({ unit }) => unit.name),
	column("customer", "text", ({ customer }) => customer?.name ?? null),
	column("minutes", "duration", (row) => minutesOf(row)),
	column("state", "text", ({ publishedAt }, language) => {
		const { published, unpublished } = wordsOf(language);
		return publishedAt === null ? unpublished : published;
	}),
];
