import { targetSum } from "#domain/working-time/layout/worksheet.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TemplateVersion } from "../../contract/templates.ts";
import type { TemplateDay } from "../../contract/worksheet-day.ts";
import { texts } from "../../text.ts";
import { useDayLines } from "./use-day-lines.ts";
import "../worksheets.css";

interface Given {
	readonly version: Pick<TemplateVersion, "weeks" | "days">;
}

/** The weeks of a version: what each weekday says, and the sum. */
export function WeekTable({ version: { weeks, days } }: Given) {
	const t = useTexts(texts).versions;
	const { weekdays } = useTexts(nameTexts);
	const format = useFormat();
	return Array.from({ length: weeks }, (_, nth) => {
		const week = days.filter((day) => day.week === nth + 1);
		const sum = targetSum(week);
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the cycle
			<div key={nth}>
				<p className="worksheet-sum">{t.sumOf(t.week(nth + 1), format.hours(sum))}</p>
				<dl className="worksheet-table">
					{weekdays.map((name, place) => (
						<div key={name}>
							<dt>{name}</dt>
							<Day day={week.find(({ weekday }) => weekday === place + 1)} />
						</div>
					))}
				</dl>
			</div>
		);
	});
}

function Day({ day }: { readonly day: TemplateDay | undefined }) {
	const t = useTexts(texts).day;
	const format = useFormat();
	const linesOf = useDayLines();
	if (day === undefined) return <dd>{t.free}</dd>;
	return (
		<dd>
			<b>{format.hours(day.targetMinutes)}</b>
			{linesOf(day).map(([label, text]) => (
				<span key={label}>{`${label} ${text}`}</span>
			))}
		</dd>
	);
}
