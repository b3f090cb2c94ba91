import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useStore } from "#kit/ui/create-store.ts";
import { idsOf, shownRows, type Walk, walkOf } from "#kit/ui/data-grid/walk/shown-rows.ts";

export type Way = "previous" | "next";

/** On the way to another page of the list: its rows are not there yet. */
interface Turning {
	readonly from: string;
	readonly way: Way;
	readonly walk: Walk;
}

/**
 * The way from one row of a list to those beside it, over the ends of its pages.
 *
 * @param open opens the detail of a row once it was fetched; `isWanted` says whether anybody still waits for it then
 */
export function useListWalk(
	id: string,
	open: (id: string, way: Way, isWanted: () => boolean) => void,
) {
	const lists = useStore(shownRows);
	const [turning, setTurning] = useState<Turning>();
	const wanted = useWanted();
	const go = (next: string, way: Way) => {
		wanted.current = next;
		open(next, way, () => wanted.current === next);
	};
	const under = turning?.from === id ? turning : undefined;
	// coming back to that row another way begins anew
	if (turning !== under) setTurning(undefined);
	useArrival(under, (next, way) => {
		if (wanted.current === undefined) go(next, way);
	});
	// the position is that of the row until the next one opens
	const walk = under?.walk ?? walkOf(id, lists);
	return {
		walk,
		canGo: (way: Way) => hasWay(walk, way),
		go: (way: Way) => {
			if (walk === undefined || under !== undefined) return;
			const next = walk[way];
			const turn = turnOf(walk, way);
			if (next !== undefined) go(next, way);
			else if (turn !== undefined) {
				wanted.current = undefined;
				setTurning({ from: id, way, walk });
				turn();
			}
		},
	};
}

/** Tells which row comes next as soon as the other page is there. */
function useArrival(under: Turning | undefined, tell: (id: string, way: Way) => void): void {
	const lists = useStore(shownRows);
	const arrive = useEffectEvent(tell);
	useEffect(() => {
		if (under === undefined) return;
		const ids = idsOf(under.walk.list, lists);
		const next = under.way === "next" ? ids[0] : ids.at(-1);
		// the rows of the page that is left stay until the others are there
		if (next === undefined || ids.includes(under.from)) return;
		arrive(next, under.way);
	}, [lists, under]);
}

/** The row that is on its way; who has left in the meantime is not brought back. */
function useWanted() {
	const wanted = useRef<string>(undefined);
	useEffect(
		() => () => {
			wanted.current = undefined;
		},
		[],
	);
	return wanted;
}

function turnOf(walk: Walk, way: Way): (() => void) | undefined {
	return way === "next" ? walk.beyond : walk.before;
}

function hasWay(walk: Walk | undefined, way: Way): boolean {
	if (walk === undefined) return false;
	return walk[way] !== undefined || turnOf(walk, way) !== undefined;
}
