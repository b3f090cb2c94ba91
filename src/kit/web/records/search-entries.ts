import { entryKey } from "#kit/contract/master-data/master-params.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "../api.ts";
import type { AnyEntry, MasterScreens } from "../master-data/master-screens.ts";
import type { PaletteSearch } from "../slots/define-slots.ts";

const most = 8;

/**
 * Entries in use for the command palette.
 *
 * @param details what stands below the name
 */
export function searchEntries(
	{ data, panels, nameOf }: MasterScreens,
	details: readonly string[],
): PaletteSearch {
	return async (query, signal) => {
		const asked = { search: query, pageSize: most, isEnabled: true, sortBy: data.sortedBy };
		const { items } = await api(data.operations.list, asked, { signal });
		return (items as readonly AnyEntry[]).map((item) => ({
			id: `${data.entity}-${item.id}`,
			label: nameOf(item),
			detail: details
				.map((name) => item[name])
				.filter(Boolean)
				.join(" · "),
			run: () => panels.detail && openPanel(panels.detail, entryKey(data, item.id)),
		}));
	};
}
