import { type DragEvent, useState } from "react";
import { useMay } from "#kit/web/session/session-store.ts";
import type { UnitItem } from "../../contract.ts";
import { blockedParents } from "../blocked-parents.ts";
import { useUnitActions } from "../use-unit-actions.ts";

interface Handlers {
	readonly draggable?: boolean;
	readonly onDragStart?: (event: DragEvent) => void;
	readonly onDragOver?: (event: DragEvent) => void;
	readonly onDragLeave?: () => void;
	readonly onDrop?: (event: DragEvent) => void;
	readonly onDragEnd?: () => void;
}

export interface UnitDrag {
	/** The unit that would take what is dragged. */
	readonly overId: string | undefined;
	handlersOf(unitId: string): Handlers;
}

interface Dragged {
	readonly unit: UnitItem;
	readonly blocked: ReadonlySet<string>;
}

/** Moves a unit by dragging it onto another; it is asked before anything is done. */
export function useUnitDrag(items: readonly UnitItem[]): UnitDrag {
	const mayMove = useMay("units.manage", "WRITE");
	const { move } = useUnitActions();
	const [dragged, setDragged] = useState<Dragged>();
	const [overId, setOverId] = useState<string>();
	const end = () => {
		setDragged(undefined);
		setOverId(undefined);
	};
	const start = (unitId: string, event: DragEvent) => {
		const unit = items.find(({ id }) => id === unitId);
		if (unit === undefined) return;
		event.dataTransfer.effectAllowed = "move";
		event.dataTransfer.setData("text/plain", unit.name);
		setDragged({ unit, blocked: blockedParents(items, unit) });
	};
	return {
		overId,
		handlersOf: (unitId) => ({
			draggable: mayMove && !isRoot(items, unitId),
			onDragStart: (event) => start(unitId, event),
			onDragOver: (event) => {
				if (!takes(dragged, unitId)) return;
				event.preventDefault();
				setOverId(unitId);
			},
			onDragLeave: () => setOverId(undefined),
			onDrop: (event) => {
				event.preventDefault();
				const parent = items.find(({ id }) => id === unitId);
				if (dragged && parent && takes(dragged, unitId)) {
					void move(dragged.unit, parent);
				}
				end();
			},
			onDragEnd: end,
		}),
	};
}

function isRoot(items: readonly UnitItem[], unitId: string): boolean {
	return items.find(({ id }) => id === unitId)?.kind === "GLOBAL";
}

function takes(dragged: Dragged | undefined, unitId: string): boolean {
	return dragged !== undefined && !dragged.blocked.has(unitId);
}
