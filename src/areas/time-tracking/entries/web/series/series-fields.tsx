import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { texts as calendarNames } from "#kit/web/calendar-names/text.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { KindFields, ReasonChoice, StateField } from "../form/entry-fields.tsx";
import { useEntryChoices } from "../form/use-entry-choices.ts";
import { PeopleInput } from "../list/people-filter.tsx";
import { type SeriesValues, weekdays } from "./use-series-preview.ts";

interface Given {
	readonly form: Form<SeriesValues>;
}

/** Whose, when and what. */
export function SeriesFields({ form }: Given) {
	const t = useTexts(texts).series;
	return (
		<>
			<FormSection id="whose" title={t.whose}>
				<div data-wide>
					<PeopleInput {...form.field("people")} />
				</div>
				<div data-wide>
					<UnitsChoice {...form.field("unitIds")} />
				</div>
			</FormSection>
			<FormSection id="when" title={t.when} note={t.timesAtSite}>
				<WhenFields form={form} />
			</FormSection>
			<FormSection id="what" title={t.what}>
				<WhatFields form={form} />
			</FormSection>
		</>
	);
}

function WhenFields({ form }: Given) {
	const t = useTexts(texts).series;
	const { weekdays: names } = useTexts(calendarNames);
	return (
		<>
			<DateRangeField {...form.field("days")} />
			<MultiSelectField
				{...form.field("weekdays")}
				options={weekdays.map((value) => ({ value, label: names[Number(value) - 1] ?? value }))}
			/>
			<SegmentedField
				{...form.field("timesFrom")}
				options={[
					{ value: "TYPED", label: t.typed },
					{ value: "WORKSHEET", label: t.worksheet },
				]}
			/>
			{form.values.timesFrom === "TYPED" && (
				<TimeRangeField {...form.field("times")} required passesMidnight />
			)}
		</>
	);
}

function WhatFields({ form }: Given) {
	const t = useTexts(texts).series;
	const { userId } = useSession();
	const { people, unitIds } = form.values;
	const [only] = people.length === 1 && unitIds.length === 0 ? people : [];
	// of several the server says for whom something is withheld or no project
	const choices = useEntryChoices(only?.id ?? userId);
	return (
		<>
			<KindFields form={form} choices={choices} />
			<StateField {...form.field("state")} />
			<ReasonChoice form={form} choices={choices} />
			<div data-wide>
				<TextAreaField {...form.field("reason")} />
			</div>
			<div data-wide>
				<SegmentedField
					{...form.field("onFault")}
					options={[
						{ value: "NOTHING", label: t.createNothing },
						{ value: "VALID_ONLY", label: t.createValid },
					]}
				/>
			</div>
		</>
	);
}
