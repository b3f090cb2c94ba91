import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type ApiKeyRow, apiKeysOf } from "./sql.ts";

type Column = ExportColumn<ApiKeyRow>;
type Field = "name" | "state" | "rights" | "used" | "expires" | "createdBy";

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

export const listExports = {
	"settings.api-keys": pagedExport({
		endpoint: contract.listApiKeys,
		title: (language) => wordsOf(language).list.title,
		columns: () => columns,
		page: ({ tenantId, now }, input) => apiKeysOf(tenantId, now, input),
		async demand(_tx, { session }) {
			requireGlobally(session, "apikeys.manage", "LIST");
		},
	}),
};

function column(id: Field, value: Column["value"], kind: Column["kind"] = "text"): Column {
	return { id, title: (language) => wordsOf(language).list[id], kind, value };
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	column("name", ({ name }) => name),
	column("state", ({ state }, language) => wordsOf(language).list.states[state]),
	column("rights", ({ permissions }, language) => {
		const words = wordsOf(language);
		const names: Readonly<Record<string, string>> = words.permissions;
		return Object.entries(permissions).map(
			([key, level]) => `${names[key] ?? key}: ${words.create.levels[level]}`,
		);
	}),
	column("used", ({ usedAt }) => usedAt, "datetime"),
	column("expires", ({ expiresAt }) => expiresAt, "datetime"),
	column("createdBy", ({ createdBy }) => createdBy),
];
