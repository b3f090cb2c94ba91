import { IconArrowRight } from "@tabler/icons-react";
import { monthCloseComparison } from "#areas/time-tracking/month-close/web/panels.ts";
import { changedFigures, type DayFigures, dayFigures } from "#domain/month-close/day-figures.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelLink } from "#kit/ui/panel-stack/panel-link.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import type { DayTrace } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

/** Of a day in a closed month: what it was when the month was closed, and what it is now. Nothing while it is open. */
export function FrozenRows({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().frozen;
	const format = useFormat();
	const { frozen } = day.explanation;
	if (frozen === null) return null;
	const changed = Object.keys(changedFigures(frozen.figures, day));
	const closedOn = format.date(frozen.closedAt, day.zone);
	const print = (name: keyof DayFigures, amount: number) =>
		name === "leaveDays"
			? format.amount(amount)
			: format.hours(amount, { sign: name === "balanceMinutes" });
	return (
		<Section
			title={t.title}
			aside={
				<PanelLink
					panel={monthCloseComparison}
					params={{ userId: day.userId, month: day.day.slice(0, 7) }}
				>
					{t.month}
				</PanelLink>
			}
		>
			{changed.length === 0 ? (
				<p>{t.unchanged(closedOn)}</p>
			) : (
				<>
					<p>{t.changed(closedOn)}</p>
					<dl className="why-lines">
						{dayFigures
							.filter((name) => changed.includes(name))
							.map((name) => (
								<div key={name}>
									<dt>{t.figures[name]}</dt>
									<dd className="why-frozen-figures">
										<s>{print(name, frozen.figures[name])}</s>
										<IconArrowRight size={14} stroke={1.8} role="img" aria-label={t.now} />
										{print(name, day[name])}
									</dd>
								</div>
							))}
					</dl>
				</>
			)}
		</Section>
	);
}
