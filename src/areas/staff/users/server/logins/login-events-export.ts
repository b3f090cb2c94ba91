import { clientName } from "#domain/access/client-of.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { demandReadable } from "../open-user.ts";
import { type EventRow, loginEvents } from "../sql/logins.ts";

type Column = ExportColumn<EventRow>;
type Names = Readonly<Record<string, string>>;

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

/** When and from where a person signed in. */
export const loginEventsExport = pagedExport({
	endpoint: contract.listLoginEvents,
	title: (language) => wordsOf(language).logins.history,
	columns: () => columns,
	demand: (tx, reader, { userId }) => demandReadable(tx, reader, userId),
	page: ({ tenantId }, input) => loginEvents(tenantId, input.userId, input),
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
	column(
		"client",
		({ client }, language) => clientName(client, wordsOf(language).events.on) ?? client,
	),
];
