import { useMemo, useState } from "react";
import type { RecentChoices } from "../recent-choices.ts";
import {
	firstOpen,
	type TreeUnit,
	toggleNode,
	type UnitNode,
	unitTree,
	visibleNodes,
} from "./unit-tree.ts";

export interface UnitTreeGiven {
	readonly label: string;
	readonly units: readonly TreeUnit[];
	readonly value: readonly string[];
	readonly onChange: (value: string[]) => void;
	/** Without it one unit is chosen, and `onChange` gets exactly one id. */
	readonly multi?: boolean | undefined;
	/** A click takes everything below along. */
	readonly withBelow?: boolean | undefined;
	/** The first unit is shown but cannot be chosen. */
	readonly firstDisabled?: boolean | undefined;
	/** Units that cannot be chosen, e.g. those below the one to be moved. */
	readonly disabledIds?: readonly string[] | undefined;
	/** Those chosen lately are offered above the tree. */
	readonly recent?: RecentChoices | undefined;
}

const mostRecent = 5;

export type OpenTree = ReturnType<typeof useUnitTree>;

/** What of a tree is open, found, active and chosen. */
export function useUnitTree(given: UnitTreeGiven) {
	const { units, value, multi = false, withBelow = false } = given;
	const roots = useMemo(() => unitTree(units), [units]);
	const { open, setNode } = useOpenNodes(roots, value);
	const [search, setSearch] = useState("");
	const [activeId, setActiveId] = useState(value[0] ?? roots[0]?.unit.id);
	const rows = useMemo(() => visibleNodes(roots, open, search), [roots, open, search]);
	const chosen = useMemo(() => new Set(value), [value]);
	const active = rows.findIndex((row) => row.unit.id === activeId);
	const isDisabled = useDisabled(given, roots);
	return {
		recent: useRecent(given.recent, roots).filter((node) => search === "" && !isDisabled(node)),
		rows,
		open,
		chosen,
		search,
		setSearch,
		active: Math.max(0, active),
		activate: (index: number) => setActiveId(rows[index]?.unit.id),
		isDisabled,
		isOpen: (node: UnitNode) => search !== "" || open.has(node.unit.id),
		setNode,
		choose: (node: UnitNode) => {
			setActiveId(node.unit.id);
			if (isDisabled(node)) return;
			given.onChange(multi ? toggleNode(node, value, withBelow) : [node.unit.id]);
		},
	};
}

function useDisabled(
	{ disabledIds, firstDisabled = false }: UnitTreeGiven,
	roots: readonly UnitNode[],
) {
	const blocked = useMemo(() => new Set(disabledIds), [disabledIds]);
	return (node: UnitNode) => blocked.has(node.unit.id) || (firstDisabled && node === roots[0]);
}

/** As it was when the tree was opened: what is chosen now does not move the rest. */
function useRecent(
	choices: RecentChoices | undefined,
	roots: readonly UnitNode[],
): readonly UnitNode[] {
	const [ids] = useState(() => choices?.read() ?? []);
	return useMemo(() => {
		const all = (nodes: readonly UnitNode[]): UnitNode[] =>
			nodes.flatMap((node) => [node, ...all(node.children)]);
		if (ids.length === 0) return [];
		const byId = new Map(all(roots).map((node) => [node.unit.id, node]));
		return ids.flatMap((id) => byId.get(id) ?? []).slice(0, mostRecent);
	}, [ids, roots]);
}

function useOpenNodes(roots: readonly UnitNode[], value: readonly string[]) {
	const [open, setOpen] = useState(() => firstOpen(roots, value));
	const setNode = (node: UnitNode, isOpen: boolean) =>
		setOpen((before) => {
			const after = new Set(before);
			if (isOpen) after.add(node.unit.id);
			else after.delete(node.unit.id);
			return after;
		});
	return { open, setNode };
}
