import type { SamplePerson } from "./sample-people.ts";

/** Rows that fit on the screen. */
const seen = 28;

/** The least that can be done: a table of just what is seen, its values as they are. */
export function PlainTable({ rows }: { readonly rows: readonly SamplePerson[] }) {
	return (
		<table data-floor>
			<tbody>
				{rows.slice(0, seen).map((row) => (
					<tr key={row.id}>
						{cellsOf(row).map(([id, text]) => (
							<td key={id}>{text}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** As many as are in sight. */
function cellsOf({ id, isAbsent, tags, ...row }: SamplePerson): [id: string, text: string][] {
	const values = { ...row, isAbsent, tags: tags.map(({ name }) => name), note: row.unit };
	return Object.entries(values).map(([name, value]) => [name, String(value)]);
}
