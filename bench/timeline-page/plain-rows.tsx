import type { TimelineGiven } from "#kit/ui/timeline/timeline-given.ts";

/** Rows that fit on the screen. */
const seen = 22;

/** The least that can be done: names, and beside them the labels of what somebody has in the year. */
export function PlainRows({ rows, items }: Pick<TimelineGiven, "rows" | "items">) {
	const shown = rows.slice(0, seen);
	return (
		<table data-floor>
			<tbody>
				{shown.map((row) => (
					<tr key={row.id}>
						<th>{row.name}</th>
						{items
							.filter(({ rowId }) => rowId === row.id)
							.map(({ id, label }) => (
								<td key={id}>{label}</td>
							))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
