import { useMemo, useState } from "react";

/** What is chosen, kept over pages. Rows are remembered, so that counts, sums and actions need no further question. */
export interface Selection<R> {
	readonly chosen: ReadonlyMap<string, R>;
	readonly set: (rows: readonly R[], isChosen: boolean) => void;
	readonly clear: () => void;
}

export function useSelection<R>(rowId: (row: R) => string): Selection<R> {
	const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());
	return useMemo(
		() => ({
			chosen,
			set: (rows, isChosen) =>
				setChosen((before) => {
					const next = new Map(before);
					for (const row of rows) {
						if (isChosen) next.set(rowId(row), row);
						else next.delete(rowId(row));
					}
					return next;
				}),
			clear: () => setChosen(new Map()),
		}),
		[chosen, rowId],
	);
}
