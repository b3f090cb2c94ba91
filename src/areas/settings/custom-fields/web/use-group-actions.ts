import { commonRename } from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useEntryActions } from "#kit/web/master-data/use-entry-actions.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { groupScreens } from "./group-screens.ts";
import { type ListedGroup, renewFields } from "./use-groups.ts";

/** Renaming and deleting a group. */
export function useGroupActions(group: ListedGroup) {
	const t = useTexts(texts).overview;
	const { remove } = useEntryActions(groupScreens);
	const { id, version, entity, position, name } = group;
	const save = async (next: string) => {
		const values = { entity, position, name: next };
		await api(contract.updateCustomFieldGroup, { id, version, ...values });
		await renewFields();
	};
	return {
		rename: () =>
			openPicker(commonRename, {
				title: t.renameTitle,
				sub: name,
				value: name,
				maxLength: 100,
				draftKey: `custom-fields.rename:${id}`,
				save,
				onFailure: (error) => handleError(error, { context: t.renaming }),
			}),
		remove: () => remove({ ...group }),
	};
}
