import type { ButtonProps } from "@mantine/core";
import { IconUpload, IconWand } from "@tabler/icons-react";
import { useMemo } from "react";
import { customColumns, useCustomFields } from "#areas/settings/custom-fields/web/public.ts";
import { usersImport } from "#areas/staff/import/web/panels.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import type { GridTool } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useOpenRow } from "#kit/web/grid/use-open-row.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useShowDisabled } from "#kit/web/settings/use-show-disabled.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { UserItem } from "../../contract/people.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersAssistant, usersCreate, usersDetail } from "../panels.ts";
import { useBulkActions } from "./use-bulk-actions.ts";
import { useRowActions } from "./use-row-actions.ts";
import { useUserFilters } from "./use-user-filters.tsx";
import { userColumns } from "./user-columns.tsx";
import "../users.css";

const defaultSort = { by: "name", direction: "ASC" } as const;
const withDisabled = { state: "ALL" } as const;

/** Everybody whom the signed-in person may see. */
export default function UsersPage() {
	const t = useTexts(texts);
	const { fields, isReady } = useListedCustom();
	const columns = useMemo(
		() => [...userColumns(t), ...customColumns<UserItem>(fields)],
		[t, fields],
	);
	const filters = useUserFilters(fields);
	const rowActions = useRowActions();
	const bulkActions = useBulkActions();
	const sideTools = useSideTools();
	const mayCreate = useMay("users.manage", "WRITE");
	const openId = useOpenRow(usersDetail, "userId");
	const showDisabled = useShowDisabled();
	// a list that is sorted by a custom field waits for it instead of asking twice
	if (!isReady) return <LoadingState />;
	return (
		<ServerGrid
			id="staff.users"
			label={t.list.title}
			endpoint={contract.listUsers}
			columns={columns}
			filters={filters}
			defaultSort={defaultSort}
			{...(showDisabled ? { defaultFilters: withDisabled } : {})}
			search={t.list.search}
			organisation={["USERS", "UNITS"]}
			topics={["TAGS", "QUALIFICATIONS"]}
			height="fill"
			openId={openId}
			onOpen={({ id: userId }) => openPanel(usersDetail, { userId })}
			rowActions={rowActions}
			bulkActions={bulkActions}
			onExport={exportList}
			empty={{
				text: t.list.empty,
				action: mayCreate && <CreateButton size="xs" variant="default" />,
			}}
			{...(mayCreate && { sideTools, tools: <CreateButton /> })}
		/>
	);
}

/** The custom fields that the list of people offers: personal ones only to whom they show anything. */
function useListedCustom() {
	const { fields, isReady } = useCustomFields("USER");
	const mayPersonal = useMay("contracts.manage", "READ");
	const listed = useMemo(
		() => fields.filter(({ isPersonal }) => mayPersonal || !isPersonal),
		[fields, mayPersonal],
	);
	return { fields: listed, isReady };
}

function useSideTools(): readonly GridTool[] {
	const t = useTexts(texts).list;
	return [
		{ id: "import", label: t.import, icon: IconUpload, run: () => openPanel(usersImport, {}) },
		{
			id: "assistant",
			label: t.assistant,
			icon: IconWand,
			run: () => openPanel(usersAssistant, {}),
		},
	];
}

/** In the tools, and where the list is empty. */
function CreateButton(look: Pick<ButtonProps, "size" | "variant">) {
	const t = useTexts(texts).list;
	return <AddButton {...look} label={t.create} onClick={() => openPanel(usersCreate, {})} />;
}
