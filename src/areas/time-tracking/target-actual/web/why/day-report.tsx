import { DayLanes } from "#kit/ui/day-lanes/day-lanes.tsx";
import { ChainTable } from "./chain-table.tsx";
import { DayEntries } from "./day-entries.tsx";
import { DayFigures } from "./day-figures.tsx";
import type { DayTrace } from "./day-trace.ts";
import { FrozenRows } from "./frozen-rows.tsx";
import { LawLines } from "./law-lines.tsx";
import { Postings } from "./postings.tsx";
import { useLanes } from "./use-lanes.ts";
import { useWhyWords } from "./use-why-words.ts";
import "#kit/web/master-data/master-data.css";
import "./why.css";

/** A day from plan to balance, on the screen and on paper. */
export function DayReport({ day }: { readonly day: DayTrace }) {
	const { title } = useWhyWords().lanes;
	const lanes = useLanes(day);
	return (
		<div className="why">
			<DayFigures day={day} />
			<DayLanes label={title} {...lanes} />
			<FrozenRows day={day} />
			<ChainTable day={day} />
			<div className="master-section why-ends">
				<Postings day={day} />
				<LawLines day={day} />
			</div>
			<DayEntries day={day} />
		</div>
	);
}
