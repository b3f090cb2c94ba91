import { expect, test } from "vitest";
import type { MenuArea } from "../../router/open-pages.ts";
import { currentPlace, phonePlaces } from "./phone-places.ts";

function area(name: string, ...pages: readonly string[]): MenuArea {
	const load = () => Promise.reject(new Error("no page is shown here"));
	return {
		area: name,
		path: `/${name}`,
		pages: pages.map((page) => ({ path: `/${name}/${page}`, area: name, load })),
	};
}

const whole = [
	area("home", "dashboard"),
	area("time-management", "trackings", "accounts", "target-actual", "worksheets"),
	area("staff", "users", "units"),
];

const placesOf = (menu: readonly MenuArea[], looksAfterPeople = false) =>
	phonePlaces({ menu, owns: [], looksAfterPeople });
const pathsOf = (...given: Parameters<typeof placesOf>) =>
	placesOf(...given).map(({ path }) => path);

test("daily pages come first, in their own order", () => {
	expect(pathsOf(whole)).toEqual([
		"/home/dashboard",
		"/time-management/target-actual",
		"/time-management/trackings",
		"/time-management/accounts",
	]);
});

test("who looks after people has them beside the clock", () => {
	expect(pathsOf(whole, true)).toEqual([
		"/home/dashboard",
		"/staff/users",
		"/time-management/trackings",
		"/time-management/target-actual",
	]);
});

test("who has fewer of them gets areas in their place, each once", () => {
	const menu = [
		area("home", "dashboard"),
		area("time-management", "target-actual", "worksheets"),
		area("staff", "users", "units"),
	];
	expect(pathsOf(menu)).toEqual([
		"/home/dashboard",
		"/time-management/target-actual",
		"/staff/users",
	]);
});

test("where a page is not for this person, what of it is her own stands in its place", () => {
	const owns = ["/time-management/trackings", "/time-management/accounts"].map((insteadOf) => ({
		id: insteadOf,
		insteadOf,
		run: () => undefined,
	}));
	const menu = [
		area("home", "dashboard"),
		area("time-management", "accounts", "target-actual"),
		area("settings", "global"),
	];
	const places = phonePlaces({ menu, owns, looksAfterPeople: false });
	expect(places.map(({ path, own }) => [path, own?.id])).toEqual([
		["/home/dashboard", undefined],
		["/time-management/target-actual", undefined],
		["/time-management/trackings", "/time-management/trackings"],
		["/time-management/accounts", undefined],
	]);
	// nobody is at what only opens beside a page
	expect(currentPlace(places, "/time-management/trackings")).toBeUndefined();
});

test("who may open nothing has no place", () => {
	expect(placesOf([])).toEqual([]);
});

test("a place that stands for an area is marked on all of its pages, a daily page only on its own", () => {
	const places = placesOf([area("home", "dashboard"), area("staff", "units", "tags")]);
	expect(currentPlace(places, "/staff/tags")?.path).toBe("/staff/units");
	expect(currentPlace(places, "/home/dashboard")?.path).toBe("/home/dashboard");
	expect(currentPlace(placesOf(whole), "/time-management/worksheets")).toBeUndefined();
});
