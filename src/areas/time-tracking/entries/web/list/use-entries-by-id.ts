import { useApi } from "#kit/web/use-api.ts";
import { contract, type TimeTracking } from "../../contract.ts";
import { useRecentEntries } from "./use-recent-entries.ts";

/** As many as an address may hold. */
const most = 50;

interface Found {
	/** In the order of the ids; undefined until all have come. */
	readonly entries: readonly TimeTracking[] | undefined;
	readonly isError: boolean;
	readonly retry: () => void;
}

/** Entries by their ids: those of the last 30 days are there already, only older ones are asked for. */
export function useEntriesById(ids: readonly string[] | undefined, context: string): Found {
	const recent = useRecentEntries();
	const known = new Map(recent.data?.timeTrackings.map((entry) => [entry.id, entry]));
	const missing = (ids ?? []).filter((id) => !known.has(id)).slice(0, most);
	const isReady = !recent.isPending && ids !== undefined;
	const older = useApi(
		contract.listTimeTrackings,
		{ ids: missing, pageSize: most },
		{ enabled: isReady && missing.length > 0, context, keep: true },
	);
	for (const entry of older.data?.timeTrackings ?? []) {
		known.set(entry.id, entry);
	}
	const isWaiting = !isReady || (missing.length > 0 && older.data === undefined);
	return {
		entries: isWaiting ? undefined : ids.flatMap((id) => known.get(id) ?? []),
		isError: older.isError,
		retry: () => void older.refetch(),
	};
}
