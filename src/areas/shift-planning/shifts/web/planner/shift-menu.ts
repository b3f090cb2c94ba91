import {
	IconArrowsExchange,
	IconCopy,
	IconEye,
	IconPencil,
	IconTrash,
	IconUserOff,
} from "@tabler/icons-react";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { MenuItem } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { shiftsDetail, shiftsEdit } from "../panels.ts";
import type { texts } from "../text.ts";
import type { PlannedShift } from "./plan-items.ts";
import type { Changes } from "./plan-moves.ts";

interface Tools {
	/** The same with all that lie beneath them. */
	readonly whole: readonly PlannedShift[];
	readonly t: Words<typeof texts>;
	readonly change: (title: string, changes: Changes) => void;
	/** Absent where nothing may be deleted. */
	readonly remove?: () => void;
}

/** What a copy has not of what it is like. */
export const apart = { groupId: null, customerId: null } as const;

/** What can be done with the shift pointed at, and with all that are selected beside it. */
export function shiftMenu(
	id: string,
	own: readonly PlannedShift[],
	{ whole, t, change, remove }: Tools,
): MenuItem[] {
	const { menu } = t;
	// without a place a shift can be looked at, edited and deleted alone
	const placed = own.filter(isPlaced);
	return [
		{ id: "open", label: menu.open, icon: IconEye, run: () => openPanel(shiftsDetail, { id }) },
		{ id: "edit", label: menu.edit, icon: IconPencil, run: () => openPanel(shiftsEdit, { id }) },
		...swapItem(placed, { t, change }),
		...copyItem(whole.filter(isPlaced), { t, change }),
		...releaseItem(placed, { t, change }),
		...(remove
			? [
					{
						...{ id: "remove", label: menu.remove, icon: IconTrash },
						...{ isDanger: true, beginsPart: true, run: remove },
					},
				]
			: []),
	];
}

const isPlaced = ({ workspaceId }: PlannedShift) => workspaceId !== null;

type Doing = Pick<Tools, "t" | "change">;

function copyItem(own: readonly PlannedShift[], { t, change }: Doing): MenuItem[] {
	if (own.length === 0) return [];
	const run = () => change(t.doing.copy, copiesOf(own));
	return [{ id: "nextWeek", label: t.menu.nextWeek, icon: IconCopy, run }];
}

function copiesOf(own: readonly PlannedShift[]): Changes {
	return own.map(({ id, day }) => ({
		copyOf: id,
		values: { ...apart, day: isoDayPlus(day, 7) },
	}));
}

/** Two that are selected: each has the other's shift. */
function swapItem(own: readonly PlannedShift[], { t, change }: Doing): MenuItem[] {
	const [one, other] = own;
	if (own.length !== 2 || one === undefined || other === undefined) return [];
	const changes = [
		{ ...keyOf(one), values: { userId: other.userId } },
		{ ...keyOf(other), values: { userId: one.userId } },
	];
	const run = () => change(t.menu.swap, changes);
	return [{ id: "swap", label: t.menu.swap, icon: IconArrowsExchange, run }];
}

function releaseItem(own: readonly PlannedShift[], { t, change }: Doing): MenuItem[] {
	const taken = own.filter(({ userId }) => userId !== null);
	if (taken.length === 0) return [];
	const changes = taken.map((shift) => ({ ...keyOf(shift), values: { userId: null } }));
	const run = () => change(t.menu.release, changes);
	return [{ id: "release", label: t.menu.release, icon: IconUserOff, run }];
}

const keyOf = ({ id, version }: PlannedShift) => ({ id, version });
