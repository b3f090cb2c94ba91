import { IconPencil } from "@tabler/icons-react";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { type Customer, contract, customers } from "../contract.ts";
import { texts } from "../text.ts";
import { CustomSections } from "./custom-sections.tsx";
import { CustomerFacts } from "./customer-facts.tsx";
import { CustomerFoot } from "./customer-foot.tsx";
import { CustomerPanel } from "./customer-panel.tsx";
import { customerScreens } from "./customer-screens.ts";
import { customersDetail, customersEdit } from "./panels.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

/** What other features know of a customer, e.g. projects. */
const place = { section: "customers.detail" };

export default function CustomersDetailPanel({ id, close }: PanelProps<typeof masterParams>) {
	const { detail } = usePanelTitles();
	return (
		<CustomerPanel id={id} title={detail}>
			{(customer) => (
				<PanelFrame
					title={customer.name}
					sub={`${detail} ${customer.no}`}
					state={!customer.isEnabled && <ArchivedMark />}
					actions={<Actions customer={customer} />}
					footer={<CustomerFoot customer={customer} close={close} />}
				>
					<CustomerFacts customer={customer} />
					<CustomSections customer={customer} />
					<Slot place={place} props={{ customer }} />
				</PanelFrame>
			)}
		</CustomerPanel>
	);
}

function Actions({ customer: { id } }: { readonly customer: Customer }) {
	const { master } = useTexts(texts);
	const { mayWrite } = useMasterRights(customerScreens);
	return (
		<>
			<ListWalk
				id={id}
				endpoint={contract.getCustomer}
				input={(next) => ({ id: next })}
				open={(next) => openPanel(customersDetail, { id: next })}
			/>
			<HistoryButton entity={customers.entity} entityId={id} />
			{mayWrite && (
				<IconButton
					icon={IconPencil}
					label={master.edit}
					onClick={() => openPanel(customersEdit, { id }, { stack: "sub" })}
				/>
			)}
		</>
	);
}
