import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay } from "../contract/days.ts";
import { texts } from "../text.ts";
import { useDayLines } from "./use-day-lines.ts";
import "#kit/web/master-data/master-data.css";

/** What holds on a day: by which template, target, times, and what lets it differ. */
export function PlannedDayFacts({ planned }: { readonly planned: PlannedDay }) {
	const { plans, day: words, exceptions: t } = useTexts(texts);
	const format = useFormat();
	const linesOf = useDayLines();
	const { templateName, kind, exception, holidays, isEmployed } = planned;
	const notes = [
		!isEmployed && t.notEmployed,
		templateName === null && exception === null && t.notPlanned,
		kind === "SHIFT" && exception === null && t.byShifts,
	].filter((note) => note !== false);
	const facts: readonly (readonly [string, string])[] = [
		...(templateName === null ? [] : [[plans.fields.templateId, templateName] as const]),
		[words.target, format.hours(planned.targetMinutes)],
		...linesOf(planned),
		...(exception === null ? [] : [[t.title, exception.reason] as const]),
		...holidays.map(({ name }) => [t.holiday, name] as const),
	];
	return (
		<section className="master-section" aria-label={plans.one}>
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			<dl className="master-facts">
				{facts.map(([label, text]) => (
					<div key={`${label} ${text}`}>
						<dt>{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
