import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { assignmentColumns, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { readableOf } from "./list-grants.ts";
import { type AssignmentRow, assignmentRows } from "./sql/lists.ts";

type Column = ExportColumn<AssignmentRow>;

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

export const listExports = {
	"staff.role-assignments": pagedExport({
		endpoint: contract.listRoleAssignments,
		title: (language) => wordsOf(language).roles.heading,
		columns: () => columns,
		page: (reader, input) => assignmentRows(readableOf(reader), input),
	}),
};

type ColumnId = (typeof assignmentColumns)[number];

const titles = ({ roles, place, days }: Words<typeof texts>): Record<ColumnId, string> => ({
	name: roles.users,
	role: roles.role,
	place: place.scope,
	validFrom: days.from,
	validTo: days.to,
});

const values: Record<ColumnId, Column["value"]> = {
	name: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
	role: ({ roleName }) => roleName,
	place: placeText,
	validFrom: ({ validFrom }) => validFrom,
	validTo: ({ validTo }) => validTo,
};

/** As the list can be sorted by. */
const columns: readonly Column[] = assignmentColumns.map((id) => ({
	id,
	title: (language) => titles(wordsOf(language))[id],
	kind: id === "validFrom" || id === "validTo" ? "date" : "text",
	value: values[id],
}));

/** "Abteilung Nord (eigene)", as on the screen. */
function placeText({ scope, placeName, isOwnPlace }: AssignmentRow, language: Language): string {
	const { place, scopes } = wordsOf(language);
	if (placeName === null) return scopes[scope];
	return (isOwnPlace ? place.own : place.at)(scopes[scope], placeName);
}
