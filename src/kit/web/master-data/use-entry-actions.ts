import { entryKey } from "#kit/contract/master-data/master-params.ts";
import { api } from "../api.ts";
import { attempt } from "../attempt.ts";
import { removeOrArchive } from "../remove-or-archive.ts";
import { useTexts } from "../texts.ts";
import type { AnyEntry, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";
import { renewMaster } from "./use-master-live.ts";
import { useMasterWords } from "./use-master-words.ts";

type Acted = Pick<MasterScreens, "data" | "words"> &
	Partial<Pick<MasterScreens, "nameOf" | "mayArchive">>;

export interface EntryActions {
	/** Resolve to whether it was done. */
	readonly archive: (item: AnyEntry) => Promise<boolean>;
	readonly restore: (item: AnyEntry) => Promise<boolean>;
	readonly remove: (item: AnyEntry) => Promise<boolean>;
}

type SetEnabled = (item: AnyEntry, isEnabled: boolean) => Promise<boolean>;

/** Archiving, restoring and deleting, each asked for where it must be; what is linked may be archived instead. */
export function useEntryActions(screens: Acted): EntryActions {
	const setEnabled = useSetEnabled(screens);
	const remove = useRemove(screens, setEnabled);
	return {
		remove,
		archive: (item) => setEnabled(item, false),
		restore: (item) => setEnabled(item, true),
	};
}

function useSetEnabled(screens: Acted): SetEnabled {
	const t = useTexts(texts);
	const { one } = useMasterWords(screens);
	const { data } = screens;
	return ({ id, version }, isEnabled) =>
		attempt({
			context: isEnabled ? t.restoring(one) : t.archiving(one),
			done: isEnabled ? t.restoredNow(one) : t.archivedNow(one),
			act: () => api(data.operations.updateState, { ...entryKey(data, id), version, isEnabled }),
			renew: () => renewMaster(data),
		});
}

function useRemove(screens: Acted, setEnabled: SetEnabled) {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	const { data, nameOf = () => "", mayArchive = () => true } = screens;
	return (item: AnyEntry) =>
		removeOrArchive({
			title: t.delete(words.one),
			asked: words.deleteText === undefined ? { name: nameOf(item) } : { text: words.deleteText },
			remove: () => api(data.operations.remove, entryKey(data, item.id)),
			done: t.deletedNow(words.one),
			renew: () => renewMaster(data),
			inUse: data.inUse.code,
			...(words.inUse !== undefined && { inUseText: words.inUse }),
			archiveLabel: t.archive,
			archive:
				data.isArchivable && item.isEnabled && mayArchive(item) && (() => setEnabled(item, false)),
		});
}
