import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { removeEntry } from "./remove-entry.ts";

/** Asks and takes the last version of a template back. */
export async function removeVersion(versionId: string): Promise<void> {
	const t = currentTexts(texts).versions;
	await removeEntry({
		title: t.remove,
		text: t.removeText,
		remove: () => api(contract.deleteWorksheetTemplateVersion, { versionId }),
	});
}
