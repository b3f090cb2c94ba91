import { useId } from "react";
import { DayLanes } from "#kit/ui/day-lanes/day-lanes.tsx";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { targetActualDetail } from "../panels.ts";
import type { DayEffectGiven } from "../why-link/day-effect.tsx";
import { WhyDay } from "../why-link/why-link.tsx";
import { actualMinutes, type DayTrace } from "./day-trace.ts";
import { useLanes } from "./use-lanes.ts";
import { useWhyWords } from "./use-why-words.ts";
import "#kit/web/master-data/master-data.css";
import "./effect-section.css";

/** What a day comes to, in the panel of one of its entries. Nothing where the day cannot be explained. */
export default function EffectSection({ userId, day, wanted }: DayEffectGiven) {
	const enabled = isOpenable(targetActualDetail);
	const asked = { userId, day };
	const { data } = useApi(contract.getDayTrace, asked, { enabled });
	useLiveTopic("TRACKINGS", () => void renew(contract.getDayTrace));
	return data === undefined ? null : <Effect day={data} wanted={wanted} />;
}

interface EffectGiven extends Pick<DayEffectGiven, "wanted"> {
	readonly day: DayTrace;
}

function Effect({ day, wanted }: EffectGiven) {
	const { effect: t, figures, lanes } = useWhyWords();
	const format = useFormat();
	const titleId = useId();
	const facts = [
		[figures.target, format.hours(day.targetMinutes)],
		[figures.actual, format.hours(actualMinutes(day))],
		[figures.balance, format.hours(day.balanceMinutes, { sign: true })],
	] as const;
	return (
		<section className="master-section" aria-labelledby={titleId}>
			<div className="day-effect-head">
				<h3 id={titleId}>{t.title}</h3>
				<dl>
					{facts.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<WhyDay userId={day.userId} day={day.day} />
			</div>
			<DayLanes label={lanes.title} {...useLanes(day, wanted)} />
		</section>
	);
}
