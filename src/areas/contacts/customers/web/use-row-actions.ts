import {
	IconAddressBook,
	IconArchive,
	IconArrowBackUp,
	IconFolderOpen,
	IconMapPin,
	IconPencil,
	IconTrash,
} from "@tabler/icons-react";
import type { Words } from "#kit/contract/texts.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { type EntryActions, useEntryActions } from "#kit/web/master-data/use-entry-actions.ts";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CustomerItem } from "../contract.ts";
import { texts } from "../text.ts";
import { customerScreens } from "./customer-screens.ts";
import {
	customersDetail,
	customersEdit,
	customersEditAddress,
	customersEditContact,
} from "./panels.ts";

type Action = RowAction<CustomerItem>;
type ListWords = Words<typeof texts>["list"];

/** The menu of one row. */
export function useRowActions(): (customer: CustomerItem) => readonly Action[] {
	const t = useTexts(texts).list;
	const { mayRead, mayWrite, mayDelete } = useMasterRights(customerScreens);
	const actions = useEntryActions(customerScreens);
	const open: Action = {
		id: "open",
		label: t.open,
		icon: IconFolderOpen,
		run: ({ id }) => openPanel(customersDetail, { id }),
	};
	const { archive, restore, remove } = changes(t, actions);
	const edits = editing(t);
	return ({ isEnabled }) => [
		...(mayRead ? [open] : []),
		...(mayWrite ? [...edits, isEnabled ? archive : restore] : []),
		...(mayDelete ? [remove] : []),
	];
}

function editing(t: ListWords): readonly Action[] {
	return [
		{
			id: "edit",
			label: t.edit,
			icon: IconPencil,
			run: ({ id }) => openPanel(customersEdit, { id }),
		},
		{
			id: "address",
			label: t.editAddress,
			icon: IconMapPin,
			run: ({ id }) => openPanel(customersEditAddress, { id }),
		},
		{
			id: "contact",
			label: t.editContact,
			icon: IconAddressBook,
			run: ({ id }) => openPanel(customersEditContact, { id }),
		},
	];
}

function changes(t: ListWords, actions: EntryActions) {
	const archive: Action = {
		id: "archive",
		label: t.archive,
		icon: IconArchive,
		run: (customer) => void actions.archive(customer),
	};
	const restore: Action = {
		id: "restore",
		label: t.restore,
		icon: IconArrowBackUp,
		run: (customer) => void actions.restore(customer),
	};
	const remove: Action = {
		id: "delete",
		label: t.remove,
		icon: IconTrash,
		isDanger: true,
		run: (customer) => void actions.remove(customer),
	};
	return { archive, restore, remove };
}
