import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useToday } from "../entry-times.ts";

const days = 30;
const most = 200;

/** The signed-in person's entries of the last 30 days, the newest first. */
export function useRecentEntries() {
	const t = useTexts(texts);
	const { userId, timeZoneHomebase } = useSession();
	const today = useToday(timeZoneHomebase);
	return useApi(
		contract.listTimeTrackings,
		{
			userIds: [userId],
			from: isoOfDay((today - days) as LocalDay),
			to: isoOfDay(today),
			sort: "-begin",
			pageSize: most,
		},
		{ context: t.context.recent, keep: true },
	);
}

/** As many as an address may hold. */
const mostIds = 50;

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
	const missing = (ids ?? []).filter((id) => !known.has(id)).slice(0, mostIds);
	const isReady = !recent.isPending && ids !== undefined;
	const older = useApi(
		contract.listTimeTrackings,
		{ ids: missing, pageSize: mostIds },
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
