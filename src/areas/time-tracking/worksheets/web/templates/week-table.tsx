import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TemplateVersion } from "../../contract/templates.ts";
import { texts } from "../../text.ts";
import { useDayLines } from "./use-day-lines.ts";
import "../worksheets.css";

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface Given {
	readonly version: Pick<TemplateVersion, "weeks" | "days">;
}

/** The weeks of a version: what each weekday says, and the sum. */
export function WeekTable({ version: { weeks, days } }: Given) {
	const { day: words, versions: t } = useTexts(texts);
	const format = useFormat();
	const linesOf = useDayLines();
	return (
		<>
			{Array.from({ length: weeks }, (_, nth) => {
				const week = days.filter((day) => day.week === nth + 1);
				const sum = week.reduce((minutes, { targetMinutes }) => minutes + targetMinutes, 0);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the cycle
					<div key={nth}>
						<p className="worksheet-sum">{t.sumOf(t.week(nth + 1), format.hours(sum))}</p>
						<dl className="worksheet-table">
							{weekdays.map((weekday) => {
								const day = week.find((one) => one.weekday === weekday);
								return (
									<div key={weekday}>
										<dt>{words.weekdays[weekday]}</dt>
										<dd>
											{day === undefined ? (
												words.free
											) : (
												<>
													<b>{format.hours(day.targetMinutes)}</b>
													{linesOf(day).map(([label, text]) => (
														<span key={label}>{`${label} ${text}`}</span>
													))}
												</>
											)}
										</dd>
									</div>
								);
							})}
						</dl>
					</div>
				);
			})}
		</>
	);
}
