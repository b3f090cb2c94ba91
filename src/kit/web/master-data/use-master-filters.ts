import { useMemo } from "react";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "../texts.ts";
import type { AnyData, AnyEntry, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";
import type { MasterRights } from "./use-master-rights.ts";
import { useMasterWords } from "./use-master-words.ts";

/** As saved views of these lists name it. */
export const stateFilterId = ({ details }: Pick<AnyData, "details">) =>
	details === undefined ? "isEnabled" : "state";

/** What the list can be narrowed by; by details only for those who may read them. */
export function useMasterFilters(
	screens: MasterScreens,
	{ mayRead }: MasterRights,
	added: readonly GridFilter<AnyEntry>[],
): readonly GridFilter<AnyEntry>[] {
	const { data } = screens;
	const { state } = useTexts(texts);
	const { fields } = useMasterWords(screens);
	return useMemo(() => {
		const ofState = filter.enabledState<AnyEntry>({
			id: stateFilterId(data),
			label: state,
			query: (chosen) => (chosen === "ALL" ? {} : { isEnabled: chosen === "ENABLED" }),
		});
		const lines = (data.narrowedBy ?? []).map((id) =>
			filter.text<AnyEntry>({ id, label: fields[id] ?? id }),
		);
		return [...(data.isArchivable ? [ofState] : []), ...(mayRead ? [...lines, ...added] : [])];
	}, [data, state, fields, mayRead, added]);
}
