import { dayOfIso } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { DayCoverage, TimelineGiven, TimelineItem } from "#kit/ui/timeline/timeline-given.ts";

const first = ["Anna", "Tarek", "Lena", "Jörg", "Fatima", "Emil", "Sofia"];
const last = ["Albrecht", "Demir", "Hoffmann", "Möller", "Vogt", "Weiß"];
const states = ["APPROVED", "REQUESTED", "PLANNED", "APPROVED"] as const;
const tones = ["var(--shift-leave)", "var(--shift-day)", "var(--shift-night)"];

export const year = { from: dayOfIso("2027-01-01"), to: dayOfIso("2027-12-31") };

/** People of units of 20, a dozen absences of each in a year; the same on each run. */
export function sampleTeam(
	people: number,
): Pick<TimelineGiven, "rows" | "groups" | "items" | "bands" | "holidays"> {
	const numbers = Array.from({ length: people }, (_, no) => no);
	const units = Array.from({ length: Math.ceil(people / 20) }, (_, no) => no);
	return {
		rows: numbers.map(rowOf),
		groups: units.map((no) => ({ id: `u${no}`, name: `Station ${no}`, note: "20 Personen" })),
		items: numbers.flatMap((no) => Array.from({ length: 12 }, (_, turn) => absence(no, turn))),
		bands: units.map((no) => ({ id: `b${no}`, groupId: `u${no}`, label: "Sperre", ...band(no) })),
		holidays: ["01-01", "01-06", "03-26", "03-29", "05-01", "10-03", "12-25"].map((day) => ({
			day: dayOfIso(`2027-${day}`),
			label: "Feiertag",
		})),
	};
}

function rowOf(no: number) {
	const firstName = first[no % first.length] ?? "";
	const lastName = last[(no * 7) % last.length] ?? "";
	return {
		id: `p${no}`,
		groupId: `u${Math.floor(no / 20)}`,
		name: `${lastName}, ${firstName}`,
		person: { firstName, lastName },
		figure: `${no % 30},5`,
	};
}

function absence(no: number, turn: number): TimelineItem {
	const from = (year.from + turn * 30 + ((no * 7 + turn * 11) % 25)) as LocalDay;
	return {
		id: `p${no}-${turn}`,
		rowId: `p${no}`,
		from,
		to: (from + ((no + turn * 3) % 9)) as LocalDay,
		state: states[(no + turn) % states.length] ?? "APPROVED",
		tone: tones[turn % tones.length] ?? "",
		label: "Urlaub",
		short: "Url.",
	};
}

function band(no: number) {
	const from = (year.from + ((no * 37) % 330)) as LocalDay;
	return { from, to: (from + 5) as LocalDay };
}

export function sampleCoverage(): readonly DayCoverage[] {
	return Array.from({ length: year.to - year.from + 1 }, (_, at) => {
		const day = (year.from + at) as LocalDay;
		return { day, count: weekdayOf(day) > 5 ? 40 : 380 + ((at * 13) % 60), needed: 400 };
	});
}
