import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "../api.ts";
import { isApiError } from "../api-error.ts";
import { handleError } from "../errors/handle-error.ts";
import { useTexts } from "../texts.ts";
import type { AnyEntry, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";
import { renewMaster } from "./use-master-live.ts";
import { useMasterWords } from "./use-master-words.ts";

type Acted = Pick<MasterScreens, "data" | "words">;

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
	return async ({ id, version }, isEnabled) => {
		const context = isEnabled ? t.restoring(one) : t.archiving(one);
		const done = isEnabled ? t.restoredNow : t.archivedNow;
		try {
			await api(data.operations.updateState, { id, version, isEnabled });
			toast({ type: "positive", title: done(one) });
			return true;
		} catch (error) {
			handleError(error, { context });
			return false;
		} finally {
			await renewMaster(data);
		}
	};
}

function useRemove(screens: Acted, setEnabled: SetEnabled) {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	const { data } = screens;
	const title = t.delete(words.one);
	const offerArchive = async (item: AnyEntry, message: string) => {
		if (!data.isArchivable || !item.isEnabled) {
			await alertDialog({ title, text: message });
			return false;
		}
		const answer = await confirm({ title, text: words.inUse, confirm: t.archive });
		return answer !== null && setEnabled(item, false);
	};
	return async (item: AnyEntry) => {
		const answer = await confirmDelete({ title, text: words.deleteText });
		if (answer === null) return false;
		try {
			await api(data.operations.remove, { id: item.id });
		} catch (error) {
			if (isApiError(error, "IN_USE")) return offerArchive(item, error.message);
			handleError(error, { context: title });
			return false;
		}
		toast({ type: "positive", title: t.deletedNow(words.one) });
		await renewMaster(data);
		return true;
	};
}
