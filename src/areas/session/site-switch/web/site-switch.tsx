import { Menu } from "@mantine/core";
import { IconBuilding, IconCheck, IconChevronDown } from "@tabler/icons-react";
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
				<span className="visually-hidden">{t.current(name)}</span>
			</p>
		);
	}
	const entry = (
		key: string,
		label: string,
		isHere: boolean,
		run: () => void,
	) => (
		<Menu.Item
			key={key}
			role="menuitemradio"
			aria-checked={isHere}
			rightSection={isHere && <IconCheck size={16} stroke={2} aria-hidden />}
			onClick={() => !isHere && run()}
		>
			{label}
		</Menu.Item>
	);
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
				{entry("", t.all, isAll, chooseAllSites)}
				<Menu.Divider />
				{sites.map((site) =>
					entry(
						site.siteId,
						site.name,
						!isAll && site.siteId === present.siteId,
						() => void chooseSite(site),
					),
				)}
			</Menu.Dropdown>
		</Menu>
	);
}
