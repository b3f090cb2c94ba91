import { FigureTable } from "../figure-table/figure-table.tsx";
import { PictureFrame } from "../picture/picture-frame.tsx";
import type { PictureRow } from "../picture/picture-row.ts";
import "./line-rows.css";

interface Given {
	readonly label: string;
	/** What points are, above their names. */
	readonly corner: string;
	/** One or two: the first is drawn through with round marks, the second dashed with square ones, so that no colour has to be told apart. */
	readonly series: readonly { readonly id: string; readonly title: string }[];
	/** In the order of time. */
	readonly points: readonly PictureRow[];
}

/** Of the drawing, which is stretched to its cell. */
const height = 100;
const air = 8;

/** How figures go from month to month, on one scale from zero; each stands in a column below its place. */
export function LineRows({ label, corner, series, points }: Given) {
	const all = points.flatMap(({ values }) => values);
	const [most, least] = [Math.max(0, ...all), Math.min(0, ...all)];
	if (most === least) return null;
	const heads = points.map(({ id, title }) => ({ id, title }));
	const place = (value: number) => air + ((most - value) / (most - least)) * (height - 2 * air);
	return (
		<PictureFrame>
			<FigureTable
				label={label}
				className="line-rows"
				heads={[{ id: "corner", title: corner, look: "line-name" }, ...heads]}
			>
				<tbody>
					<tr aria-hidden>
						<td />
						<td className="line-cell" colSpan={points.length}>
							<Lines series={series} points={points} place={place} />
						</td>
					</tr>
					{series.map(({ id, title }, nth) => (
						<tr key={id}>
							<th scope="row" className="line-name">
								<i className="line-key" data-series={nth} aria-hidden />
								{title}
							</th>
							{points.map((point) => (
								<td key={point.id}>{point.texts[nth]}</td>
							))}
						</tr>
					))}
				</tbody>
			</FigureTable>
		</PictureFrame>
	);
}

interface Drawn extends Pick<Given, "series" | "points"> {
	/** How far from the top, in hundredths. */
	place(value: number): number;
}

/** Marks stand over the drawing, so that stretching leaves them as they are. */
function Lines({ series, points, place }: Drawn) {
	const zero = { x1: 0, x2: points.length, y1: place(0), y2: place(0) };
	const across = (nth: number, at: number) => `${at + 0.5},${place(points[at]?.values[nth] ?? 0)}`;
	return (
		<>
			<svg viewBox={`0 0 ${points.length} ${height}`} preserveAspectRatio="none" aria-hidden>
				<line className="line-zero" {...zero} />
				{series.map(({ id }, nth) => (
					<polyline
						key={id}
						className="line"
						data-series={nth}
						points={points.map((_, at) => across(nth, at)).join(" ")}
					/>
				))}
			</svg>
			{series.flatMap(({ id: key }, nth) =>
				points.map(({ id, values }, at) => (
					<i
						key={`${key} ${id}`}
						className="line-mark"
						data-series={nth}
						style={{
							left: `${((at + 0.5) / points.length) * 100}%`,
							top: `${place(values[nth] ?? 0)}%`,
						}}
					/>
				)),
			)}
		</>
	);
}
