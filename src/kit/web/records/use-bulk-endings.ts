import { entryKey } from "#kit/contract/master-data/master-params.ts";
import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { api } from "../api.ts";
import { changeMany } from "../bulk/change-many.ts";
import { deleteMany } from "../bulk/delete-many.ts";
import type { BulkRun } from "../bulk/then-clear.ts";
import { useEndingActions } from "../bulk/use-ending-actions.ts";
import type { AnyEntry, MasterScreens } from "../master-data/master-screens.ts";
import { texts } from "../master-data/text.ts";
import { renewMaster } from "../master-data/use-master-live.ts";
import type { MasterRights } from "../master-data/use-master-rights.ts";
import { useMasterWords } from "../master-data/use-master-words.ts";
import { useTexts } from "../texts.ts";

type Run = BulkRun<AnyEntry>;

/** Archives, restores or deletes several entries; those it was not possible for are named with their reason. */
export function useBulkEndings(
	screens: MasterScreens,
	{ mayWrite, mayDelete }: MasterRights,
): readonly BulkAction<AnyEntry>[] {
	const { data } = screens;
	return useEndingActions({
		mayWrite: mayWrite && data.isArchivable,
		mayDelete,
		archive: useSwitch(screens, false),
		restore: useSwitch(screens, true),
		remove: useRemove(screens),
	});
}

function useSwitch({ data, nameOf, ...screens }: MasterScreens, isEnabled: boolean): Run {
	const t = useTexts(texts);
	const { one, many } = useMasterWords(screens);
	const title = isEnabled ? t.restoring(many) : t.archiving(many);
	return async (selected) => {
		const rows = selected.filter((row) => row.isEnabled !== isEnabled);
		if (rows.length === 0) return true;
		if (!isEnabled) {
			const text = t.archiveMany(rows.length, many);
			if ((await confirm({ title, text, confirm: t.archive })) === null) return false;
		}
		await changeMany({
			rows,
			title,
			nameOf,
			done: (count) => t.changedMany(count, count === 1 ? one : many),
			renew: () => renewMaster(data),
			change: ({ id, version }) =>
				api(data.operations.updateState, { ...entryKey(data, id), version, isEnabled }),
		});
		return true;
	};
}

function useRemove({ data, nameOf, ...screens }: MasterScreens): Run {
	const t = useTexts(texts);
	const { many, deleteText } = useMasterWords(screens);
	return async (rows) => {
		const title = t.delete(many);
		const isOne = rows.length === 1 && deleteText !== undefined;
		const text = isOne ? deleteText : t.deleteMany(rows.length, many);
		if ((await confirmDelete({ title, text })) === null) return false;
		await deleteMany({
			rows,
			title,
			nameOf,
			remove: ({ id }) => api(data.operations.remove, entryKey(data, id)),
		});
		await renewMaster(data);
		return true;
	};
}
