import { useFormat } from "#kit/web/format/format.ts";
import type { ShiftAnswer } from "../../contract.ts";

/** How times of a shift are said, by the clock of its place. */
export function useShiftWords() {
	const format = useFormat();
	const clock = (minute: number) => {
		const pad = (value: number) => String(value).padStart(2, "0");
		return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;
	};
	return {
		times: ({ beginMinute, endMinute }: Pick<ShiftAnswer, "beginMinute" | "endMinute">) => {
			const days = Math.floor((endMinute - 1) / 1440);
			return `${clock(beginMinute)} – ${clock(endMinute)}${days > 0 ? ` (+${days})` : ""}`;
		},
		pauses: ({ pauses }: Pick<ShiftAnswer, "pauses">) =>
			pauses.map(({ minute, minutes }) => `${clock(minute)} (${format.hours(minutes)})`).join(", "),
	};
}
