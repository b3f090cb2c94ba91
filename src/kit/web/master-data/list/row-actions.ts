import { IconArchive, IconArrowBackUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { textIn, type Words } from "#kit/contract/texts.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { languageStore } from "../../language-store.ts";
import { historyAction } from "../history-action.ts";
import type { AnyData, AnyEntry, MasterScreens } from "../master-screens.ts";
import type { texts } from "../text.ts";
import type { EntryActions } from "../use-entry-actions.ts";
import type { MasterRights } from "../use-master-rights.ts";
import { wordsOf } from "../use-master-words.ts";
import type { Openers } from "./master-list.tsx";

interface Given {
	readonly screens: MasterScreens;
	readonly item: AnyEntry;
	readonly t: Words<typeof texts>;
	readonly rights: MasterRights;
	readonly actions: EntryActions;
	readonly open: Openers;
}

/** What the person may do with an entry of a list. */
export function rowActions(given: Given): RowAction<AnyEntry>[] {
	const { screens, item, t, rights, actions, open } = given;
	const { mayRead, mayWrite, mayDelete } = rights;
	const { data, panels, ending } = screens;
	const found: (RowAction<AnyEntry> | false)[] = [
		mayWrite &&
			isChanged(data) && {
				id: "edit",
				label: panels.edit === undefined ? (wordsOf(screens).rename ?? t.edit) : t.edit,
				icon: IconPencil,
				run: open.edit,
			},
		...(mayWrite ? [...partActions(screens, open), ...screens.actions(item)] : []),
		mayWrite && data.isArchivable && switchAction(item, t, actions),
		...(mayRead ? historyAction(data.entity, item.id) : []),
		mayDelete &&
			(ending?.isOpen(item) ?? true) && {
				id: "delete",
				label: ending === undefined ? t.deleteShort : textIn(ending.label, languageStore.get()),
				icon: IconTrash,
				isDanger: true,
				run: (row) => (ending === undefined ? void actions.remove(row) : ending.run(row)),
			},
	];
	return found.filter((one) => one !== false);
}

/** What is handed out once and then only ended is never changed. */
export const isChanged = ({ name, contract }: AnyData) => `update${name}` in contract;

function partActions({ panels }: MasterScreens, open: Openers): RowAction<AnyEntry>[] {
	const language = languageStore.get();
	return Object.entries(panels.parts ?? {}).map(([part, panel]) => ({
		id: part,
		label: panel.title(language),
		icon: IconPencil,
		run: open.part(part),
	}));
}

function switchAction(
	{ isEnabled }: AnyEntry,
	t: Given["t"],
	actions: EntryActions,
): RowAction<AnyEntry> {
	return isEnabled
		? {
				id: "archive",
				label: t.archive,
				icon: IconArchive,
				run: (row) => void actions.archive(row),
			}
		: {
				id: "restore",
				label: t.restore,
				icon: IconArrowBackUp,
				run: (row) => void actions.restore(row),
			};
}
