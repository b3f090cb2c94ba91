import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { targetActualDetail } from "../panels.ts";

/** What a day of a person comes to, in minutes; undefined until it is known, and for people who may not see it. */
export function useDayStand(userId: string, day: string) {
	const enabled = isOpenable(targetActualDetail);
	const { data } = useApi(contract.getDayTrace, { userId, day }, { enabled });
	if (data === undefined) return undefined;
	const { targetMinutes, balanceMinutes, intervals } = data;
	const pauses = intervals.filter(({ kind }) => kind === "PAUSE" || kind === "AUTOPAUSE");
	const pauseMinutes = pauses.reduce(
		(sum, { begin, end }) => sum + (Date.parse(end) - Date.parse(begin)) / 60_000,
		0,
	);
	const isAutomatic = pauses.some(({ kind }) => kind === "AUTOPAUSE");
	return { targetMinutes, balanceMinutes, pauseMinutes, isAutomatic };
}
