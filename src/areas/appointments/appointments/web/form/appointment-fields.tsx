import { type ChosenPeople, PeopleInput } from "#areas/time-tracking/entries/web/public.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { TimeField } from "#kit/ui/field/time-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../text.ts";
import { type AppointmentValues, movedEnd } from "./appointment-values.ts";
import { RecurrenceFields } from "./recurrence-fields.tsx";

export interface Kind {
	readonly id: string;
	readonly name: string;
	readonly color: string;
}

interface Given {
	readonly form: Form<AppointmentValues>;
}

interface WhatGiven extends Given {
	readonly kinds: readonly Kind[];
}

export function WhatFields({ form, kinds }: WhatGiven) {
	const t = useTexts(texts);
	const options = kinds.map(({ id, name, color }) => ({ value: id, label: name, color }));
	return (
		<FormSection id="what" title={t.sections.what}>
			<div data-wide>
				<TextField {...form.field("title")} maxLength={200} />
			</div>
			<TextField {...form.field("location")} maxLength={200} />
			{options.length > 0 && <SelectField {...form.field("activityId")} options={options} />}
			<div data-wide>
				<TextAreaField {...form.field("description")} />
			</div>
		</FormSection>
	);
}

interface WhenGiven extends Given {
	/** With the rule of a series. */
	readonly withRule: boolean;
	/** Of a series that exists: it cannot become a single one. */
	readonly isSeries?: boolean;
}

/** The end follows the begin, so that what is moved lasts as long as before. */
export function WhenFields({ form, withRule, isSeries = false }: WhenGiven) {
	const t = useTexts(texts);
	const { values } = form;
	const from = form.field("from");
	const begin = form.field("begin");
	const follow = (next: Pick<AppointmentValues, "from" | "begin">) => {
		const moved = movedEnd(values, next);
		form.set("to", moved.to);
		form.set("end", moved.end);
	};
	return (
		<FormSection id="when" title={t.sections.when}>
			<div data-wide>
				<CheckboxField {...form.field("allDay")} />
			</div>
			<DateField
				{...from}
				onChange={(day, unparsed) => {
					from.onChange(day, unparsed);
					if (day !== null) follow({ from: day, begin: values.begin });
				}}
			/>
			{!values.allDay && (
				<TimeField
					{...begin}
					onChange={(minute, unparsed) => {
						begin.onChange(minute, unparsed);
						if (minute !== null) follow({ from: values.from, begin: minute });
					}}
				/>
			)}
			<DateField {...form.field("to")} />
			{!values.allDay && <TimeField {...form.field("end")} />}
			{withRule && <RecurrenceFields form={form} isSeries={isSeries} />}
		</FormSection>
	);
}

export function PeopleFields({ form }: Given) {
	const t = useTexts(texts);
	const seesOthers = useMay("users.manage", "LIST");
	return (
		<FormSection id="who" title={t.sections.who}>
			<div data-wide>
				{seesOthers ? <PeopleInput {...form.field("people")} /> : <Colleagues form={form} />}
			</div>
		</FormSection>
	);
}

/** Who lists nobody chooses among those of her own unit. */
function Colleagues({ form }: Given) {
	const { data } = useApi(contract.findAppointmentPeople, {});
	const field = form.field("people");
	const known = (data?.people ?? []).map(({ id, firstName, lastName }) => ({
		...{ id, name: `${lastName}, ${firstName}` },
	}));
	const all: ChosenPeople = [
		...known,
		...field.value.filter((one) => !known.some(({ id }) => id === one.id)),
	];
	return (
		<MultiSelectField
			{...field}
			value={field.value.map(({ id }) => id)}
			options={all.map(({ id, name }) => ({ value: id, label: name }))}
			onChange={(ids) => field.onChange(all.filter(({ id }) => ids.includes(id)))}
		/>
	);
}
