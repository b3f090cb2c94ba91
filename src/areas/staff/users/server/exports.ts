import { customExportColumns } from "#areas/settings/custom-fields/server/public.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { stateColumn } from "#kit/server/export/state-column.ts";
import { textColumns, type UserItem } from "../contract/people.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { loginEventsExport } from "./logins/login-events-export.ts";
import { userPage } from "./sql/list.ts";
import { scopeOf } from "./sql/scope.ts";

type Column = ExportColumn<UserItem>;

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

export const listExports = {
	"staff.users": pagedExport({
		endpoint: contract.listUsers,
		title: (language) => wordsOf(language).list.title,
		async columns(tx, reader) {
			const { uiFeatures } = reader.session;
			const hasQualifications = uiFeatures.includes("USERSQUALIFICATIONS");
			return [
				...columns,
				...(hasQualifications ? [qualifications] : []),
				...(await customExportColumns(tx, reader, "USER")),
			];
		},
		page: (reader, input) => userPage(scopeOf(reader), input),
	}),
	"staff.users.login-history": loginEventsExport,
};

type Field = keyof Words<typeof texts>["fields"];

const column = (
	id: string,
	field: Field,
	value: Column["value"],
	more: Partial<Column> = {},
): Column => ({
	id,
	title: (language) => wordsOf(language).fields[field],
	kind: "text",
	value,
	...more,
});

const text = (id: keyof typeof textColumns, more?: Partial<Column>) =>
	column(id, textColumns[id], (user) => user[id], more);

const day = (id: "entryDate" | "exitDate") => column(id, id, (user) => user[id], { kind: "date" });

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	column("name", "name", ({ lastName, firstName }) => `${lastName}, ${firstName}`, { width: 28 }),
	text("personnelNo", { width: 14 }),
	text("unitName"),
	text("siteName"),
	text("employmentTypeName"),
	day("entryDate"),
	day("exitDate"),
	stateColumn,
	text("mail", { width: 30 }),
	column("tags", "tags", ({ tags }) => tags.map(({ name }) => name)),
	text("firstName"),
	text("lastName"),
	text("companyPersonnelNo"),
	column("gender", "gender", ({ gender }, language) =>
		gender === null ? null : wordsOf(language).genders[gender],
	),
];

const qualifications = column("qualifications", "qualifications", (user) =>
	user.qualifications.map(({ name, level }) => (level === null ? name : `${name} ${level}`)),
);
