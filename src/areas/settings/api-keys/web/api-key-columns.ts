import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { contract } from "../contract.ts";
import type { texts } from "../text.ts";

type ApiKey = AnswerOf<typeof contract.listApiKeys>["items"][number];

/** What the list shows of a key. */
export function apiKeyColumns(words: Words<typeof texts>) {
	const t = words.list;
	const rights = rightsIn(words);
	return [
		column.string<ApiKey>({
			id: "name",
			title: t.name,
			value: ({ name }) => name,
			hideable: false,
		}),
		column.options<ApiKey>({
			id: "state",
			title: t.state,
			width: 110,
			value: ({ state }) => state,
			options: (["ACTIVE", "EXPIRED", "REVOKED"] as const).map((value) => ({
				value,
				label: t.states[value],
			})),
		}),
		column.fill<ApiKey>({
			id: "rights",
			title: t.rights,
			value: rights,
			sortable: false,
		}),
		...timeColumns(t),
	];
}

function timeColumns(t: Words<typeof texts>["list"]) {
	return [
		column.datetime<ApiKey>({
			id: "used",
			title: t.used,
			value: ({ usedAt }) => usedAt,
		}),
		column.datetime<ApiKey>({
			id: "expires",
			title: t.expires,
			value: ({ expiresAt }) => expiresAt,
		}),
		column.string<ApiKey>({
			id: "createdBy",
			title: t.createdBy,
			value: ({ createdBy }) => createdBy,
			defaultVisible: false,
		}),
	];
}

/** "Mitarbeiter: Lesen, …" */
function rightsIn({ permissions, create }: Words<typeof texts>) {
	const names: Readonly<Record<string, string>> = permissions;
	return (key: ApiKey) =>
		Object.entries(key.permissions)
			.map(([name, level]) => `${names[name] ?? name}: ${create.levels[level]}`)
			.join(", ");
}
