import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { commonRename } from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { attempt } from "#kit/web/attempt.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewedBySites, type Site } from "./site-panel.tsx";

/** Renaming, archiving and deleting a site; one that is in use may be archived instead. */
export function useSiteActions() {
	const switchState = useSwitchState();
	return { rename: useRename(), switchState, remove: useRemove(switchState) };
}

async function renewSites(): Promise<void> {
	await Promise.all(renewedBySites.map((endpoint) => renew(endpoint)));
}

/** @returns whether it was done */
type Act = (site: Site) => Promise<boolean>;

function useSwitchState(): Act {
	const { doing, done } = useTexts(texts);
	return ({ id: siteId, version, isEnabled }) =>
		attempt({
			context: isEnabled ? doing.archive : doing.restore,
			done: isEnabled ? done.archived : done.restored,
			act: () => api(contract.updateSiteState, { siteId, isEnabled: !isEnabled, version }),
			renew: renewSites,
		});
}

function useRemove(archive: Act): Act {
	const { doing, done, actions } = useTexts(texts);
	const title = doing.remove;
	const offerArchive = async (site: Site, text: string) => {
		// with people at home in it a site cannot be archived either
		const hasPeople = site.people !== null && site.people > 0;
		if (!site.isEnabled || hasPeople) {
			await alertDialog({ title, text });
			return false;
		}
		const answer = await confirm({ title, text, confirm: actions.archive });
		return answer !== null && archive(site);
	};
	return async (site) => {
		const { id: siteId, name } = site;
		if ((await confirmDelete({ title, name })) === null) return false;
		try {
			await api(contract.deleteSite, { siteId });
		} catch (error) {
			if (isApiError(error, "SITE_IN_USE")) return offerArchive(site, error.message);
			handleError(error, { context: title });
			return false;
		}
		toast({ type: "positive", title: done.removed });
		await renewSites();
		return true;
	};
}

function useRename() {
	const { doing, actions } = useTexts(texts);
	return async ({ id: siteId, name, version }: Site) => {
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
	};
}
