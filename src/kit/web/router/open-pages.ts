import { type RouteNeeds, type RouteSession, routeIsOpen } from "#domain/access/route-is-open.ts";
import type { Language } from "#kit/contract/language.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { routeSession } from "../session/session-store.ts";
import { texts } from "../text.ts";
import type { Page } from "./define-pages.ts";
import { routeTable, type TableArea } from "./route-table.ts";

export interface MenuArea {
	readonly area: string;
	readonly path: string;
	readonly pages: readonly Page[];
}

/** Whether a page is there for a session: what its area, its row of the route table and it itself ask for. */
export function pageIsOpen(page: Page, session: RouteSession): boolean {
	const area = areaOf(page.area);
	const row = area?.children.find(({ path }) => path === page.path);
	const alwaysVisible = Boolean(page.alwaysVisible || row?.alwaysVisible || area?.alwaysVisible);
	const needs = [area, row, page].filter((one) => one !== undefined);
	return needs.every((one: RouteNeeds) => routeIsOpen({ ...one, alwaysVisible }, session));
}

/** Areas and pages of the menu, in its order; an area without any page is absent. */
export function menuOf(pages: readonly Page[], session: RouteSession): MenuArea[] {
	const shown = pages.filter((page) => !page.public && !page.hidden && pageIsOpen(page, session));
	const names = new Set([
		...routeTable.map(({ area }) => area as string),
		...shown.map((page) => page.area),
	]);
	return [...names].flatMap((area) => {
		const own = inOrder(shown.filter((page) => page.area === area));
		return own.length === 0 ? [] : [{ area, path: `/${area}`, pages: own }];
	});
}

/** Where a missing page leads: the first page without parameters of the same section, else the dashboard. */
export function wayBack(
	path: string,
	pages: readonly Page[],
	session: RouteSession,
): Page | undefined {
	const section = path.split("/")[1] ?? "";
	const menu = menuOf(pages, session);
	const inSection = menu
		.find(({ path: areaPath }) => areaPath === `/${section}`)
		?.pages.find((page) => !page.path.includes("$") && page.path !== path);
	const dashboard = menu
		.flatMap((area) => area.pages)
		.find((page) => page.path === "/home/dashboard");
	return inSection ?? dashboard;
}

/** Where the path of an area leads. */
export function firstPageOf(
	area: string,
	pages: readonly Page[],
	session: SessionAnswer | null,
): Page | undefined {
	if (session === null) return undefined;
	return menuOf(pages, routeSession(session)).find((one) => one.area === area)?.pages[0];
}

export function pageLabel(page: Page, language: Language): string {
	const words: Readonly<Record<string, string>> = wordsOf(language).pages;
	return page.label?.(language) ?? words[page.path] ?? page.path;
}

export function areaLabel(area: string, language: Language): string {
	const words: Readonly<Record<string, string>> = wordsOf(language).areas;
	return words[area] ?? area;
}

/** Route names and the product. Example: "Start · Dashboard · Stundwerk" */
export function pageTitle(page: Page | undefined, language: Language): string {
	const words = wordsOf(language);
	if (page === undefined) return `${words.notFound.title} · ${words.product}`;
	const names = page.public
		? [pageLabel(page, language)]
		: [areaLabel(page.area, language), pageLabel(page, language)];
	return [...names, words.product].join(" · ");
}

function wordsOf(language: Language) {
	return texts[language];
}

function areaOf(name: string): TableArea | undefined {
	return routeTable.find(({ area }) => area === name);
}

/** The table's order first, what it does not know after it. */
function inOrder(pages: readonly Page[]): Page[] {
	const order = routeTable.flatMap(({ children }) => children.map(({ path }) => path as string));
	const rank = (page: Page) => {
		const at = order.indexOf(page.path);
		return at < 0 ? order.length : at;
	};
	return [...pages].sort((a, b) => rank(a) - rank(b));
}
