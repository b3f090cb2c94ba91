import { expect, test } from "vitest";
import type { RouteSession } from "#domain/access/route-is-open.ts";
import { uiFeatures } from "#domain/access/ui-features.ts";
import type { Page } from "./define-pages.ts";
import { menuOf, pageIsOpen, pageTitle, wayBack } from "./open-pages.ts";
import { routeTable } from "./route-table.ts";

const load = async () => ({ default: () => null });
const tablePages: readonly Page[] = routeTable.flatMap(({ area, children }) =>
	children.map(({ path }) => ({ path, area, load })),
);
const everything: RouteSession = {
	uiFeatures,
	permissions: { "access.defaults": [{ scope: "GLOBAL", level: "FULL" }] },
	trialState: "NONE",
	developerTools: false,
};
const paths = (session: RouteSession, pages = tablePages) =>
	menuOf(pages, session).flatMap((area) => area.pages.map((page) => page.path));

test("who may everything sees every route of the specification", () => {
	expect(paths(everything)).toHaveLength(26);
	expect(menuOf(tablePages, everything).map(({ area }) => area)).toEqual([
		"home",
		"time-management",
		"absences",
		"shiftplan",
		"projects",
		"staff",
		"contacts",
		"payroll",
		"reports",
		"settings",
	]);
});

test("without features and permissions little is left", () => {
	const session = { ...everything, uiFeatures: [], permissions: {} };
	expect(paths(session)).toEqual([
		"/home/dashboard",
		"/home/calendar",
		"/absences/absences",
		"/absences/vacation",
		"/absences/entries",
	]);
});

test("an ended trial hides all but what is always visible, from administrators too", () => {
	const session = { ...everything, trialState: "TRIAL_EXPIRED" };
	expect(paths(session)).toEqual([
		"/home/dashboard",
		"/home/calendar",
		"/home/live",
		"/home/management",
	]);
});

test("a route without its page is absent; pages the table does not know come last", () => {
	const own: Page = { path: "/home/x", area: "home", load };
	const pages = [own, ...tablePages.slice(0, 1)];
	expect(paths(everything, pages)).toEqual(["/home/dashboard", "/home/x"]);
});

test("a page may ask for more than the table; developer and admin pages", () => {
	const page = (needs: Partial<Page>): Page => ({
		path: "/home/dashboard",
		area: "home",
		load,
		...needs,
	});
	const planner = { ...everything, permissions: {} };
	const plain = {
		...everything,
		uiFeatures: uiFeatures.filter((feature) => feature !== "CUSTOMFIELDS"),
	};
	const withFields = page({ features: ["CUSTOMFIELDS"] });
	expect(pageIsOpen(withFields, everything)).toBe(true);
	expect(pageIsOpen(withFields, plain)).toBe(false);
	expect(pageIsOpen(page({ adminOnly: true }), everything)).toBe(true);
	expect(pageIsOpen(page({ adminOnly: true }), planner)).toBe(false);
	expect(pageIsOpen(page({ developer: true }), everything)).toBe(false);
	const withTools = { ...everything, developerTools: true };
	expect(pageIsOpen(page({ developer: true }), withTools)).toBe(true);
});

test("live needs its global permission", () => {
	const live = tablePages.filter(({ path }) => path === "/home/live");
	const inUnit = {
		...everything,
		permissions: { "liveview.enabled": [{ scope: "GLOBAL" as const, level: "FULL" as const }] },
	};
	expect(paths(inUnit, live)).toEqual(["/home/live"]);
	expect(paths({ ...everything, permissions: {} }, live)).toEqual([]);
});

test.each([
	["/absences/nothing", "/absences/absences"],
	["/time-management/x/y", "/time-management/target-actual"],
	["/nowhere", "/home/dashboard"],
	["/", "/home/dashboard"],
])("a missing page %s leads to %s", (path, way) => {
	expect(wayBack(path, tablePages, everything)?.path).toBe(way);
});

test("titles join the route names and the product", () => {
	const page = tablePages.find(({ path }) => path === "/time-management/state");
	expect(pageTitle(page, "de-DE")).toBe("Zeiterfassung · Status · Stundwerk");
	expect(pageTitle(undefined, "en-EN")).toBe("Page not found · Stundwerk");
});
