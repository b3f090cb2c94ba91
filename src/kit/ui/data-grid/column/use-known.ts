import { useState } from "react";
import type { GridColumn } from "./grid-column.ts";

/** The same array as long as it holds the same columns. */
export function useKnown<R>(columns: readonly GridColumn<R>[]): readonly GridColumn<R>[] {
	const [known, setKnown] = useState(columns);
	const isSame = known.length === columns.length && known.every((one, at) => one === columns[at]);
	if (!isSame) setKnown(columns);
	return isSame ? known : columns;
}
