import type { MasterFields, Shape } from "#kit/contract/master-data/master-data.ts";
import { entryKey } from "#kit/contract/master-data/master-params.ts";
import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";
import { api } from "../api.ts";
import { useEndingActions } from "../bulk/use-ending-actions.ts";
import { type AnyEntry, type MasterScreens, masterScreens } from "../master-data/master-screens.ts";
import { texts } from "../master-data/text.ts";
import { renewMaster } from "../master-data/use-master-live.ts";
import type { MasterRights } from "../master-data/use-master-rights.ts";
import { useMasterWords } from "../master-data/use-master-words.ts";
import { useTexts } from "../texts.ts";
import { PartSections } from "./part-sections.tsx";

/** It was asked once about all of them: nothing is asked about each. */
const asked = { isPlain: true } as const;

type Given<F extends MasterFields, X extends Shape, L extends Shape> = Parameters<
	typeof masterScreens<F, X, L>
>[0];

/** The looks of a declared record. Example: docs/how-to/add-a-record.md. */
export function recordScreens<F extends MasterFields, X extends Shape, L extends Shape>(
	given: Given<F, X, L>,
): MasterScreens {
	return {
		...masterScreens(given),
		record: {
			parts: (item, screens) => <PartSections item={item} screens={screens} />,
			useBulk: useBulkEndings,
		},
	};
}

/** Archives, restores or deletes several entries of a record. */
function useBulkEndings(
	screens: MasterScreens,
	{ mayWrite, mayDelete }: MasterRights,
): readonly BulkAction<AnyEntry>[] {
	const t = useTexts(texts);
	const { one, many, deleteText } = useMasterWords(screens);
	const { data, nameOf } = screens;
	const { updateState, remove } = data.operations;
	return useEndingActions({
		mayWrite: mayWrite && data.isArchivable,
		mayDelete,
		words: {
			archiving: t.archiving(many),
			restoring: t.restoring(many),
			deleting: t.delete(many),
			archiveMany: (count) => t.archiveMany(count, many),
			deleteMany: (count) =>
				count === 1 && deleteText !== undefined ? deleteText : t.deleteMany(count, many),
			changedMany: (count) => t.changedMany(count, count === 1 ? one : many),
		},
		nameOf,
		setEnabled: ({ id, version }, isEnabled) =>
			api(updateState, { ...entryKey(data, id), version, isEnabled }, asked),
		remove: ({ id }) => api(remove, entryKey(data, id), asked),
		renew: () => renewMaster(data),
	});
}
