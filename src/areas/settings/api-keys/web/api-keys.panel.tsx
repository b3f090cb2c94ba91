import { IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { historyAction } from "#kit/web/master-data/history-action.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { settingsApiKeyCreate, settingsApiKeyDelete } from "./panels.ts";

/** All keys, those that work first. */
export default function ApiKeysPanel() {
	const words = useTexts(texts);
	const t = words.list;
	const columns = useMemo(() => apiKeyColumns(words), [words]);
	const mayRead = useMay("apikeys.manage", "READ");
	const mayWrite = useMay("apikeys.manage", "WRITE");
	const mayRevoke = useMay("apikeys.manage", "FULL");
	const create = mayWrite && (
		<AddButton
			size="xs"
			label={t.create}
			onClick={() => openPanel(settingsApiKeyCreate, {}, { stack: "sub" })}
		/>
	);
	return (
		<PanelFrame>
			<ServerGrid
				id="settings.api-keys"
				label={t.title}
				endpoint={contract.listApiKeys}
				topics={["APIKEYS"]}
				onExport={exportList}
				columns={columns}
				search={t.search}
				height="content"
				empty={{ text: t.empty, action: create }}
				tools={create}
				rowActions={({ id, state }) => [
					...(mayRead ? historyAction("api_key", id) : []),
					...(mayRevoke && state !== "REVOKED"
						? [
								{
									id: "revoke",
									label: t.revoke,
									icon: IconTrash,
									isDanger: true,
									run: () => openPanel(settingsApiKeyDelete, { id }, { stack: "sub" }),
								},
							]
						: []),
				]}
			/>
		</PanelFrame>
	);
}

type ApiKey = AnswerOf<typeof contract.listApiKeys>["items"][number];

/** What the list shows of a key. */
function apiKeyColumns(words: Words<typeof texts>) {
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
		column.fill<ApiKey>({ id: "rights", title: t.rights, value: rights, sortable: false }),
		...timeColumns(t),
	];
}

function timeColumns(t: Words<typeof texts>["list"]) {
	return [
		column.datetime<ApiKey>({ id: "used", title: t.used, value: ({ usedAt }) => usedAt }),
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
