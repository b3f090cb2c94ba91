import type { TreeUnit } from "#kit/ui/picker/units/unit-tree.ts";

interface Names {
	readonly root: string;
	readonly house: (no: number) => string;
	readonly area: (no: number) => string;
	readonly ward: (no: number) => string;
}

/** An invented hospital of 500 units on four levels. */
export function sampleUnits(names: Names): TreeUnit[] {
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
