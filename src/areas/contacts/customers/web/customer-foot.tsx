import { Button } from "@mantine/core";
import { useEntryActions } from "../../../../kit/web/master-data/use-entry-actions.ts";
import { useMasterRights } from "../../../../kit/web/master-data/use-master-rights.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import type { Customer } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { customerScreens } from "./customer-screens.ts";

interface Given {
	readonly customer: Customer;
	readonly close: () => void;
}

/** What ends or brings back a customer. */
export function CustomerFoot({ customer, close }: Given) {
	const t = useTexts(german, english).list;
	const { mayWrite, mayDelete } = useMasterRights(customerScreens);
	const { archive, restore, remove } = useEntryActions(customerScreens);
	if (!mayWrite) return null;
	const entry = { ...customer };
	const removeAndClose = async () => {
		if (await remove(entry)) close();
	};
	const { isEnabled } = entry;
	return (
		<>
			{mayDelete && (
				<Button
					variant="default"
					data-far-left
					onClick={() => void removeAndClose()}
				>
					{t.remove}
				</Button>
			)}
			<Button
				variant="default"
				onClick={() => void (isEnabled ? archive : restore)(entry)}
			>
				{isEnabled ? t.archive : t.restore}
			</Button>
		</>
	);
}
