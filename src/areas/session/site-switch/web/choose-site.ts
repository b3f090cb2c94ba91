import type { SessionAnswer } from "#kit/contract/session.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { renewQueries } from "#kit/web/renew-queries.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { checkSession } from "#kit/web/session/check-session.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

type Site = SessionAnswer["availableSites"][number];

const switching = "/loading/switch-site";

/** Works in another site from now on: the page in between keeps figures of two sites from standing side by side. */
export async function chooseSite(site: Site): Promise<void> {
	await goTo(`${switching}?switching=true`);
	// unsaved text held it back
	if (location.pathname !== switching) return;
	try {
		await api(contract.switchSite, { siteId: site.siteId });
		filterBy(site.siteId, site.unitId);
		await checkSession({ anew: true });
	} catch (error) {
		handleError(error, { context: currentTexts(texts).failed });
	}
	if (location.pathname === switching) await goTo("/", { replace: true });
}

/** Lifts the filter by site; the session keeps the site it works in. */
export function chooseAllSites(): void {
	filterBy("", null);
}

/** What is shown was asked for with the filter from before. */
function filterBy(siteId: string, siteUnitId: string | null): void {
	updateSettings({ session: { siteId, siteUnitId } });
	void renewQueries();
}
