import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import {
	type DefaultSort,
	defaultSettings,
	type GridSettings,
	parseSettings,
} from "#kit/ui/data-grid/settings/grid-settings.ts";
import { fetchAhead } from "../use-api.ts";
import { sortOf, withoutSums } from "./first-question.ts";
import { savedValueAhead } from "./use-saved-value.ts";

interface List<E extends Endpoint> {
	/** As its grid is called. */
	readonly id: string;
	readonly endpoint: E;
	readonly fixed: Partial<GivenOf<E>>;
	readonly defaultSort: DefaultSort;
	readonly areSumsApart?: boolean;
}

/**
 * Asks for the first page of a list while its page is still on its way, as `ServerGrid` will: in the order and as long as
 * this person likes it. What she filters by the grid alone knows how to ask.
 */
export async function fetchListAhead<E extends Endpoint>(list: List<E>, session: SessionAnswer) {
	const { id, endpoint, fixed, defaultSort, areSumsApart } = list;
	const saved = parseSettings(await savedValueAhead(`Grid.${id}`, session));
	const settings = saved ?? defaultSettings([], defaultSort);
	if (isFiltered(settings)) return;
	const { pageSize } = settings;
	const first = { ...fixed, ...sortOf(settings), page: 1, pageSize };
	const apart = areSumsApart ? withoutSums : {};
	await fetchAhead(endpoint, { ...first, ...apart } as GivenOf<E>);
}

function isFiltered({ filters = {} }: GridSettings): boolean {
	return Object.keys(filters).length > 0;
}
