import {
	layoutFault,
	type PlainLayout,
	plainLayout,
} from "#domain/wage-export/plain/plain-layout.ts";
import { samplePlainFile } from "#domain/wage-export/plain/sample-plain-file.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

/** Ten invented lines as the layout would write them, at once with every change; or why nobody could read them. */
export function LayoutPreview({ layout }: { readonly layout: PlainLayout }) {
	const { layout: t, faults } = useTexts(texts);
	const isWhole = plainLayout.safeParse(layout).success;
	const fault = isWhole ? layoutFault(layout) : undefined;
	return (
		<section className="layout-preview" aria-label={t.preview}>
			<h3>{t.preview}</h3>
			{fault !== undefined && <p role="alert">{faults[fault]}</p>}
			{isWhole && fault === undefined && <Sheet layout={layout} />}
		</section>
	);
}

function Sheet({ layout }: { readonly layout: PlainLayout }) {
	const t = useTexts(texts).layout;
	const { lines, cells } = samplePlainFile(layout);
	if (layout.fileType === "CSV")
		return (
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
			<section className="layout-text" tabIndex={0} aria-label={t.fileTypes.CSV}>
				<pre>{lines.join("\n")}</pre>
			</section>
		);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
		<section className="layout-sheet" tabIndex={0} aria-label={t.fileTypes.XLSX}>
			<table>
				<thead>
					<tr>
						{layout.columns.map(({ title }, nth) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
							<th key={nth} scope="col">
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{cells.map((row, nth) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
						<tr key={nth}>
							{row.map((cell, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
								<td key={at}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
