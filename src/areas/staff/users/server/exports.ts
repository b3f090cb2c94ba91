import { customExportColumns } from "#areas/settings/custom-fields/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { type ExportColumn, listExport } from "#kit/server/export/list-export.ts";
import type { UserItem } from "../contract/people.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { loginEventsExport } from "./logins/login-events-export.ts";
import { countUsers, readUserPage } from "./sql/list.ts";
import { scopeOf } from "./sql/scope.ts";

type Column = ExportColumn<UserItem>;
type Input = InputOf<typeof contract.listUsers>;

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

const pageSize = 1000;

export const listExports = {
	"staff.users": listExport({
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
		count: (tx, reader, input) => countUsers(tx, scopeOf(reader), input),
		async *rows(tx, reader, input) {
			const scope = scopeOf(reader);
			for (let page = 1; ; page++) {
				const asked: Input = { ...input, page, pageSize };
				const batch = await readUserPage(tx, scope, asked);
				if (batch.length > 0) yield batch;
				if (batch.length < pageSize) return;
			}
		},
	}),
	"staff.users.login-history": loginEventsExport,
};

function text(
	id: string,
	field: keyof Words<typeof texts>["fields"],
	value: Column["value"],
	width?: number,
): Column {
	return {
		id,
		title: (language) => wordsOf(language).fields[field],
		kind: "text",
		value,
		...(width === undefined ? {} : { width }),
	};
}

function day(id: "entryDate" | "exitDate"): Column {
	return { ...text(id, id, (user) => user[id]), kind: "date" };
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	text("name", "name", ({ lastName, firstName }) => `${lastName}, ${firstName}`, 28),
	text("personnelNo", "personnelNoShort", (user) => user.personnelNo, 14),
	text("unitName", "unit", (user) => user.unitName),
	text("siteName", "site", (user) => user.siteName),
	text("employmentTypeName", "employmentType", (one) => one.employmentTypeName),
	day("entryDate"),
	day("exitDate"),
	text(
		"isEnabled",
		"state",
		({ isEnabled }, language) => wordsOf(language).list[isEnabled ? "active" : "archived"],
		12,
	),
	text("mail", "mail", (user) => user.mail, 30),
	text("tags", "tags", ({ tags }) => tags.map(({ name }) => name)),
	text("firstName", "firstName", (user) => user.firstName),
	text("lastName", "lastName", (user) => user.lastName),
	text("companyPersonnelNo", "companyPersonnelNo", (user) => user.companyPersonnelNo),
	text("gender", "gender", ({ gender }, language) =>
		gender === null ? null : wordsOf(language).genders[gender],
	),
];

const qualifications = text("qualifications", "qualifications", (user) =>
	user.qualifications.map(({ name, level }) => (level === null ? name : `${name} ${level}`)),
);
