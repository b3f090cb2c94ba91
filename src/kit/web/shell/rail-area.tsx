import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useLanguage } from "../language-store.ts";
import type { MenuArea } from "../router/open-pages.ts";
import { areaLabel, pageLabel } from "../router/open-pages.ts";
import { updateSettings, useSettings } from "../settings/settings-store.ts";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { AreaIcon } from "./area-icon.tsx";

interface Given {
	readonly area: MenuArea;
	readonly isCurrent: boolean;
	readonly onLeave: () => void;
}

/** One area; its pages are seen when it is open. The one somebody is in is open unless she shut it. */
export function RailArea({ area, isCurrent, onLeave }: Given) {
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
								layout: {
									sideMenuAreas: { ...sideMenuAreas, [area.area]: !isOpen },
								},
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
