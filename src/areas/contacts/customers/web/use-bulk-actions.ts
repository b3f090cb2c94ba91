import { IconTrash } from "@tabler/icons-react";
import type { BulkAction } from "../../../../kit/ui/data-grid/grid-actions.ts";
import { confirmDelete } from "../../../../kit/ui/dialog/confirm-delete.ts";
import { api } from "../../../../kit/web/api.ts";
import { deleteMany } from "../../../../kit/web/bulk/delete-many.ts";
import { useMasterRights } from "../../../../kit/web/master-data/use-master-rights.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { renew } from "../../../../kit/web/use-api.ts";
import { type CustomerItem, contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { customerScreens } from "./customer-screens.ts";
import { renewedByCustomers } from "./renewed-by-customers.ts";

/** What may be done with several customers at once; who is linked with projects stays, and the message says so. */
export function useBulkActions(): readonly BulkAction<CustomerItem>[] {
	const t = useTexts(german, english).list;
	const { mayDelete } = useMasterRights(customerScreens);
	if (!mayDelete) return [];
	const remove = async (rows: readonly CustomerItem[], clear: () => void) => {
		const answer = await confirmDelete({
			title: t.deleting,
			text: t.deleteMany(String(rows.length)),
		});
		if (answer === null) return;
		await deleteMany({
			rows,
			title: t.deleting,
			nameOf: ({ name }) => name,
			remove: ({ id }) => api(contract.deleteCustomer, { id }),
		});
		clear();
		await Promise.all(renewedByCustomers.map((endpoint) => renew(endpoint)));
	};
	return [
		{
			id: "delete",
			label: t.remove,
			icon: IconTrash,
			run: (rows, clear) => void remove(rows, clear),
		},
	];
}
