import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { type appColumns, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type RegistrationRow, registrationsOf } from "./sql.ts";

type Column = ExportColumn<RegistrationRow>;

const wordsOf = (language: Language): Words<typeof texts>["list"] => texts[language].list;

export const listExports = {
	"settings.app-registrations": pagedExport({
		endpoint: contract.listAppRegistrations,
		title: (language) => wordsOf(language).title,
		columns: () => columns,
		page: ({ tenantId }, input) => registrationsOf(tenantId, input),
		async demand(_tx, { session }) {
			requireGlobally(session, "apikeys.manage", "LIST");
		},
	}),
};

function column(
	id: (typeof appColumns)[number],
	value: Column["value"],
	kind: Column["kind"] = "text",
): Column {
	return { id, title: (language) => wordsOf(language)[id], kind, value };
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	column("person", ({ user }) => `${user.lastName}, ${user.firstName}`),
	column("device", ({ device }) => device),
	column("state", ({ state }, language) => wordsOf(language).states[state]),
	column("pairedAt", ({ pairedAt }) => pairedAt, "datetime"),
];
