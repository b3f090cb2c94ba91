import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import type { PaletteSearch } from "#kit/web/slots/define-slots.ts";
import { contract } from "../../contract.ts";
import { usersDetail } from "../panels.ts";

const most = 8;

/** People of the current site by name, number or mail address. */
const searchPeople: PaletteSearch = async (query, signal) => {
	const { items } = await api(
		contract.listUsers,
		{ search: query, pageSize: most, sortBy: "name" },
		{ signal },
	);
	return items.map(({ id, firstName, lastName, unitName, personnelNo }) => ({
		id: `user-${id}`,
		label: `${lastName}, ${firstName}`,
		detail: [unitName, personnelNo].filter(Boolean).join(" · "),
		run: () => openPanel(usersDetail, { userId: id }),
	}));
};

export default searchPeople;
