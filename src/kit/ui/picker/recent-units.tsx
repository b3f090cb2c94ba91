import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";
import type { UnitNode } from "./unit-tree.ts";

interface Given {
	readonly nodes: readonly UnitNode[];
	readonly chosen: ReadonlySet<string>;
	readonly onChoose: (node: UnitNode) => void;
}

/** Units that somebody chose lately, above the tree: one press each. */
export function RecentUnits({ nodes, chosen, onChoose }: Given) {
	const { recent } = useTexts(texts);
	if (nodes.length === 0) return null;
	return (
		<fieldset className="picker-recent">
			<legend>{recent}</legend>
			{nodes.map((node) => (
				<button
					key={node.unit.id}
					type="button"
					aria-pressed={chosen.has(node.unit.id)}
					onClick={() => onChoose(node)}
				>
					{node.unit.name}
				</button>
			))}
		</fieldset>
	);
}
