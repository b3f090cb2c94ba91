import { confirmDelete } from "../../../../kit/ui/dialog/confirm-delete.ts";
import { commonRename } from "../../../../kit/ui/panels.ts";
import { openPicker } from "../../../../kit/ui/picker/open-picker.ts";
import { toast } from "../../../../kit/ui/toast/toast.ts";
import { api } from "../../../../kit/web/api.ts";
import { handleError } from "../../../../kit/web/errors/handle-error.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { renewSites } from "./renew-sites.ts";
import type { Site } from "./site-panel.tsx";

interface SiteActions {
	readonly rename: (site: Site) => Promise<void>;
	/** Both resolve to whether it was done. */
	readonly switchState: (site: Site) => Promise<boolean>;
	readonly remove: (site: Site) => Promise<boolean>;
}

/** Renaming, archiving and deleting a site. */
export function useSiteActions(): SiteActions {
	const { doing, done, actions } = useTexts(german, english);
	return {
		rename: async ({ id: siteId, name, version }) => {
			await openPicker(commonRename, {
				title: actions.rename,
				sub: name,
				value: name,
				maxLength: 200,
				draftKey: `sites.rename:${siteId}`,
				save: async (next) => {
					await api(contract.updateSite, { siteId, name: next, version });
					await renewSites();
				},
				onFailure: (error) => handleError(error, { context: doing.save }),
			});
		},
		switchState: ({ id: siteId, version, isEnabled }) =>
			attempt(
				isEnabled ? doing.archive : doing.restore,
				isEnabled ? done.archived : done.restored,
				() =>
					api(contract.updateSiteState, {
						siteId,
						isEnabled: !isEnabled,
						version,
					}),
			),
		remove: async ({ id: siteId, name }) => {
			const title = doing.remove;
			if ((await confirmDelete({ title, name })) === null) return false;
			return attempt(title, done.removed, () =>
				api(contract.deleteSite, { siteId }),
			);
		},
	};
}

/** Does it, says so, and shows what is true afterwards, whatever came of it. */
async function attempt(
	context: string,
	done: string,
	act: () => Promise<unknown>,
): Promise<boolean> {
	try {
		await act();
		toast({ type: "positive", title: done });
		return true;
	} catch (error) {
		handleError(error, { context });
		return false;
	} finally {
		await renewSites();
	}
}
