import { cloneElement, useState } from "react";
import { lazyCode } from "../state/lazy-code.ts";
import type { MenuGiven } from "./menu-given.ts";

const code = lazyCode(() => import("./opened-menu.tsx"));

/**
 * A button with a menu. Until somebody wants the menu only the button is drawn: what places and guides a menu is the
 * heaviest part of a page that shows a few buttons.
 */
export function DropMenu(given: MenuGiven) {
	const [isWanted, setWanted] = useState(false);
	const Opened = code.loaded();
	if (isWanted && Opened !== undefined) return <Opened {...given} />;
	const preload = () => void code.preload().catch(() => {});
	return cloneElement(given.children, {
		"aria-haspopup": "menu",
		"aria-expanded": false,
		onPointerEnter: preload,
		onFocus: preload,
		onClick: () => {
			if (given.isDisabled) return;
			// a failure says that the server cannot be reached; the next click tries again
			void code.preload().then(() => setWanted(true));
		},
	});
}
