import { useMemo } from "react";
import { entryKey } from "#kit/contract/master-data/master-params.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useOpenPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { exportList } from "../../export/export-list.ts";
import { ServerGrid } from "../../grid/server-grid.tsx";
import { useStateFilter } from "../../settings/use-state-filter.ts";
import { useTexts } from "../../texts.ts";
import type { AnyData, AnyEntry, MasterScreens } from "../master-screens.ts";
import { openCreate, openEdit } from "../open-edit.ts";
import { texts } from "../text.ts";
import { useEntryActions } from "../use-entry-actions.ts";
import { useMasterLive } from "../use-master-live.ts";
import { type MasterRights, useMasterRights } from "../use-master-rights.ts";
import { useMasterWords } from "../use-master-words.ts";
import { isChanged, rowActions } from "./row-actions.ts";
import { useMasterColumns } from "./use-master-columns.tsx";

/** As saved views of these lists name it. */
const stateFilterId = ({ details }: Pick<AnyData, "details">) =>
	details === undefined ? "isEnabled" : "state";

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
	const added = screens.added.useList();
	const declared = useMasterColumns(screens);
	const columns = useMemo(() => [...declared, ...added.columns], [declared, added.columns]);
	const filters = useMasterFilters(screens, rights, added.filters);
	const ofState = useStateFilter(stateFilterId(screens.data));
	const bulkActions = screens.record.useBulk(screens, rights);
	const openId = useOpenEntry(screens);
	const { data, variant, organisation } = screens;
	const defaultSort = useMemo(
		() => (data.hasOrder ? undefined : { by: data.sortedBy, direction: "ASC" as const }),
		[data],
	);
	const open = openersOf(screens, place);
	const { topic } = screens.added;
	const topics = useMemo(() => (topic === undefined ? [] : [topic]), [topic]);
	useMasterLive(screens);
	const create = rights.mayWrite && <AddButton size="xs" label={t.create} onClick={open.create} />;
	// the filled one stands in the tools already
	const createFirst = rights.mayWrite && (
		<AddButton size="xs" variant="default" label={t.create} onClick={open.create} />
	);
	return (
		<ServerGrid
			id={data.listId ?? ["master", data.entity, variant].filter(Boolean).join(".")}
			label={words.many}
			endpoint={data.operations.list}
			fixed={screens.fixed}
			columns={columns}
			filters={filters}
			defaultFilters={data.isArchivable ? ofState : nothing}
			{...(defaultSort && { defaultSort })}
			search={t.search(words.many)}
			empty={{ text: words.empty, action: createFirst }}
			tools={create}
			height={place === "page" ? "fill" : "content"}
			// several lists of one kind are one list in several parts
			onExport={(request) =>
				void exportList({ ...request, list: data.listId ?? `master.${data.entity}` })
			}
			topics={topics}
			organisation={organisation}
			openId={openId}
			{...(isChanged(data) && { onOpen: open.entry(rights) })}
			rowActions={(item) => rowActions({ screens, item, t, rights, actions, open })}
			bulkActions={bulkActions}
		/>
	);
}

/** What the list can be narrowed by; by details only for those who may read them. */
function useMasterFilters(
	screens: MasterScreens,
	{ mayRead }: MasterRights,
	added: readonly GridFilter<AnyEntry>[],
): readonly GridFilter<AnyEntry>[] {
	const { data } = screens;
	const { state } = useTexts(texts);
	const { fields } = useMasterWords(screens);
	return useMemo(() => {
		const ofState = filter.enabledState<AnyEntry>({
			id: stateFilterId(data),
			label: state,
			query: (chosen) => (chosen === "ALL" ? {} : { isEnabled: chosen === "ENABLED" }),
		});
		const lines = (data.narrowedBy ?? []).map((id) =>
			filter.text<AnyEntry>({ id, label: fields[id] ?? id }),
		);
		return [...(data.isArchivable ? [ofState] : []), ...(mayRead ? [...lines, ...added] : [])];
	}, [data, state, fields, mayRead, added]);
}

/** Whose detail is open. */
function useOpenEntry({ data, panels }: MasterScreens): string | undefined {
	const open = useOpenPanels().panels.find(({ id }) => id === panels.detail?.id);
	const id = open?.params[data.idName];
	return typeof id === "string" ? id : undefined;
}

export type Openers = ReturnType<typeof openersOf>;

function openersOf(screens: MasterScreens, place: Given["place"]) {
	const { data, panels } = screens;
	const stack = place === "page" ? "main" : "sub";
	const edit = (item: AnyEntry) => openEdit(screens, item, stack);
	return {
		edit,
		part:
			(part: string) =>
			({ id }: AnyEntry) => {
				const panel = panels.parts?.[part];
				if (panel !== undefined) openPanel(panel, entryKey(data, id), { stack });
			},
		create: () => openCreate(screens, stack),
		/** Who may read opens the detail; where there is none, who may write opens the form. */
		entry:
			({ mayRead, mayWrite }: MasterRights) =>
			(item: AnyEntry) => {
				if (panels.detail !== undefined && mayRead) {
					openPanel(panels.detail, entryKey(data, item.id), { stack });
				} else if (mayWrite) edit(item);
			},
	};
}
