import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type AssignmentRow, assignmentRows } from "./sql/lists.ts";
import { visibleUsers } from "./visible.ts";

type Column = ExportColumn<AssignmentRow>;

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

export const listExports = {
	"staff.role-assignments": pagedExport({
		endpoint: contract.listRoleAssignments,
		title: (language) => wordsOf(language).roles.heading,
		columns: () => columns,
		page: ({ tenantId, session, now }, input) => {
			const today = todayOf({ session, now });
			const visible = visibleUsers(session, "roles.manage", "READ", today);
			return assignmentRows({ tenantId, visible, today }, input);
		},
	}),
};

/** As the list can be sorted by. */
const columns: readonly Column[] = [
	{
		id: "name",
		title: (language) => wordsOf(language).roles.users,
		kind: "text",
		value: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
	},
	{
		id: "role",
		title: (language) => wordsOf(language).roles.role,
		kind: "text",
		value: ({ roleName }) => roleName,
	},
	{
		id: "place",
		title: (language) => wordsOf(language).place.scope,
		kind: "text",
		value: placeText,
	},
	{
		id: "validFrom",
		title: (language) => wordsOf(language).days.from,
		kind: "date",
		value: ({ validFrom }) => validFrom,
	},
	{
		id: "validTo",
		title: (language) => wordsOf(language).days.to,
		kind: "date",
		value: ({ validTo }) => validTo,
	},
];

/** "Abteilung Nord (eigene)", as on the screen. */
function placeText({ scope, placeName, isOwnPlace }: AssignmentRow, language: Language): string {
	const { place, scopes } = wordsOf(language);
	if (placeName === null) return scopes[scope];
	return (isOwnPlace ? place.own : place.at)(scopes[scope], placeName);
}
