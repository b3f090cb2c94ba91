import { IconChevronDown, IconLayoutSidebar } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useLanguage } from "../language-store.ts";
import { areaLabel, type MenuArea, pageLabel } from "../router/open-pages.ts";
import { useSession } from "../session/session-store.ts";
import { updateSettings, useSettings } from "../settings/settings-store.ts";
import { Slot } from "../slots/slot.tsx";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { AreaIcon } from "./area-icon.tsx";
import { ProductMark } from "./product-mark.tsx";
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

interface RailAreaGiven {
	readonly area: MenuArea;
	readonly isCurrent: boolean;
	readonly onLeave: () => void;
}

/** One area; its pages are seen when it is open. The one somebody is in is open unless she shut it. */
function RailArea({ area, isCurrent, onLeave }: RailAreaGiven) {
	const language = useLanguage();
	const t = useTexts(texts).shell;
	const { sideMenuAreas } = useSettings().layout;
	const isOpen = sideMenuAreas[area.area] ?? isCurrent;
	const isSingle = area.pages.length === 1;
	const label = areaLabel(area.area, language);
	const first = area.pages[0];
	if (first === undefined) return null;
	return (
		<div className="rail-area" data-current={isCurrent || undefined}>
			<div className="rail-top">
				<Link
					to={first.path as string}
					title={label}
					onClick={onLeave}
					onPointerEnter={() => void first.load()}
					{...(isCurrent && isSingle ? { "aria-current": "page" } : {})}
				>
					<AreaIcon area={area.area} />
					<span className="rail-words">{label}</span>
				</Link>
				{!isSingle && (
					<IconButton
						className="rail-button rail-chevron"
						icon={IconChevronDown}
						size={14}
						label={t.toggleArea(label)}
						aria-expanded={isOpen}
						onClick={() =>
							updateSettings({
								layout: { sideMenuAreas: { ...sideMenuAreas, [area.area]: !isOpen } },
							})
						}
					/>
				)}
			</div>
			{isOpen && !isSingle && (
				<ul>
					{area.pages.map((page) => (
						<li key={page.path}>
							<Link
								to={page.path as string}
								className="rail-page"
								onClick={onLeave}
								onPointerEnter={() => void page.load()}
								activeProps={{ "aria-current": "page" }}
								activeOptions={{ includeSearch: false }}
							>
								{pageLabel(page, language)}
							</Link>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
