import type { ComponentType } from "react";
import type { RouteNeeds } from "#domain/access/route-is-open.ts";
import type { Language } from "#kit/contract/language.ts";

export interface PageModule {
	readonly default: ComponentType;
	/** Fetches what the page shows first, when the application starts with it. Nobody may be signed in yet. */
	readonly ahead?: () => Promise<void>;
}

/** The same from a file of its own, which is there before the page's code is: worth it where the answer takes its time. */
export type AheadModule = Required<Pick<PageModule, "ahead">>;

/**
 * A page of a feature. What the route table says about its path (label, features, permissions) need not be said again;
 * what is said here is asked for in addition.
 */
export interface Page extends RouteNeeds {
	/** `/home/dashboard`; parameters as `/login/$tenant`. */
	readonly path: string;
	/** The area it stands in: `home`. */
	readonly area: string;
	readonly label?: (language: Language) => string;
	readonly load: () => Promise<PageModule>;
	readonly loadAhead?: () => Promise<AheadModule>;
	/** Shown without a session and without the shell. */
	readonly public?: boolean;
	/** Leaves the menu without it; reached by links only. */
	readonly hidden?: boolean;
}

/** `export const pages = definePages([...])` in a feature's `web/pages.ts`. */
export function definePages(pages: readonly Page[]): readonly Page[] {
	return pages;
}
