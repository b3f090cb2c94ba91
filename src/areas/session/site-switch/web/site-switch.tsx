import { IconBuilding, IconChevronDown } from "@tabler/icons-react";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { renewQueries } from "#kit/web/renew-queries.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { checkSession } from "#kit/web/session/check-session.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { updateSettings, useSettings } from "#kit/web/settings/settings-store.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import "./site-switch.css";

const switching = "/loading/switch-site";

/** The site somebody works in, and the others she may. */
export default function SiteSwitch({ isNarrow }: { readonly isNarrow: boolean }) {
	const t = useTexts(texts);
	const { availableSites: sites, currentSite } = useSession();
	const { siteId } = useSettings().session;
	const isAll = siteId === "" && sites.length > 1;
	const present = sites.find((site) => site.siteId === siteId) ?? currentSite;
	const name = isAll ? t.all : present.name;
	const parts = (
		<>
			<IconBuilding size={17} stroke={1.7} aria-hidden />
			{!isNarrow && <span>{name}</span>}
		</>
	);
	if (sites.length < 2) {
		return (
			<p className="site-switch" title={t.current(name)}>
				{parts}
				{isNarrow && <span className="visually-hidden">{t.current(name)}</span>}
			</p>
		);
	}
	const entries = [
		{ id: "", label: t.all, isChosen: isAll, onChoose: chooseAllSites },
		...sites.map((site) => ({
			id: site.siteId,
			label: site.name,
			isChosen: !isAll && site.siteId === present.siteId,
			onChoose: () => void chooseSite(site),
		})),
	];
	return (
		<DropMenu entries={entries} position="bottom-start" width={216}>
			<button
				type="button"
				className="site-switch"
				aria-label={t.current(name)}
				title={t.current(name)}
			>
				{parts}
				{!isNarrow && <IconChevronDown size={14} stroke={2} aria-hidden />}
			</button>
		</DropMenu>
	);
}

type Site = SessionAnswer["availableSites"][number];

/** Works in another site from now on: the page in between keeps figures of two sites from standing side by side. */
async function chooseSite(site: Site): Promise<void> {
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
function chooseAllSites(): void {
	filterBy("", null);
}

/** What is shown was asked for with the filter from before. */
function filterBy(siteId: string, siteUnitId: string | null): void {
	updateSettings({ session: { siteId, siteUnitId } });
	void renewQueries();
}
