import type { ChangeRow, Tone } from "#areas/time-tracking/approvals/web/public.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { texts } from "./text.ts";

/** What the overtime account and the day's maximum come to once somebody has agreed. */
export function useEffectRows({ effect, day }: TimeTrackingDetail): ChangeRow[] {
	const t = useTexts(texts);
	const format = useFormat();
	const { account = null, maximum = null } = effect ?? {};
	const rows: ChangeRow[] = [];
	if (account !== null) {
		const balance = (minutes: number) => `${format.hours(minutes, { sign: true })} h`;
		const { beforeMinutes, afterMinutes } = account;
		rows.push({
			label: t.account,
			before: balance(beforeMinutes),
			after: balance(afterMinutes),
			follows: true,
		});
	}
	if (maximum !== null) {
		const { limitMinutes, beforeMinutes, afterMinutes } = maximum;
		const limit = `${format.hours(limitMinutes)} h`;
		const said = (minutes: number) =>
			minutes > limitMinutes ? t.exceeded(`${format.hours(minutes - limitMinutes)} h`) : t.kept;
		const tone = (minutes: number): Tone => (minutes > limitMinutes ? "bad" : "good");
		rows.push({
			label: maximum.day === day ? t.maximum(limit) : t.maximumOn(limit, format.day(maximum.day)),
			before: said(beforeMinutes),
			after: said(afterMinutes),
			follows: true,
			toneBefore: tone(beforeMinutes),
			toneAfter: tone(afterMinutes),
		});
	}
	return rows;
}
