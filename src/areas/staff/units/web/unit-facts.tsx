import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { unitsDetail } from "./panels.ts";
import type { Unit } from "./unit-panel.tsx";

/** Where a unit lies and how large it is. */
export function UnitFacts({ unit }: { readonly unit: Unit }) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const numbers = [
		[t.people, unit.people],
		[t.peopleBelow, unit.peopleBelow],
		[t.secondaryPeople, unit.secondaryPeople],
		[t.disabledPeople, unit.disabledPeople],
		[t.unitsBelow, unit.unitsBelow],
	] as const;
	return (
		<section className="master-section" aria-label={t.facts}>
			<dl className="master-facts">
				<div>
					<dt>{t.path}</dt>
					<dd>{unit.path.length === 0 ? t.none : <Path unit={unit} />}</dd>
				</div>
				<div>
					<dt>{t.site}</dt>
					<dd>{unit.siteName ?? t.none}</dd>
				</div>
				{numbers.map(([label, count]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{format.number(count, 0)}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** Its ancestors, the company first; each leads to its own panel. */
function Path({ unit }: { readonly unit: Unit }) {
	return (
		<span className="units-path">
			{unit.path.map(({ id, name }) => (
				<button
					key={id}
					type="button"
					onClick={() => openPanel(unitsDetail, { unitId: id }, { stack: "main" })}
				>
					{name}
				</button>
			))}
		</span>
	);
}
