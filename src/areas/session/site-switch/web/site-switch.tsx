import { IconBuilding, IconChevronDown } from "@tabler/icons-react";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { chooseAllSites, chooseSite } from "./choose-site.ts";
import "./site-switch.css";

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
