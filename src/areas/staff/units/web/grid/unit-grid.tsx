import { type ReactNode, useId, useMemo } from "react";
import { useShownRows } from "#kit/ui/data-grid/walk/shown-rows.ts";
import { PickerSearch } from "#kit/ui/picker/picker-search.tsx";
import type { TreeUnit } from "#kit/ui/picker/units/unit-tree.ts";
import { useUnitTree } from "#kit/ui/picker/units/use-unit-tree.ts";
import { useRowWindow } from "#kit/ui/picker/use-row-window.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { UnitItem } from "../../contract.ts";
import { texts } from "../../text.ts";
import { openUnit } from "../open-unit.ts";
import { useOpenUnit } from "../use-open-unit.ts";
import { pressInUnits } from "./press-in-units.ts";
import { UnitGridHead } from "./unit-grid-head.tsx";
import { UnitGridRow } from "./unit-grid-row.tsx";
import { UnitMenu } from "./unit-menu.tsx";
import { useMenuPlace } from "./use-menu-place.ts";
import { useUnitDrag } from "./use-unit-drag.ts";
import "#kit/ui/data-grid/data-grid.css";
import "#kit/ui/data-grid/table/grid-row.css";
import "#kit/ui/picker/picker.css";

interface Given {
	/** Those to be shown. */
	readonly units: readonly TreeUnit[];
	/** All that are known, parents before children. */
	readonly items: readonly UnitItem[];
	/** Beside the search. */
	readonly tools: ReactNode;
}

const nothing: readonly string[] = [];
const ignore = () => undefined;

/** Units as a tree with columns. Only the rows in sight exist; the keys are those of a tree. */
export function UnitGrid({ units, items, tools }: Given) {
	const { page: t } = useTexts(texts);
	const format = useFormat();
	const gridId = useId();
	const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
	const tree = useUnitTree({
		label: t.title,
		units,
		value: nothing,
		onChange: ignore,
	});
	const { rows, active } = tree;
	useShownRows({
		roots: useMemo(() => rows.map(({ unit }) => ({ id: unit.id, subRows: [] })), [rows]),
		offset: 0,
		total: rows.length,
	});
	const view = useRowWindow(rows.length);
	const { rowHeight, box } = view;
	const menu = useMenuPlace(tree, view);
	const drag = useUnitDrag(items);
	const shownId = useOpenUnit();
	return (
		<>
			<div className="units-tools">
				<PickerSearch
					label={t.search}
					onSearch={tree.setSearch}
					onDown={() => box.current?.focus()}
				/>
				{tools}
			</div>
			<div className="grid-card units-card">
				<div
					ref={box}
					className="units-grid"
					role="treegrid"
					tabIndex={0}
					aria-label={t.title}
					aria-rowcount={rows.length + 1}
					aria-activedescendant={rows.length > 0 ? `${gridId}-${active}` : undefined}
					onKeyDown={(event) => pressInUnits(event, { tree, view, menu })}
				>
					<UnitGridHead height={rowHeight} />
					{/* biome-ignore lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do */}
					<div role="rowgroup" style={{ height: rows.length * rowHeight }}>
						{rows.slice(view.first, view.end).map((node, offset) => (
							<UnitGridRow
								key={node.unit.id}
								id={`${gridId}-${view.first + offset}`}
								node={node}
								item={byId.get(node.unit.id)}
								index={view.first + offset}
								height={rowHeight}
								isActive={view.first + offset === active}
								isShown={node.unit.id === shownId}
								isOpen={tree.isOpen(node)}
								drag={drag}
								onOpen={() => {
									tree.activate(view.first + offset);
									openUnit(node.unit.id);
								}}
								onTurn={() => tree.setNode(node, !tree.isOpen(node))}
								onMenu={(x) => menu.open(view.first + offset, x)}
							/>
						))}
					</div>
				</div>
				{rows.length === 0 && <EmptyState text={t.none} />}
				<UnitMenu unit={byId.get(menu.place?.unitId ?? "")} menu={menu} />
			</div>
			<p className="units-count">{t.count(format.number(rows.length, 0))}</p>
			<p className="visually-hidden">{t.keysHelp}</p>
		</>
	);
}
