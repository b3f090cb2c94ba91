// biome-ignore-all lint/a11y/useFocusableInteractive: the treegrid has the focus and names the active row
// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
import { IconBuilding, IconChevronDown, IconChevronRight, IconDots } from "@tabler/icons-react";
import type { UnitNode } from "#kit/ui/picker/units/unit-tree.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { UnitItem } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { UnitDrag } from "./use-unit-drag.ts";

interface Given {
	readonly id: string;
	readonly node: UnitNode;
	readonly item: UnitItem | undefined;
	readonly index: number;
	readonly height: number;
	readonly isActive: boolean;
	/** Its detail is open. */
	readonly isShown: boolean;
	readonly isOpen: boolean;
	readonly drag: UnitDrag;
	readonly onOpen: () => void;
	readonly onTurn: () => void;
	/** @param x from the left edge of the tree, in pixels */
	readonly onMenu: (x: number) => void;
}

const indent = 18;

/** One unit; its depth shows as indentation. Keys are heard by the tree around it. */
export function UnitGridRow(given: Given) {
	const { columns: t } = useTexts(texts);
	const { node, item, isOpen, height, index, drag } = given;
	const { unit, level, children } = node;
	const hasChildren = children.length > 0;
	const Chevron = isOpen ? IconChevronDown : IconChevronRight;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
		<div
			id={given.id}
			role="row"
			className="units-row"
			aria-rowindex={index + 2}
			aria-level={level}
			aria-expanded={hasChildren ? isOpen : undefined}
			data-active={given.isActive || undefined}
			data-open={given.isShown || undefined}
			data-drop={drag.overId === unit.id || undefined}
			style={{ height, transform: `translateY(${index * height}px)` }}
			{...drag.handlersOf(unit.id)}
			onClick={given.onOpen}
		>
			<span
				role="gridcell"
				className="units-name"
				style={{ paddingLeft: 6 + (level - 1) * indent }}
			>
				<span
					className="picker-chevron"
					aria-hidden
					onClick={(event) => {
						if (!hasChildren) return;
						event.stopPropagation();
						given.onTurn();
					}}
				>
					{hasChildren && <Chevron size={16} stroke={1.8} />}
				</span>
				<span className="units-words">{unit.name}</span>
				{unit.isEnabled === false && <ArchivedMark />}
			</span>
			<Numbers own={item?.people} below={unit.people} />
			<span role="gridcell" data-kind="mark">
				{item?.kind === "SITE" && (
					<>
						<IconBuilding size={14} stroke={1.7} aria-hidden /> {t.site}
					</>
				)}
				{item?.kind === "GLOBAL" && t.company}
			</span>
			<span role="gridcell" data-kind="menu">
				<button
					type="button"
					className="grid-dots"
					tabIndex={-1}
					aria-haspopup="menu"
					aria-label={t.menu(unit.name)}
					onClick={(event) => {
						event.stopPropagation();
						given.onMenu(event.currentTarget.offsetLeft);
					}}
				>
					<IconDots size={16} stroke={1.7} aria-hidden />
				</button>
			</span>
		</div>
	);
}

interface NumbersGiven {
	readonly own: number | null | undefined;
	readonly below: number | undefined;
}

function Numbers({ own, below }: NumbersGiven) {
	const format = useFormat();
	const print = (count: number | null | undefined) =>
		count === null || count === undefined ? "" : format.number(count, 0);
	return (
		<>
			<span role="gridcell" data-kind="number">
				{print(own)}
			</span>
			<span role="gridcell" data-kind="sum">
				{print(below)}
			</span>
		</>
	);
}
