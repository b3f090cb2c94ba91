import { CustomFacts } from "#areas/settings/custom-fields/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { unitsDetail, unitsShiftplanSettings } from "./panels.ts";
import { type Unit, useUnitCustom } from "./unit-panel.tsx";

const numbers = [
	"peopleBelow",
	"people",
	"secondaryPeople",
	"disabledPeople",
	"unitsBelow",
] as const;

/** Where a unit lies and how large it is. */
export function UnitFacts({ unit }: { readonly unit: Unit }) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	return (
		<Section label={t.facts}>
			{/* the company lies in nothing and at no site */}
			{unit.path.length > 0 && (
				<Facts>
					<Fact label={t.path}>
						<Path unit={unit} />
					</Fact>
					<Fact label={t.site}>{unit.siteName ?? t.none}</Fact>
				</Facts>
			)}
			<Facts areFigures>
				{numbers.map((count) => (
					<Fact key={count} label={t[count]}>
						{format.number(unit[count], 0)}
					</Fact>
				))}
			</Facts>
		</Section>
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

/** What the company adds to its units. */
export function UnitCustom({ unit }: { readonly unit: Unit }) {
	const { groups } = useUnitCustom(unit);
	const { custom = {}, customNames = {} } = unit;
	return groups.map(({ id, name, fields }) => (
		<Section key={id} title={name}>
			<CustomFacts fields={fields} custom={custom} customNames={customNames} />
		</Section>
	));
}

/** How the unit's shift plan is published. */
export function ShiftplanSection({ unitId }: { readonly unitId: string }) {
	const { detail, shiftplan: t } = useTexts(texts);
	const title = useTitle(unitsShiftplanSettings);
	const format = useFormat();
	const mayWrite = useMay("units.manage", "WRITE");
	const endpoint = contract.getUnitShiftplanSettings;
	return (
		<Answer endpoint={endpoint} input={{ unitId }} notLoaded={detail.notLoaded}>
			{({ publishing, publishedTo, suggestion }) => (
				<Section
					title={title}
					edit={mayWrite ? t.change : undefined}
					onEdit={() => openPanel(unitsShiftplanSettings, { unitId }, { stack: "sub" })}
				>
					<Facts>
						<Fact label={t.publishing}>{t[publishing]}</Fact>
						{publishedTo !== null && <Fact label={t.publishedTo}>{format.date(publishedTo)}</Fact>}
						<Fact label={t.suggestion}>{t[suggestion]}</Fact>
					</Facts>
				</Section>
			)}
		</Answer>
	);
}
