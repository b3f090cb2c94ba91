// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the box has the focus and says which cell is meant
import { Avatar } from "../../avatar.tsx";
import type { TimelineRow } from "../timeline-given.ts";

/** Whose days they are, at the left. */
export function RowHead({ row, hasTwoLines }: { row: TimelineRow; hasTwoLines: boolean }) {
	const { name, note, person, figure, ofFigure, share, isAlert, hint } = row;
	return (
		<div role="rowheader" className="timeline-left timeline-row-head" title={hint}>
			{person && <Avatar {...person} size={hasTwoLines ? 26 : 22} />}
			<span className="timeline-name">
				<b>{name}</b>
				{hasTwoLines && note && <small>{note}</small>}
			</span>
			{share !== undefined && (
				<i className="timeline-share" aria-hidden>
					<i style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
				</i>
			)}
			{figure !== undefined && (
				<span className="timeline-figure" data-alert={isAlert || undefined}>
					<b>{figure}</b> {ofFigure && <small>{ofFigure}</small>}
				</span>
			)}
		</div>
	);
}
