import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { PeopleInput } from "#areas/time-tracking/entries/web/public.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { type CompanyDayValues, type Kind, kindsWith } from "./company-day-values.ts";
import { texts } from "./text.ts";

interface Given {
	readonly form: Form<CompanyDayValues>;
	readonly kinds: readonly Kind[];
}

/** For whom, what and when, and what becomes of those who have something else then. */
export function CompanyDayFields({ form, kinds }: Given) {
	const t = useTexts(texts);
	return (
		<>
			<FormSection id="whose" title={t.whose}>
				<div data-wide>
					<UnitsChoice {...form.field("unitIds")} />
				</div>
				<div data-wide>
					<PeopleInput {...form.field("people")} />
				</div>
			</FormSection>
			<FormSection id="what" title={t.what}>
				<KindFields form={form} kinds={kinds} />
				<DateRangeField {...form.field("days")} />
				<PartFields form={form} kinds={kinds} />
				<div data-wide>
					<TextAreaField {...form.field("reason")} />
				</div>
				<div data-wide>
					<SegmentedField
						{...form.field("onViolation")}
						options={(["SKIP", "CREATE"] as const).map((value) => ({
							value,
							label: t.onViolations[value],
						}))}
					/>
				</div>
			</FormSection>
		</>
	);
}

/** What it costs decides which kinds there are. */
function KindFields({ form, kinds }: Given) {
	const t = useTexts(texts);
	const { effect } = form.values;
	const field = form.field("effect");
	const choose = (next: CompanyDayValues["effect"]) => {
		field.onChange(next);
		const [only, ...others] = kindsWith(next, kinds);
		form.set("activityId", only !== undefined && others.length === 0 ? only.id : null);
	};
	return (
		<>
			<SegmentedField
				{...field}
				onChange={choose}
				help={t.effectHelp[effect]}
				options={(["DEDUCTED", "GIVEN"] as const).map((value) => ({
					value,
					label: t.effects[value],
				}))}
			/>
			<SelectField
				{...form.field("activityId")}
				options={kindsWith(effect, kinds).map(({ id, name, color }) => ({
					value: id,
					label: name,
					color,
				}))}
			/>
		</>
	);
}

const ofOneDay = ["WHOLE", "FIRST_HALF", "SECOND_HALF"] as const;
const ofFirstDay = ["WHOLE", "SECOND_HALF"] as const;
const ofLastDay = ["WHOLE", "FIRST_HALF"] as const;

function PartFields({ form, kinds }: Given) {
	const t = useTexts(texts);
	const { days, activityId } = form.values;
	const kind = kinds.find(({ id }) => id === activityId);
	if (days === null || kind === undefined || kind.bookingUnit === "DAYS") return null;
	if (days.from === days.to)
		return <PartField form={form} name="fromPart" label={t.part} parts={ofOneDay} />;
	return (
		<>
			<PartField form={form} name="fromPart" label={t.firstDay} parts={ofFirstDay} />
			<PartField form={form} name="toPart" label={t.lastDay} parts={ofLastDay} />
		</>
	);
}

interface PartGiven extends Pick<Given, "form"> {
	readonly name: "fromPart" | "toPart";
	readonly label: string;
	readonly parts: readonly DayPart[];
}

/** A part that this day cannot have shows as the whole of it: so it is sent. */
function PartField({ form, name, label, parts }: PartGiven) {
	const words = useTexts(texts).parts;
	const field = form.field(name);
	const value = parts.includes(field.value) ? field.value : "WHOLE";
	const options = parts.map((part) => ({ value: part, label: words[part] }));
	return <SegmentedField {...field} label={label} value={value} options={options} />;
}
