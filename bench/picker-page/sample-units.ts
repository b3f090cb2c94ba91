import type { TreeUnit } from "#kit/ui/picker/units/unit-tree.ts";

const brothers = 4;

/** A company of so many units, four below each: 500 make a tree of five levels. */
export function sampleUnits(count: number): readonly TreeUnit[] {
	return Array.from({ length: count }, (_, no) => ({
		id: `u${no}`,
		name: `Station ${(no * 7919) % count}`,
		parentId: no === 0 ? null : `u${Math.floor((no - 1) / brothers)}`,
		people: (no * 37) % 60,
	}));
}
