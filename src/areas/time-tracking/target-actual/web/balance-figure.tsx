import { FigureButton } from "#kit/ui/facts/figure-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { thisMonth } from "./months/month-after.ts";
import { timeReportsDetail } from "./panels.ts";
import { usePersonMonth } from "./person-month/month-content.tsx";

/** Of a person's panel: what the days of the present month that are over come to. */
export default function BalanceFigure({ userId }: { readonly userId: string }) {
	const { list: t } = useTexts(texts);
	const format = useFormat();
	const month = thisMonth();
	const { month: loaded, error } = usePersonMonth(userId, month);
	const minutes = loaded?.untilYesterday.balanceMinutes;
	if (error !== null) return null;
	return (
		<FigureButton
			label={t.untilYesterday}
			value={minutes === undefined ? undefined : format.hours(minutes, { sign: true })}
			note={format.month(`${month}-01`)}
			tone={minutes !== undefined && minutes < 0 ? "minus" : "plus"}
			run={() => openPanel(timeReportsDetail, { userId, month }, { stack: "sub" })}
		/>
	);
}
