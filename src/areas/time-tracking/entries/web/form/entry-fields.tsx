import type { ReactNode } from "react";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts as allTexts } from "../../text.ts";
import type { EntryValues } from "./entry-values.ts";
import type { EntryChoices } from "./use-entry-choices.ts";

interface Given<Values extends EntryValues> {
	readonly form: Form<Values>;
	readonly choices: EntryChoices;
	/** In which the times are meant. */
	readonly zone: string;
	/** Offers the activity's reasons too; own words alone otherwise. */
	readonly withReasons?: boolean;
	/** Before the day. */
	readonly children?: ReactNode;
}

/** Day, times, activity, project and reason. */
export function EntryFields<Values extends EntryValues>(given: Given<Values>) {
	const { choices } = given;
	// what a form of more fields knows of these is the same
	const form = given.form as unknown as Form<EntryValues>;
	const texts = useTexts(allTexts);
	const reasons = choices.activity(form.values.activityId)?.reasons ?? [];
	return (
		<FormSection id="base" title={texts.form.base} note={texts.timesIn(given.zone)}>
			{given.children}
			<DateField {...form.field("day")} />
			<TimeRangeField {...form.field("times")} passesMidnight />
			<SelectField {...form.field("activityId")} options={choices.activities} />
			{choices.projects.length > 0 && (
				<SelectField {...form.field("projectNodeId")} options={choices.projects} />
			)}
			{given.withReasons && reasons.length > 0 && (
				<SelectField
					{...form.field("reasonId")}
					options={reasons.map(({ id, text }) => ({
						value: id,
						label: text,
					}))}
				/>
			)}
			<div data-wide>
				<TextAreaField {...form.field("reason")} />
			</div>
		</FormSection>
	);
}
