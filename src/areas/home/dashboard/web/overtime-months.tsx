import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { Overtime } from "./overtime-card.tsx";

interface Given {
	readonly months: Overtime["months"];
}

/** What each month brought, as bars on one scale; the last one is the month that runs. */
export function OvertimeMonths({ months }: Given) {
	const t = useTexts(texts).overtime;
	const format = useFormat();
	const most = Math.max(0, ...months.map(({ minutes }) => minutes));
	const least = Math.min(0, ...months.map(({ minutes }) => minutes));
	// one month alone compares with nothing
	if (months.length < 2 || most === least) return null;
	const share = (minutes: number) => `${(minutes / (most - least)) * 100}%`;
	return (
		<ul className="overtime-months" aria-label={t.months}>
			{months.map(({ month, minutes }) => {
				const name = format.month(`${month}-01`);
				return (
					<li key={month}>
						<span className="overtime-track" aria-hidden>
							<span
								className={minutes < 0 ? "overtime-bar less" : "overtime-bar"}
								style={{
									top: share(most - Math.max(0, minutes)),
									height: share(Math.abs(minutes)),
								}}
							/>
							<span className="overtime-zero" style={{ top: share(most) }} />
						</span>
						<span aria-hidden>{name.slice(0, 1)}</span>
						<span className="visually-hidden">
							{t.brought(name, format.hours(minutes, { sign: true }))}
						</span>
					</li>
				);
			})}
		</ul>
	);
}
