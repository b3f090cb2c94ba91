import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "#kit/web/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { useStateFilter } from "#kit/web/settings/use-state-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, customers } from "../contract.ts";
import { texts } from "../text.ts";
import { customerScreens } from "./customer-screens.ts";
import { customersCreate, customersDetail } from "./panels.ts";
import { useBulkActions } from "./use-bulk-actions.ts";
import { useCustomerList } from "./use-customer-list.ts";
import { useOpenCustomer } from "./use-open-customer.ts";
import { useRowActions } from "./use-row-actions.ts";
import "./customers.css";

const defaultSort = { by: "name", direction: "ASC" } as const;
const topics = [customers.topic, "CUSTOMFIELDS"];

/** Whom the company works for. */
export default function CustomersPage() {
	const t = useTexts(texts);
	const { mayRead, mayWrite } = useMasterRights(customerScreens);
	const { columns, filters } = useCustomerList(mayRead);
	const rowActions = useRowActions();
	const bulkActions = useBulkActions();
	const openId = useOpenCustomer();
	const defaultFilters = useStateFilter("state");
	const create = mayWrite && (
		<Button
			leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
			onClick={() => openPanel(customersCreate, {})}
		>
			{t.list.create}
		</Button>
	);
	return (
		<div className="customers-page">
			<ServerGrid
				id="contacts.customers"
				label={t.master.many}
				endpoint={contract.listCustomers}
				columns={columns}
				filters={filters}
				defaultFilters={defaultFilters}
				defaultSort={defaultSort}
				search={t.list.search}
				topics={topics}
				height="fill"
				openId={openId}
				onOpen={({ id }) => mayRead && openPanel(customersDetail, { id })}
				rowActions={rowActions}
				bulkActions={bulkActions}
				onExport={exportList}
				empty={{ text: t.master.empty, action: create }}
				tools={create}
			/>
		</div>
	);
}
