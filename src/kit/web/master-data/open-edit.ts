import type { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import { entryKey } from "#kit/contract/master-data/master-params.ts";
import type { Panel, PanelStackName } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { commonRename } from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { api } from "../api.ts";
import { handleError } from "../errors/handle-error.ts";
import { currentTexts } from "../texts.ts";
import type { AnyEntry, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";
import { renewMaster } from "./use-master-live.ts";
import { wordsOf } from "./use-master-words.ts";

/** Opens the form of an entry, or asks for its name alone. */
export function openEdit(screens: MasterScreens, item: AnyEntry, stack: PanelStackName): void {
	const { edit, editParams } = screens.panels;
	if (edit === undefined) return void rename(screens, item);
	// a panel that only changes takes the same parameters, with the id always there
	const params = { ...editParams, ...entryKey(screens.data, item.id) };
	openPanel(edit as Panel<typeof masterEditParams>, params, { stack });
}

/** Opens the form of a new entry. */
export function openCreate({ panels }: MasterScreens, stack: PanelStackName): void {
	const { create, edit, editParams } = panels;
	if (create !== undefined) openPanel(create, {}, { stack });
	else openPanel(edit as Panel<typeof masterEditParams>, { ...editParams }, { stack });
}

async function rename(screens: MasterScreens, item: AnyEntry): Promise<void> {
	const { data, nameOf } = screens;
	const { one, rename: title = "" } = wordsOf(screens);
	const name = nameOf(item);
	await openPicker(commonRename, {
		title,
		sub: name,
		value: name,
		maxLength: data.fields[data.sortedBy]?.max ?? 200,
		draftKey: `${data.entity}.rename:${item.id}`,
		save: async (next) => {
			const { version } = item;
			const input = { ...entryKey(data, item.id), [data.sortedBy]: next, version };
			await api(data.operations.update, input as never);
			await renewMaster(data);
		},
		onFailure: (error) => handleError(error, { context: currentTexts(texts).saving(one) }),
	});
}
