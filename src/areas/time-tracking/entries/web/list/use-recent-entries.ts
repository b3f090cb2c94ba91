import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useToday } from "../use-today.ts";

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
