import { IconArchive, IconArrowBackUp, IconTrash } from "@tabler/icons-react";
import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";
import { texts } from "../master-data/text.ts";
import { useTexts } from "../texts.ts";

/** Resolves to whether the selection has served its purpose. */
export type BulkRun<Row> = (rows: readonly Row[]) => Promise<boolean>;

interface Given<Row> {
	readonly mayWrite: boolean;
	readonly mayDelete: boolean;
	readonly archive: BulkRun<Row>;
	readonly restore: BulkRun<Row>;
	readonly remove: BulkRun<Row>;
}

/** What ends the chosen entries or brings them back, by what the person may do. */
export function useEndingActions<Row>(given: Given<Row>): readonly BulkAction<Row>[] {
	const t = useTexts(texts);
	const action = (
		id: string,
		label: string,
		icon: typeof IconArchive,
		run: BulkRun<Row>,
	): BulkAction<Row> => ({ id, label, icon, run: thenClear(run) });
	const { mayWrite, mayDelete } = given;
	return [
		...(mayWrite
			? [
					action("archive", t.archive, IconArchive, given.archive),
					action("restore", t.restore, IconArrowBackUp, given.restore),
				]
			: []),
		...(mayDelete ? [action("delete", t.deleteShort, IconTrash, given.remove)] : []),
	];
}

/** What a button of the bar does: the selection is emptied once it was done, and kept when it was called off. */
export function thenClear<Row>(run: BulkRun<Row>): BulkAction<Row>["run"] {
	return (rows, clear) =>
		void run(rows).then((isDone) => {
			if (isDone) clear();
		});
}
