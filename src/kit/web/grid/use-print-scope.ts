import { useSessionOrNull } from "../session/session-store.ts";
import { useSettings } from "../settings/settings-store.ts";

/** Whose list is on paper: the company, and the site it is narrowed to. */
export function usePrintScope(): string {
	const session = useSessionOrNull();
	const { siteId } = useSettings().session;
	if (session === null) return "";
	const { tenant, availableSites: sites, currentSite } = session;
	const isAll = siteId === "" && sites.length > 1;
	const site = sites.find((one) => one.siteId === siteId) ?? currentSite;
	return isAll || site.name === tenant.name ? tenant.name : `${tenant.name} · ${site.name}`;
}
