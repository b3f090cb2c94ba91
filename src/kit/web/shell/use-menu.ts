import { useRouterState } from "@tanstack/react-router";
import { useStore } from "#kit/ui/create-store.ts";
import type { Page } from "../router/define-pages.ts";
import { type MenuArea, menuOf } from "../router/open-pages.ts";
import { pagesStore } from "../router/pages-store.ts";
import { routeSession, useSession } from "../session/session-store.ts";

/** Areas and pages this person may see, and where she is. */
export function useMenu(): {
	readonly menu: readonly MenuArea[];
	readonly path: string;
	readonly area: MenuArea | undefined;
	readonly page: Page | undefined;
} {
	const pages = useStore(pagesStore);
	const session = useSession();
	const path = useRouterState({ select: (state) => state.location.pathname });
	const menu = menuOf(pages, routeSession(session));
	const area = menu.find((one) => path.startsWith(`${one.path}/`));
	const page = pages.find((one) => one.path === path);
	return { menu, path, area, page };
}
