import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";

/** Resolves to whether the selection has served its purpose. */
export type BulkRun<Row> = (rows: readonly Row[]) => Promise<boolean>;

/** What a button of the bar does: the selection is emptied once it was done, and kept when it was called off. */
export function thenClear<Row>(run: BulkRun<Row>): BulkAction<Row>["run"] {
	return (rows, clear) =>
		void run(rows).then((isDone) => {
			if (isDone) clear();
		});
}
