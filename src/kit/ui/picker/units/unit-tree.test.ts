import { describe, expect, test } from "vitest";
import {
	firstOpen,
	tickedOf,
	toggleNode,
	type UnitNode,
	unitTree,
	visibleNodes,
} from "./unit-tree.ts";

const unit = (id: string, parentId: string | null) => ({ id, name: id.toUpperCase(), parentId });
const units = [unit("b", "a"), unit("a", null), unit("b10", "b"), unit("b2", "b"), unit("c", "a")];
const names = (nodes: readonly UnitNode[]) => nodes.map((one) => one.unit.id);
const all = new Set(["a", "b"]);

describe("unitTree", () => {
	test("brothers stand by name, numbers as numbers", () => {
		expect(names(visibleNodes(unitTree(units), all, ""))).toEqual(["a", "b", "b2", "b10", "c"]);
	});

	test("a unit whose parent is not visible becomes a root", () => {
		const roots = unitTree([unit("x", "hidden"), unit("y", "x")]);
		expect(names(roots)).toEqual(["x"]);
		expect(roots[0]?.children[0]?.level).toBe(2);
	});

	test("a circle loses nobody and does not hang", () => {
		const roots = unitTree([unit("x", "y"), unit("y", "x")]);
		expect(roots.flatMap((root) => root.ids).sort()).toEqual(["x", "y"]);
	});

	test("fifteen levels deep", () => {
		const deep = Array.from({ length: 15 }, (_, level) =>
			unit(`u${level}`, level === 0 ? null : `u${level - 1}`),
		);
		expect(unitTree(deep)[0]?.ids).toHaveLength(15);
	});
});

test("a search shows what fits with everything above it, open or not", () => {
	const found = visibleNodes(unitTree(units), new Set(), "b10");
	expect(names(found)).toEqual(["a", "b", "b10"]);
});

test("a box is ticked, empty, or partly so", () => {
	const [root] = unitTree(units) as [UnitNode];
	expect(tickedOf(root, new Set())).toBe("no");
	expect(tickedOf(root, new Set(["b2"]))).toBe("some");
	expect(tickedOf(root, new Set(["a"]))).toBe("yes");
});

test("a click takes one unit, or all below along", () => {
	const [root] = unitTree(units) as [UnitNode];
	expect(toggleNode(root, ["z"], false)).toEqual(["z", "a"]);
	expect(toggleNode(root, ["z"], true)).toEqual(["z", "a", "b", "b2", "b10", "c"]);
	expect(toggleNode(root, ["a", "b", "z"], true)).toEqual(["z"]);
});

test("opened is what leads to the choice", () => {
	expect([...firstOpen(unitTree(units), ["b2"])]).toEqual(["a", "b"]);
	expect([...firstOpen(unitTree(units), [])]).toEqual(["a"]);
});
