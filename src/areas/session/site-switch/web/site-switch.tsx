import { Menu } from "@mantine/core";
import { IconBuilding, IconChevronDown } from "@tabler/icons-react";
import { useSession } from "../../../../kit/web/session/session-store.ts";
import { useSettings } from "../../../../kit/web/settings/settings-store.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { chooseAllSites, chooseSite } from "./choose-site.ts";
import "./site-switch.css";

/** The site somebody works in, and the others she may. */
export default function SiteSwitch({
	isNarrow,
}: {
	readonly isNarrow: boolean;
}) {
	const t = useTexts(german, english);
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
	const choose = (wanted: string) => {
		const site = sites.find((one) => one.siteId === wanted);
		if (site === undefined) chooseAllSites();
		else void chooseSite(site);
	};
	return (
		<Menu position="bottom-start" width={216} shadow="md">
			<Menu.Target>
				<button
					type="button"
					className="site-switch"
					aria-label={t.current(name)}
					title={t.current(name)}
				>
					{parts}
					{!isNarrow && <IconChevronDown size={14} stroke={2} aria-hidden />}
				</button>
			</Menu.Target>
			<Menu.Dropdown>
				<Menu.RadioGroup value={isAll ? "" : present.siteId} onChange={choose}>
					<Menu.RadioItem value="" closeMenuOnClick>
						{t.all}
					</Menu.RadioItem>
					{sites.map((site) => (
						<Menu.RadioItem
							key={site.siteId}
							value={site.siteId}
							closeMenuOnClick
						>
							{site.name}
						</Menu.RadioItem>
					))}
				</Menu.RadioGroup>
			</Menu.Dropdown>
		</Menu>
	);
}
