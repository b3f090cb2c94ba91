import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { grown } from "../../scale-of-type.ts";
import { TickBox } from "../pick-row.tsx";
import { texts } from "../text.ts";
import { tickedOf, type UnitNode } from "./unit-tree.ts";
import type { OpenTree } from "./use-unit-tree.ts";

interface Given {
	readonly id: string;
	readonly node: UnitNode;
	readonly height: number;
	readonly multi: boolean;
	readonly tree: OpenTree;
	readonly isActive: boolean;
}

/** One unit; its depth shows as indentation. The keys are those of the tree around it. */
export function UnitTreeRow(given: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { node, tree, multi } = given;
	const isOpen = tree.isOpen(node);
	const { unit, level, children } = node;
	const ticked = tickedOf(node, tree.chosen);
	const hasChildren = children.length > 0;
	const Chevron = isOpen ? IconChevronDown : IconChevronRight;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
		<div
			id={given.id}
			role="treeitem"
			tabIndex={-1}
			className="picker-row"
			aria-level={level}
			aria-expanded={hasChildren ? isOpen : undefined}
			aria-selected={multi ? undefined : ticked === "yes"}
			aria-checked={multi ? { yes: true, no: false, some: "mixed" as const }[ticked] : undefined}
			aria-disabled={tree.isDisabled(node) || undefined}
			data-active={given.isActive || undefined}
			data-chosen={ticked === "yes" || undefined}
			style={{ height: given.height, paddingLeft: grown(6 + (level - 1) * 18) }}
			onClick={() => tree.choose(node)}
		>
			<span
				className="picker-chevron"
				aria-hidden
				onClick={(event) => {
					if (!hasChildren) return;
					event.stopPropagation();
					tree.setNode(node, !isOpen);
				}}
			>
				{hasChildren && <Chevron size={16} stroke={1.8} />}
			</span>
			{multi && <TickBox ticked={ticked} />}
			<span className="picker-name">{unit.name}</span>
			{unit.isEnabled === false && <span className="picker-mark">{t.disabled}</span>}
			{unit.people !== undefined && (
				<span className="picker-count" title={t.people(format.number(unit.people, 0))}>
					{format.number(unit.people, 0)}
				</span>
			)}
		</div>
	);
}
