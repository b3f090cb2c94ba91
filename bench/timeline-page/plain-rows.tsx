import type { TimelineGiven } from "#kit/ui/timeline/timeline-given.ts";

/** Rows that fit on the screen. */
const seen = 22;

interface Given extends Pick<TimelineGiven, "rows" | "items"> {
	/** All of them, in a box that scrolls; only those that fit otherwise. */
	readonly isWhole: boolean;
}

/** The least that can be done: names, and beside them the labels of what somebody has in the year. */
export function PlainRows({ rows, items, isWhole }: Given) {
	if (!isWhole) return <PlainTable rows={rows.slice(0, seen)} items={items} />;
	return (
		<div data-floor-box style={{ height: "100%", overflow: "auto" }}>
			<PlainTable rows={rows} items={items} />
		</div>
	);
}

function PlainTable({ rows, items }: Pick<TimelineGiven, "rows" | "items">) {
	const byRow = Map.groupBy(items, ({ rowId }) => rowId);
	return (
		<table data-floor>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<th>{row.name}</th>
						{byRow.get(row.id)?.map(({ id, label }) => (
							<td key={id}>{label}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
