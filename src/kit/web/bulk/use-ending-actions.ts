import { IconArchive, IconArrowBackUp, IconTrash } from "@tabler/icons-react";
import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { texts } from "../master-data/text.ts";
import { useTexts } from "../texts.ts";
import { changeMany, deleteMany } from "./change-many.ts";

/** Resolves to whether the selection has served its purpose. */
export type BulkRun<Row> = (rows: readonly Row[]) => Promise<boolean>;

interface Given<Row> {
	readonly mayWrite: boolean;
	readonly mayDelete: boolean;
	/** Archiving ends more than the entry, e.g. sessions. */
	readonly isArchivingGrave?: true;
	readonly words: {
		readonly archiving: string;
		readonly restoring: string;
		readonly deleting: string;
		readonly archiveMany: (count: number) => string;
		readonly deleteMany: (count: number) => string;
		readonly changedMany: (count: number) => string;
	};
	/** How the person knows a row. */
	readonly nameOf: (row: Row) => string;
	readonly setEnabled: (row: Row, isEnabled: boolean) => Promise<unknown>;
	readonly remove: (row: Row) => Promise<unknown>;
	/** Fetches anew what is shown. */
	readonly renew: () => Promise<unknown>;
}

/** Archives, restores or deletes several entries; those it was not possible for are named with their reason. */
export function useEndingActions<Row extends { readonly isEnabled: boolean }>(
	given: Given<Row>,
): readonly BulkAction<Row>[] {
	const t = useTexts(texts);
	const { mayWrite, mayDelete, words, nameOf, renew } = given;
	const switchTo =
		(isEnabled: boolean): BulkRun<Row> =>
		async (selected) => {
			const rows = selected.filter((row) => row.isEnabled !== isEnabled);
			if (rows.length === 0) return true;
			const title = isEnabled ? words.restoring : words.archiving;
			if (!isEnabled) {
				const question = { title, text: words.archiveMany(rows.length), confirm: t.archive };
				const danger = given.isArchivingGrave ?? false;
				if ((await confirm({ ...question, danger })) === null) return false;
			}
			const change = (row: Row) => given.setEnabled(row, isEnabled);
			await changeMany({ rows, title, nameOf, done: words.changedMany, renew, change });
			return true;
		};
	const remove: BulkRun<Row> = async (rows) => {
		const title = words.deleting;
		const text = words.deleteMany(rows.length);
		if ((await confirmDelete({ title, text })) === null) return false;
		await deleteMany({ rows, title, nameOf, remove: given.remove });
		await renew();
		return true;
	};
	const action = (id: string, label: string, icon: typeof IconArchive, run: BulkRun<Row>) =>
		({ id, label, icon, run: thenClear(run) }) as const;
	return [
		...(mayWrite
			? [
					action("archive", t.archive, IconArchive, switchTo(false)),
					action("restore", t.restore, IconArrowBackUp, switchTo(true)),
				]
			: []),
		...(mayDelete ? [action("delete", t.deleteShort, IconTrash, remove)] : []),
	];
}

/** What a button of the bar does: the selection is emptied once it was done, and kept when it was called off. */
export function thenClear<Row>(run: BulkRun<Row>): BulkAction<Row>["run"] {
	return (rows, clear) =>
		void run(rows).then((isDone) => {
			if (isDone) clear();
		});
}
