import fc from "fast-check";
import { expect, test } from "vitest";
import { laneCases } from "./pack-lanes.cases.ts";
import { packLanes } from "./pack-lanes.ts";

test.each(laneCases)("lanes of %s", (_, stretches, lanes, count) => {
	const given = stretches.map(([begin, end]) => ({ begin, end }));
	expect(packLanes(given)).toEqual({ lanes, count });
});

const stretch = fc
	.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
	.map(([begin, length]) => ({ begin: begin / 2, end: (begin + length) / 2 }));

test("no two on a lane overlap, and there are no more lanes than lie on one another somewhere", () => {
	fc.assert(
		fc.property(fc.array(stretch, { maxLength: 40 }), (stretches) => {
			const { lanes, count } = packLanes(stretches);
			const overlaps = stretches.some((one, a) =>
				stretches.some(
					(other, b) =>
						a < b && lanes[a] === lanes[b] && one.begin < other.end && other.begin < one.end,
				),
			);
			const depth = Math.max(
				1,
				...stretches.map(
					({ begin }) => stretches.filter((one) => one.begin <= begin && one.end > begin).length,
				),
			);
			return !overlaps && count === depth;
		}),
	);
});
