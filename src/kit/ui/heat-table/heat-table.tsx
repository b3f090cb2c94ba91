import type { CSSProperties } from "react";
import { FigureTable } from "../figure-table/figure-table.tsx";
import { PictureFrame } from "../picture/picture-frame.tsx";
import type { PictureRow } from "../picture/picture-row.ts";
import "./heat-table.css";

interface Given {
	readonly label: string;
	/** What rows are, above their names. */
	readonly corner: string;
	readonly columns: readonly { readonly id: string; readonly title: string }[];
	readonly rows: readonly PictureRow[];
}

/** Where much comes together: the more, the darker, on one scale; each place says its figure, so that no colour has to be told apart. */
export function HeatTable({ label, corner, columns, rows }: Given) {
	const most = Math.max(0, ...rows.flatMap(({ values }) => values));
	if (most === 0) return null;
	return (
		<PictureFrame>
			<FigureTable
				label={label}
				className="heat-table"
				heads={[{ id: "corner", title: corner, look: "figure-text" }, ...columns]}
			>
				<tbody>
					{rows.map(({ id, title, values, texts }) => (
						<tr key={id}>
							<th scope="row" className="figure-text">
								{title}
							</th>
							{columns.map((column, nth) => (
								<td key={column.id} className="heat" style={heatOf((values[nth] ?? 0) / most)}>
									{texts[nth]}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</FigureTable>
		</PictureFrame>
	);
}

/** Words stay readable on the darkest. */
function heatOf(share: number): CSSProperties {
	return { "--heat": `${Math.round(Math.max(0, share) * 45)}%` } as CSSProperties;
}
