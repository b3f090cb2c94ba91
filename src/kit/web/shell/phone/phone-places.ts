import type { MenuArea } from "../../router/open-pages.ts";
import type { SlotOwn } from "../../slots/define-slots.ts";

/** What people do day by day, in this order. */
const everybody = [
	"/home/dashboard",
	"/time-management/target-actual",
	"/time-management/trackings",
	"/time-management/accounts",
] as const;

/** People who look after others look them up more often than balances. */
const administrators = [
	"/home/dashboard",
	"/staff/users",
	"/time-management/trackings",
	"/time-management/target-actual",
] as const;

export type DailyPage = (typeof everybody | typeof administrators)[number];

export interface PhonePlace {
	readonly path: string;
	readonly area: string;
	/** Which of the daily pages it is; absent where it stands for a whole area. */
	readonly daily?: DailyPage;
	/** What it opens where the page itself is not for this person. */
	readonly own?: SlotOwn;
}

interface Given {
	readonly menu: readonly MenuArea[];
	readonly owns: readonly SlotOwn[];
	readonly looksAfterPeople: boolean;
}

const most = 4;

/** The places below the thumb: daily pages or what of them is one's own, and areas without one while there is room. */
export function phonePlaces({ menu, owns, looksAfterPeople }: Given): PhonePlace[] {
	const open = menu.flatMap(({ area, pages }) => pages.map(({ path }) => ({ path, area })));
	const order = looksAfterPeople ? administrators : everybody;
	const places = order.flatMap((daily): PhonePlace[] => {
		const page = open.find(({ path }) => path === daily);
		if (page) return [{ ...page, daily }];
		const own = owns.find(({ insteadOf }) => insteadOf === daily);
		return own ? [{ path: daily, area: daily.split("/")[1] ?? "", daily, own }] : [];
	});
	const taken = new Set(places.map(({ area }) => area));
	for (const { area, pages } of menu) {
		const [first] = pages;
		if (first && !taken.has(area)) places.push({ path: first.path, area });
	}
	return places.slice(0, most);
}

/** The place somebody is at: an area's own place stands for all of its pages, unless one of them has a place too. */
export function currentPlace(places: readonly PhonePlace[], path: string): PhonePlace | undefined {
	return (
		// what opens beside a page is no place somebody can be at
		places.find((one) => one.path === path && one.own === undefined) ??
		places.find((one) => one.daily === undefined && path.startsWith(`/${one.area}/`))
	);
}
