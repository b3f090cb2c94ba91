import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { type ExportColumn, listExport } from "#kit/server/export/list-export.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { demandReadable } from "../open-user.ts";
import { type EventRow, loginEvents } from "../sql/logins.ts";

type Column = ExportColumn<EventRow>;
type Names = Readonly<Record<string, string>>;

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

const pageSize = 1000;

/** When and from where a person signed in. */
export const loginEventsExport = listExport({
	endpoint: contract.listLoginEvents,
	title: (language) => wordsOf(language).events.title,
	columns: () => columns,
	async count(tx, reader, { userId, search = "" }) {
		await demandReadable(tx, reader, userId);
		const [row] = await loginEvents(tx, reader.tenantId, userId, {
			limit: 1,
			offset: 0,
			isOldestFirst: false,
			search,
		});
		return row?.total ?? 0;
	},
	async *rows(tx, { tenantId }, { userId, search = "", sortDirection }) {
		for (let offset = 0; ; offset += pageSize) {
			const page = { limit: pageSize, offset, search };
			const isOldestFirst = sortDirection === "ASC";
			const found = await loginEvents(tx, tenantId, userId, { ...page, isOldestFirst });
			const batch = found.filter(({ id }) => id !== null);
			if (batch.length > 0) yield batch;
			if (batch.length < pageSize) return;
		}
	},
});

function column(
	id: "at" | "outcome" | "provider" | "address" | "client",
	value: Column["value"],
	kind: Column["kind"] = "text",
): Column {
	return { id, title: (language) => wordsOf(language).events[id], kind, value };
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	column("at", ({ at }) => at, "datetime"),
	column("outcome", ({ outcome }, language) => {
		const names: Names = wordsOf(language).events.outcomes;
		return names[outcome] ?? outcome;
	}),
	column("provider", ({ provider }, language) => {
		const { MANUAL, ENTRAID, GOOGLE, AUTH0 } = wordsOf(language).logins;
		const names: Names = { MANUAL, ENTRAID, GOOGLE, AUTH0 };
		return names[provider] ?? provider;
	}),
	column("address", ({ address }) => address),
	column("client", ({ client }) => client),
];
