import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { api } from "#kit/web/api.ts";
import { changeMany } from "#kit/web/bulk/change-many.ts";
import { deleteMany } from "#kit/web/bulk/delete-many.ts";
import type { BulkRun } from "#kit/web/bulk/then-clear.ts";
import { useEndingActions } from "#kit/web/bulk/use-ending-actions.ts";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { type CustomerItem, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { customerScreens } from "./customer-screens.ts";
import { renewedByCustomers } from "./renewed-by-customers.ts";

type Run = BulkRun<CustomerItem>;

const nameOf = ({ name }: CustomerItem) => name;
const renewAll = () => Promise.all(renewedByCustomers.map((endpoint) => renew(endpoint)));

/** What may be done with several customers at once; who is linked with projects is not deleted, and the message says so. */
export function useBulkActions(): readonly BulkAction<CustomerItem>[] {
	const { mayWrite, mayDelete } = useMasterRights(customerScreens);
	return useEndingActions({
		mayWrite,
		mayDelete,
		archive: useArchive(),
		restore: useRestore(),
		remove: useRemove(),
	});
}

function useArchive(): Run {
	const t = useTexts(texts).list;
	return async (selected) => {
		const rows = selected.filter(({ isEnabled }) => isEnabled);
		if (rows.length === 0) return true;
		const answer = await confirm({
			title: t.archiving,
			text: t.archiveMany(String(rows.length)),
			confirm: t.archive,
		});
		if (answer === null) return false;
		await setState(rows, false, t.archiving, t.changedMany);
		return true;
	};
}

function useRestore(): Run {
	const t = useTexts(texts).list;
	return async (selected) => {
		const rows = selected.filter(({ isEnabled }) => !isEnabled);
		if (rows.length > 0) {
			await setState(rows, true, t.restoring, t.changedMany);
		}
		return true;
	};
}

function setState(
	rows: readonly CustomerItem[],
	isEnabled: boolean,
	title: string,
	done: (count: number) => string,
): Promise<void> {
	return changeMany({
		rows,
		title,
		done,
		nameOf,
		renew: renewAll,
		change: ({ id, version }) => api(contract.updateCustomerState, { id, version, isEnabled }),
	});
}

function useRemove(): Run {
	const t = useTexts(texts).list;
	return async (rows) => {
		const answer = await confirmDelete({
			title: t.deleting,
			text: t.deleteMany(String(rows.length)),
		});
		if (answer === null) return false;
		await deleteMany({
			rows,
			title: t.deleting,
			nameOf,
			remove: ({ id }) => api(contract.deleteCustomer, { id }),
		});
		await renewAll();
		return true;
	};
}
