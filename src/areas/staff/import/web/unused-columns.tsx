import { unusedColumns } from "#domain/import/unused-columns.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ImportRun } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly run: ImportRun;
	/** As it is chosen now; as it was checked unless given. */
	readonly mapping?: ImportRun["mapping"];
}

/** Names the columns of the file that nothing is taken from, so that none is left out unnoticed. */
export function UnusedColumns({ run: { head, ranAt, ...run }, mapping = run.mapping }: Given) {
	const t = useTexts(texts).panel;
	const places = unusedColumns(head, mapping);
	if (places.length === 0) return null;
	const names = places.map((place) => head[place] || t.unnamed(place + 1)).join(", ");
	const sentence = ranAt === null ? t.unused : t.wereUnused;
	return <p className="import-unused">{sentence(places.length, names)}</p>;
}
