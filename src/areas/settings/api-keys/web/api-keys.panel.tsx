import { Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { historyAction } from "#kit/web/master-data/history-action.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { apiKeyColumns } from "./api-key-columns.ts";
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
		<Button
			size="xs"
			leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
			onClick={() => openPanel(settingsApiKeyCreate, {}, { stack: "sub" })}
		>
			{t.create}
		</Button>
	);
	return (
		<PanelFrame title={t.title}>
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
