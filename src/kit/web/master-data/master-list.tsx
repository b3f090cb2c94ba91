import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "../export-list.ts";
import { ServerGrid } from "../grid/server-grid.tsx";
import { useStateFilter } from "../settings/use-state-filter.ts";
import { useTexts } from "../texts.ts";
import type { AnyEntry, MasterScreens } from "./master-screens.ts";
import { openEdit } from "./open-edit.ts";
import { rowActions } from "./row-actions.ts";
import { texts } from "./text.ts";
import { useEntryActions } from "./use-entry-actions.ts";
import { useMasterColumns } from "./use-master-columns.ts";
import { useMasterFilters } from "./use-master-filters.ts";
import { useMasterLive } from "./use-master-live.ts";
import { type MasterRights, useMasterRights } from "./use-master-rights.ts";
import { useMasterWords } from "./use-master-words.ts";

const nothing = {};

interface Given {
	readonly screens: MasterScreens;
	/** On a page panels begin anew; inside a panel they lie on it. */
	readonly place: "page" | "panel";
}

/** The list of all entries with what may be done to each. */
export function MasterList({ screens, place }: Given) {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	const rights = useMasterRights(screens);
	const actions = useEntryActions(screens);
	const columns = useMasterColumns(screens);
	const filters = useMasterFilters(screens);
	const ofState = useStateFilter("isEnabled");
	const { data, variant } = screens;
	const defaultSort = useMemo(() => ({ by: data.sortedBy, direction: "ASC" as const }), [data]);
	const open = openersOf(screens, place);
	useMasterLive(screens);
	const create = rights.mayWrite && (
		<Button
			size="xs"
			leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
			onClick={open.create}
		>
			{t.create}
		</Button>
	);
	return (
		<ServerGrid
			id={["master", data.entity, variant].filter(Boolean).join(".")}
			label={words.many}
			endpoint={data.operations.list}
			fixed={screens.fixed}
			columns={columns}
			filters={filters}
			defaultFilters={data.isArchivable ? ofState : nothing}
			defaultSort={defaultSort}
			search={t.search(words.many)}
			empty={{ text: words.empty, action: create }}
			tools={create}
			height={place === "page" ? "fill" : "content"}
			// several lists of one kind are one list in several parts
			onExport={(request) => void exportList({ ...request, list: `master.${data.entity}` })}
			onOpen={open.entry(rights)}
			rowActions={(item) => rowActions({ screens, item, t, rights, actions, edit: open.edit })}
		/>
	);
}

function openersOf({ panels }: MasterScreens, place: Given["place"]) {
	const stack = place === "page" ? "main" : "sub";
	const edit = ({ id }: AnyEntry) => openEdit(panels, id, stack);
	return {
		edit,
		create: () => openEdit(panels, undefined, stack),
		/** Who may read opens the detail; where there is none, who may write opens the form. */
		entry:
			({ mayRead, mayWrite }: MasterRights) =>
			({ id }: AnyEntry) => {
				if (panels.detail !== undefined && mayRead) {
					openPanel(panels.detail, { id }, { stack });
				} else if (mayWrite) openEdit(panels, id, stack);
			},
	};
}
