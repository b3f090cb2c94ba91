// biome-ignore-all lint/a11y/useFocusableInteractive: the treegrid has the focus and names the active row
// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

/** What the columns of the tree say. */
export function UnitGridHead({ height }: { readonly height: number }) {
	const t = useTexts(texts).columns;
	return (
		<div role="rowgroup" className="units-head">
			<div role="row" aria-rowindex={1} className="units-row units-head-row" style={{ height }}>
				<span role="columnheader">{t.name}</span>
				<span role="columnheader" data-kind="number">
					{t.people}
				</span>
				<span role="columnheader" data-kind="sum">
					{t.peopleBelow}
				</span>
				<span role="columnheader" data-kind="mark">
					{t.site}
				</span>
				<span role="columnheader" data-kind="menu">
					<span className="visually-hidden">{t.actions}</span>
				</span>
			</div>
		</div>
	);
}
