import { IconLayoutSidebar } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useSession } from "../session/session-store.ts";
import { updateSettings, useSettings } from "../settings/settings-store.ts";
import { Slot } from "../slots/slot.tsx";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { ProductMark } from "./product-mark.tsx";
import { RailArea } from "./rail-area.tsx";
import { useMenu } from "./use-menu.ts";
import { UserBlock } from "./user-block.tsx";
import "./side-rail.css";

interface Given {
	/** A page was chosen: on the phone the menu goes away. */
	readonly onLeave: () => void;
}

/** The petrol rail: mark, site, areas with their pages, the person. */
export function SideRail({ onLeave }: Given) {
	const t = useTexts(texts);
	const session = useSession();
	const { menu, area } = useMenu();
	const { sideMenuExpanded: isWide } = useSettings().layout;
	return (
		<aside className="rail" aria-label={t.product}>
			<div className="rail-mark">
				<ProductMark />
				<div className="rail-words">
					<b>{t.product}</b>
					<span>{session.tenant.name}</span>
				</div>
				<IconButton
					className="rail-button rail-width"
					icon={IconLayoutSidebar}
					size={16}
					label={isWide ? t.shell.narrowMenu : t.shell.wideMenu}
					aria-expanded={isWide}
					onClick={() => updateSettings({ layout: { sideMenuExpanded: !isWide } })}
				/>
			</div>
			<div className="rail-site">
				<Slot place="siteSwitch" props={{ isNarrow: !isWide }} />
			</div>
			<nav aria-label={t.shell.mainMenu} id="main-menu">
				{menu.map((one) => (
					<RailArea key={one.area} area={one} isCurrent={one === area} onLeave={onLeave} />
				))}
			</nav>
			<UserBlock onLeave={onLeave} />
		</aside>
	);
}
