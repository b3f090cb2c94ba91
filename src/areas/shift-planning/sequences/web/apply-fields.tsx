import { PeopleInput } from "#areas/time-tracking/entries/web/public.ts";
import { mostSequenceDays } from "#domain/shifts/sequences/sequence-facts.ts";
import { limits } from "#kit/contract/limits.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { clashChoices } from "../contract/run.ts";
import { contract } from "../contract.ts";
import type { ApplyValues } from "./apply-values.ts";
import { texts } from "./text.ts";

interface Given {
	readonly form: Form<ApplyValues>;
}

/** Which sequence, when, for whom, and what becomes of days on which somebody cannot. */
export function ApplyFields({ form }: Given) {
	const t = useTexts(texts);
	const { data } = useApi(contract.listShiftSequences, {
		isEnabled: true,
		pageSize: limits.listLength,
	});
	const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
	return (
		<>
			<FormSection id="what" title={t.what}>
				<SelectField {...form.field("sequenceId")} options={options} />
				<DateRangeField {...form.field("days")} />
			</FormSection>
			<FormSection id="crew" title={t.crew}>
				<div data-wide>
					<PeopleInput {...form.field("people")} />
				</div>
				<Offsets form={form} />
				<div data-wide>
					<SegmentedField
						{...form.field("onClash")}
						options={clashChoices.map((value) => ({ value, label: t.clashes[value] }))}
					/>
				</div>
			</FormSection>
		</>
	);
}

/** Of each person of a crew of several. */
function Offsets({ form }: Given) {
	const t = useTexts(texts);
	const { people, offsets } = form.values;
	if (people.length === 0) return null;
	return (
		<div data-wide className="run-offsets">
			<p>{t.offsetHelp}</p>
			{people.map(({ id, name }) => (
				<NumberField
					key={id}
					label={t.offset(name)}
					least={0}
					most={mostSequenceDays - 1}
					value={offsets[id] ?? 0}
					onChange={(days) => form.set("offsets", { ...offsets, [id]: days ?? 0 })}
				/>
			))}
		</div>
	);
}
