import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { removeEntry } from "./remove-entry.ts";

/** Asks and takes the last version of a template back. */
export async function removeVersion(versionId: string): Promise<void> {
	const t = currentTexts(german, english).versions;
	await removeEntry({
		title: t.remove,
		text: t.removeText,
		remove: () => api(contract.deleteWorksheetTemplateVersion, { versionId }),
	});
}
