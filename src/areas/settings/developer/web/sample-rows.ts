import type { Words } from "#kit/contract/texts.ts";
import { paletteColors } from "#kit/ui/field/choice/palette-colors.ts";
import type { TreeUnit } from "#kit/ui/picker/units/unit-tree.ts";
import type { texts } from "../text.ts";

type SampleWords = Words<typeof texts>["samples"];
export type SampleRow = ReturnType<typeof sampleRow>;

const states = ["PLANNED", "DONE", "CANCELLED"] as const;
const firstDay = Date.UTC(2026, 0, 1);
const dayMs = 86_400_000;

/** Two hundred of them, always the same. */
export function sampleRows(words: SampleWords): SampleRow[] {
	return Array.from({ length: 200 }, (_, at) => sampleRow(words, at));
}

/** One invented duty: a value for each kind of column. */
function sampleRow({ people, units, tags, remark }: SampleWords, at: number) {
	const [lastName = "", firstName = ""] = of(people, at).split(", ");
	const day = firstDay + ((at * 37) % 330) * dayMs;
	const ward = 1 + (at % 7);
	return {
		id: `row-${at}`,
		person: { firstName, lastName },
		number: `${20_400 + at}`,
		unit: { id: `w${ward}`, name: units.ward(ward) },
		state: of(states, at * 5),
		day: new Date(day).toISOString().slice(0, 10),
		begin: 360 + 15 * ((at * 7) % 40),
		minutes: 240 + 15 * ((at * 3) % 20),
		balance: 15 * ((at * 11) % 17) - 120,
		pieces: (at * 13) % 90,
		rate: 12.5 + ((at * 17) % 100) / 8,
		cents: 125_000 + ((at * 7919) % 300_000),
		tags: [at, at + 1]
			.slice(at % 3)
			.map((one) => ({ name: of(tags, one), color: of(paletteColors, one).color })),
		color: of(paletteColors, at).color,
		isPaid: at % 4 !== 0,
		changedAt: new Date(day + at * 7_000_000).toISOString(),
		remark: at % 6 === 0 ? remark : "",
		isEnabled: at % 9 !== 8,
	};
}

function of<T>(all: readonly T[], at: number): T {
	return all[at % all.length] as T;
}

/** An invented hospital of 500 units on four levels. */
export function sampleUnits(names: SampleWords["units"]): TreeUnit[] {
	const root = { id: "root", name: names.root, parentId: null, people: 412 };
	const houses = make(9, "h", () => "root", names.house);
	const areas = make(90, "a", (no) => `h${1 + (no % 9)}`, names.area);
	const wards = make(400, "w", (no) => `a${1 + (no % 90)}`, names.ward);
	return [root, ...houses, ...areas, ...wards];
}

function make(
	count: number,
	mark: string,
	parentOf: (no: number) => string,
	nameOf: (no: number) => string,
): TreeUnit[] {
	return Array.from({ length: count }, (_, index) => ({
		id: `${mark}${index + 1}`,
		name: nameOf(index + 1),
		parentId: parentOf(index),
		people: 8 + ((index * 7) % 31),
		isEnabled: index % 37 !== 36,
	}));
}
