import { useId } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { EmptyState } from "../../state/empty-state.tsx";
import { PickerSearch } from "../picker-search.tsx";
import { texts } from "../text.ts";
import { useRowWindow } from "../use-row-window.ts";
import { moveInTree } from "./move-in-tree.ts";
import { UnitTreeRow } from "./unit-tree-row.tsx";
import { type OpenTree, type UnitTreeGiven, useUnitTree } from "./use-unit-tree.ts";
import "../picker.css";

/** The tree of units: arrows move, open and close; Space selects. Only the rows in sight exist. */
export function UnitTreeList(given: UnitTreeGiven) {
	const t = useTexts(texts);
	const treeId = useId();
	const tree = useUnitTree(given);
	const { rows, active } = tree;
	const { multi = false } = given;
	const view = useRowWindow(rows.length);
	const { first, rowHeight } = view;
	const go = (index: number) => {
		tree.activate(index);
		view.reveal(index);
	};
	return (
		<div className="picker">
			<PickerSearch
				label={t.searchUnits}
				onSearch={tree.setSearch}
				onDown={() => view.box.current?.focus()}
			/>
			<RecentUnits tree={tree} />
			<div
				ref={view.box}
				className="picker-list"
				role="tree"
				tabIndex={0}
				aria-label={given.label}
				aria-multiselectable={multi}
				aria-activedescendant={rows.length > 0 ? `${treeId}-${active}` : undefined}
				onKeyDown={(event) => moveInTree(event, { ...tree, go })}
			>
				<div role="none" style={{ height: rows.length * rowHeight }}>
					<div role="none" style={{ transform: `translateY(${first * rowHeight}px)` }}>
						{rows.slice(first, view.end).map((node, offset) => (
							<UnitTreeRow
								key={node.unit.id}
								id={`${treeId}-${first + offset}`}
								node={node}
								height={rowHeight}
								multi={multi}
								tree={tree}
								isActive={first + offset === active}
							/>
						))}
					</div>
				</div>
			</div>
			{rows.length === 0 && <EmptyState text={given.units.length === 0 ? t.empty : t.none} />}
		</div>
	);
}

/** Units that somebody chose lately, above the tree: one press each. */
function RecentUnits({ tree }: { readonly tree: OpenTree }) {
	const { recent } = useTexts(texts);
	if (tree.recent.length === 0) return null;
	return (
		<fieldset className="picker-recent">
			<legend>{recent}</legend>
			{tree.recent.map((node) => (
				<button
					key={node.unit.id}
					type="button"
					aria-pressed={tree.chosen.has(node.unit.id)}
					onClick={() => tree.choose(node)}
				>
					{node.unit.name}
				</button>
			))}
		</fieldset>
	);
}
