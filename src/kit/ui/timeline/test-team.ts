import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TimelineGiven, TimelineItem, TimelineRow } from "./timeline-given.ts";

/** `2026-12-28` → that day, shorter. */
export const on = dayOfIso;

export function testItem(
	id: string,
	rowId: string,
	from: string,
	to: string,
	more: Partial<TimelineItem> = {},
): TimelineItem {
	const days = { from: dayOfIso(from), to: dayOfIso(to) };
	return { id, rowId, ...days, state: "APPROVED", label: "Urlaub", ...more };
}

/** Four people of two units in December 2026. */
export const team: TimelineGiven = {
	label: "Abwesenheiten",
	range: { from: dayOfIso("2026-12-01"), to: dayOfIso("2026-12-31") },
	zoom: "MONTH",
	today: dayOfIso("2026-12-02"),
	groups: [
		{ id: "ward", name: "Station 2", note: "2 Personen" },
		{ id: "pool", name: "Springerpool" },
	],
	rows: [
		{ id: "anna", groupId: "ward", name: "Albrecht, Anna", figure: "6,5", isMarked: true },
		{ id: "tarek", groupId: "ward", name: "Baumann, Tarek" },
		{ id: "yusuf", groupId: "pool", name: "Fischer, Yusuf" },
		{ id: "clara", groupId: "pool", name: "Jansen, Clara" },
	],
	items: [
		testItem("xmas", "anna", "2026-12-21", "2026-12-24", { endsAtNoon: true }),
		testItem("wish", "tarek", "2026-12-07", "2026-12-11", { state: "REQUESTED" }),
		testItem("away", "tarek", "2026-12-11", "2026-12-14", { label: "Abwesend", isFixed: true }),
	],
	bands: [
		{
			id: "turn",
			label: "Urlaubssperre",
			groupId: "ward",
			from: dayOfIso("2026-12-28"),
			to: dayOfIso("2026-12-31"),
		},
	],
	spans: [{ id: "s", label: "Ferien", from: dayOfIso("2026-12-24"), to: dayOfIso("2027-01-08") }],
	holidays: [
		{ day: dayOfIso("2026-12-24"), label: "Heiligabend", isHalf: true },
		{ day: dayOfIso("2026-12-25"), label: "1. Weihnachtstag" },
	],
	coverage: {
		title: "Besetzung",
		days: [
			{ day: dayOfIso("2026-12-01"), count: 4, needed: 3 },
			{ day: dayOfIso("2026-12-21"), count: 2, needed: 3 },
		],
	},
	corner: { title: "4 Personen", note: "Rest in Tagen" },
};

const colours = ["var(--shift-leave)", "var(--shift-day)", "var(--shift-night)"];
const states = ["APPROVED", "REQUESTED", "PLANNED", "APPROVED"] as const;

/** Many people with a dozen absences each in 2027, always the same. */
export function crowd(people: number): Pick<TimelineGiven, "range" | "rows" | "groups" | "items"> {
	const range = { from: dayOfIso("2027-01-01"), to: dayOfIso("2027-12-31") };
	const rows: TimelineRow[] = [];
	const items: TimelineItem[] = [];
	for (let nth = 0; nth < people; nth++) {
		const id = `p${nth}`;
		rows.push({
			id,
			name: `Vogt ${nth}`,
			groupId: `u${Math.floor(nth / 20)}`,
			figure: `${nth % 30}`,
		});
		for (let turn = 0; turn < 12; turn++) {
			const from = (range.from + turn * 30 + ((nth * 7 + turn * 11) % 25)) as LocalDay;
			const to = (from + ((nth + turn * 3) % 9)) as LocalDay;
			const state = states[(nth + turn) % states.length] ?? "APPROVED";
			const tone = colours[turn % colours.length] ?? "";
			items.push({
				id: `${id}-${turn}`,
				rowId: id,
				from,
				to,
				state,
				tone,
				label: "Urlaub",
				short: "Url.",
			});
		}
	}
	const groups = Array.from({ length: Math.ceil(people / 20) }, (_, at) => ({
		id: `u${at}`,
		name: `Station ${at}`,
	}));
	return { range, rows, groups, items };
}
