import { IconDots } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useLanguage } from "../language-store.ts";
import { areaLabel } from "../router/open-pages.ts";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { AreaIcon } from "./area-icon.tsx";
import { useMenu } from "./use-menu.ts";
import "./phone-navigation.css";

const places = 4;

interface Given {
	readonly isMenuOpen: boolean;
	readonly onMore: () => void;
}

/** The first areas and a way to all of them, below the thumb. */
export function PhoneNavigation({ isMenuOpen, onMore }: Given) {
	const t = useTexts(texts).shell;
	const language = useLanguage();
	const { menu, area } = useMenu();
	return (
		<nav className="phone-nav" aria-label={t.phoneMenu}>
			{menu.slice(0, places).map((one) => (
				<Link
					key={one.area}
					className="phone-place"
					to={(one.pages[0]?.path ?? one.path) as string}
					{...(one === area ? { "aria-current": "page" } : {})}
				>
					<span className="phone-pill">
						<AreaIcon area={one.area} size={22} />
					</span>
					{areaLabel(one.area, language)}
				</Link>
			))}
			<button
				type="button"
				className="phone-place"
				aria-expanded={isMenuOpen}
				aria-controls="main-menu"
				onClick={onMore}
			>
				<span className="phone-pill">
					<IconDots size={22} stroke={1.7} aria-hidden />
				</span>
				{t.more}
			</button>
		</nav>
	);
}
