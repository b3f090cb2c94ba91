import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { entryMinutes } from "#domain/working-time/timeline/entry-minutes.ts";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { targetActualDetail } from "../panels.ts";

const secondAt = (instant: string) => secondOfMilliseconds(Date.parse(instant));

/** What a day of a person comes to, in minutes; undefined until it is known, and for people who may not see it. */
export function useDayStand(userId: string, day: string) {
	const enabled = isOpenable(targetActualDetail);
	const { data } = useApi(contract.getDayTrace, { userId, day }, { enabled });
	if (data === undefined) return undefined;
	const { targetMinutes, balanceMinutes, intervals } = data;
	const pauses = intervals.filter(({ kind }) => kind === "PAUSE" || kind === "AUTOPAUSE");
	const pauseMinutes = pauses.reduce(
		(sum, { begin, end }) => sum + entryMinutes(secondAt(begin), secondAt(end)),
		0,
	);
	const isAutomatic = pauses.some(({ kind }) => kind === "AUTOPAUSE");
	return { targetMinutes, balanceMinutes, pauseMinutes, isAutomatic };
}
