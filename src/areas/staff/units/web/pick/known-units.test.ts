import { expect, test } from "vitest";
import { blockedParents } from "../blocked-parents.ts";
import { answers, testUnits, unitIds } from "../test-units.ts";
import { peopleBelow, treeUnits } from "./known-units.ts";

test("people of a unit and of all below it are added up", () => {
	const sums = peopleBelow(testUnits);
	expect(sums.get(unitIds.company)).toBe(25);
	expect(sums.get(unitIds.north)).toBe(21);
	expect(sums.get(unitIds.closed)).toBe(0);
});

test("numbers one may not see count as none and are not shown", () => {
	const { items } = answers.listUnits.toNora;
	expect([...peopleBelow(items)]).toEqual([[unitIds.north1, 12]]);
	const [root, north, north1] = treeUnits(items);
	expect([root?.people, north?.people, north1?.people]).toEqual([undefined, undefined, 12]);
});

test("archived units are offered only where they are asked for", () => {
	const names = (withDisabled: boolean) =>
		treeUnits(testUnits, withDisabled).map(({ name }) => name);
	expect(names(false)).not.toContain("Station 9");
	expect(names(true)).toContain("Station 9");
	expect(treeUnits(testUnits)).toBe(treeUnits(testUnits));
});

test("a unit moves neither into itself nor below itself, nor where it lies, nor into an archived one", () => {
	const north = { id: unitIds.north, parentId: unitIds.company };
	expect(blockedParents(testUnits, north)).toEqual(
		new Set([unitIds.company, unitIds.north, unitIds.north1, unitIds.north2, unitIds.closed]),
	);
});

test("nothing moves where its lowest unit would lie deeper than 15 levels", () => {
	const chain = Array.from({ length: 16 }, (_, depth) => ({
		...(testUnits[0] as (typeof testUnits)[number]),
		id: `c${depth}`,
		parentId: depth === 0 ? null : `c${depth - 1}`,
		depth,
	}));
	const pair = [
		{ ...chain[1], id: "p", parentId: "c0" },
		{ ...chain[2], id: "q", parentId: "p" },
	] as typeof chain;
	const blocked = blockedParents([...chain, ...pair], { id: "p", parentId: "c0" });
	expect(blocked.has("c13")).toBe(false);
	expect(blocked.has("c14")).toBe(true);
});
