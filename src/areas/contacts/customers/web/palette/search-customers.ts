import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import type { PaletteSearch } from "#kit/web/slots/define-slots.ts";
import { contract } from "../../contract.ts";
import { customersDetail } from "../panels.ts";

const most = 8;

/** Customers by number, name, place or the person one speaks to. */
const searchCustomers: PaletteSearch = async (query, signal) => {
	const { items } = await api(
		contract.listCustomers,
		{ search: query, pageSize: most, isEnabled: true, sortBy: "name" },
		{ signal },
	);
	return items.map(({ id, no, name, city }) => ({
		id: `customer-${id}`,
		label: name,
		detail: [no, city].filter(Boolean).join(" · "),
		run: () => openPanel(customersDetail, { id }),
	}));
};

export default searchCustomers;
