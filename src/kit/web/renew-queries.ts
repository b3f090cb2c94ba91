import type { Query, QueryKey } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

const awaited = new WeakSet<Query>();

/**
 * Fetches what is shown anew, everything or what begins with the key. An answer that is on its way for the first time is
 * not asked for twice at once, but may have been read before the change: it is fetched again when it is there.
 */
export function renewQueries(queryKey: QueryKey = []): Promise<void> {
	for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
		if (query.state.data === undefined) renewOnceThere(query);
	}
	return queryClient.invalidateQueries({ queryKey });
}

function renewOnceThere(query: Query): void {
	const { promise } = query;
	if (promise === undefined || awaited.has(query)) return;
	awaited.add(query);
	const renewNow = () => {
		awaited.delete(query);
		const { queryKey } = query;
		void queryClient.invalidateQueries({ queryKey, exact: true });
	};
	// a failure shows itself, and is asked again from there
	promise.then(renewNow, () => awaited.delete(query));
}
