import { EntryFoot } from "#kit/web/master-data/entry-foot.tsx";
import { useEntryActions } from "#kit/web/master-data/use-entry-actions.ts";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import type { Customer } from "../contract.ts";
import { customerScreens } from "./customer-screens.ts";

interface Given {
	readonly customer: Customer;
	readonly close: () => void;
}

/** What ends or brings back a customer. */
export function CustomerFoot({ customer, close }: Given) {
	const { mayWrite, mayDelete } = useMasterRights(customerScreens);
	const { archive, restore, remove } = useEntryActions(customerScreens);
	if (!mayWrite) return null;
	const entry = { ...customer };
	const { isEnabled } = entry;
	return (
		<EntryFoot
			isEnabled={isEnabled}
			onRemove={mayDelete && (() => remove(entry))}
			onSwitch={() => (isEnabled ? archive : restore)(entry)}
			close={close}
		/>
	);
}
