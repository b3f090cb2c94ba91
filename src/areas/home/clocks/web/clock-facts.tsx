import { WhyDay } from "#areas/time-tracking/target-actual/web/public.ts";
import { useFormat } from "#kit/web/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";
import { countsWork } from "./clocks-with-waiting.ts";
import { useMinute } from "./use-minute.ts";

/** Beside the digits: what is due (where that is known), the pauses, when the target will be reached. */
export function ClockFacts({ clocks }: { readonly clocks: TimeClocks }) {
	const now = useMinute();
	const { userId } = useSession();
	const format = useFormat();
	const t = useTexts(texts);
	const { targetTime, workTimeClock, serverTime, day } = clocks;
	const readAt = Date.parse(serverTime);
	const pausing = workTimeClock.status === "PAUSED" ? Math.max(0, now - readAt) / 1000 : 0;
	const reached =
		targetTime === null || !countsWork(workTimeClock)
			? null
			: readAt + (targetTime - workTimeClock.workTime) * 1000;
	const minutes = (seconds: number) => t.hours(format.hours(Math.floor(seconds / 60)));
	return (
		<dl className="clock-facts">
			{targetTime !== null && (
				<div>
					<dt>{t.target}</dt>
					<dd>{minutes(targetTime)}</dd>
					<dd>
						<WhyDay userId={userId} day={day.date} stack="main" isShort />
					</dd>
				</div>
			)}
			<div>
				<dt>{t.pauseSum}</dt>
				<dd>{minutes(workTimeClock.pauseTime + pausing)}</dd>
			</div>
			{reached !== null && (
				<div>
					<dt>{t.fulfilled}</dt>
					<dd>{format.time(reached, day.zone)}</dd>
				</div>
			)}
		</dl>
	);
}
