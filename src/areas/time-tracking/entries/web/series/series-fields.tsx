import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useEntryChoices } from "../form/use-entry-choices.ts";
import { PeopleInput } from "./people-input.tsx";
import { type SeriesValues, weekdays } from "./series-values.ts";

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
	return (
		<>
			<DateRangeField {...form.field("days")} />
			<MultiSelectField
				{...form.field("weekdays")}
				options={weekdays.map((value) => ({ value, label: t.names[value] }))}
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
	const { states, series: t } = useTexts(texts);
	const { userId } = useSession();
	const { people, unitIds } = form.values;
	const [only] = people.length === 1 && unitIds.length === 0 ? people : [];
	// of several the server says for whom something is withheld or no project
	const choices = useEntryChoices(only?.id ?? userId);
	const reasons = choices.activity(form.values.activityId)?.reasons ?? [];
	return (
		<>
			<SelectField {...form.field("activityId")} options={choices.activities} />
			{choices.projects.length > 0 && (
				<SelectField {...form.field("projectNodeId")} options={choices.projects} />
			)}
			<SegmentedField
				{...form.field("state")}
				options={(["PLANNED", "REQUESTED", "APPROVED"] as const).map((value) => ({
					value,
					label: states[value],
				}))}
			/>
			{reasons.length > 0 && (
				<SelectField
					{...form.field("reasonId")}
					options={reasons.map(({ id, text }) => ({ value: id, label: text }))}
				/>
			)}
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
