import { useFormat } from "#kit/web/format/format.ts";
import { printMinute } from "#kit/web/format/print-day.ts";
import type { ShiftAnswer } from "../../contract.ts";

/** How times of a shift are said, by the clock of its place. */
export function useShiftWords() {
	const format = useFormat();
	const clock = (minute: number) => printMinute(minute % 1440);
	return {
		times: ({ beginMinute, endMinute }: Pick<ShiftAnswer, "beginMinute" | "endMinute">) => {
			const days = Math.floor((endMinute - 1) / 1440);
			return `${clock(beginMinute)} – ${clock(endMinute)}${days > 0 ? ` (+${days})` : ""}`;
		},
		pauses: ({ pauses }: Pick<ShiftAnswer, "pauses">) =>
			pauses.map(({ minute, minutes }) => `${clock(minute)} (${format.hours(minutes)})`).join(", "),
	};
}
