import { IconCalendarStar, IconClock, IconUserOff, IconUserX } from "@tabler/icons-react";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { DayFlag } from "../../contract/day-flags.ts";
import { texts as featureTexts } from "../../text.ts";
import type { MonthDay } from "./month-days.ts";
import { texts } from "./text.ts";

const icons = {
	PENDING: IconClock,
	HOLIDAY: IconCalendarStar,
	ABSENCE: IconUserOff,
	NOT_EMPLOYED: IconUserX,
} as const;

type Remark = keyof typeof icons;

const isRemark = (flag: DayFlag): flag is Remark => flag in icons;

/** What there is to be said of a day, as icons and words; of a violation the sentence stands below the row. */
export function DayRemarks({ day }: { readonly day: MonthDay }) {
	const t = useTexts(texts);
	const { flags } = useTexts(featureTexts);
	const format = useFormat();
	const wordsOf = (flag: Remark) =>
		flag === "PENDING" ? t.pending(format.hours(day.pendingMinutes)) : flags[flag];
	return (
		<span className="day-remarks">
			{day.flags.filter(isRemark).map((flag) => {
				const Shape = icons[flag];
				return (
					<span key={flag} data-flag={flag}>
						<Shape size={14} stroke={1.8} aria-hidden />
						{wordsOf(flag)}
					</span>
				);
			})}
		</span>
	);
}
