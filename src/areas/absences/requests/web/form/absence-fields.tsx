import type { ReactNode } from "react";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts as featureTexts } from "../../text.ts";
import { texts as webTexts } from "../text.ts";
import { type AbsenceValues, isOneDay, mayTakeHours } from "./absence-values.ts";
import { texts } from "./text.ts";
import type { AbsenceKind, Kinds } from "./use-kinds.ts";

const occasionPart = lazyCode(() => import("./occasion-part.tsx"));

/** What is asked of an absence, new or changed. */
export function useAbsenceRules(): FormRules<AbsenceValues> {
	const { columns } = useTexts(featureTexts).list;
	const t = useTexts(texts);
	return {
		activityId: { label: columns.activity, required: true },
		days: { label: t.days, required: true, help: t.daysHelp },
		fromPart: { label: t.firstDay },
		toPart: { label: t.lastDay },
		hours: { label: t.hours, help: t.hoursHelp },
		substituteUserId: { label: t.substitute },
		reason: { label: t.remark },
	};
}

interface Given {
	readonly form: Form<AbsenceValues>;
	readonly kinds: Kinds;
	/** Who could stand in; nothing where nobody is asked. */
	readonly substitutes?: readonly Choice[] | undefined;
	/** After the days. */
	readonly state?: ReactNode;
	/** Before the kind. */
	readonly children?: ReactNode;
}

/** Kind, days with their parts or hours, who stands in, and a remark. */
export function AbsenceFields({ form, kinds, substitutes, state, children }: Given) {
	const t = useTexts(texts);
	const kind = kinds.kindOf(form.values.activityId);
	const asksSubstitute = kind !== undefined && kind.substitute !== "NONE" && substitutes;
	const occasion = kind?.occasion ?? null;
	const help = kind?.reasonRequired ? t.remarkNeeded : t.remarkHelp;
	return (
		<FormSection id="base" title={t.base}>
			{children}
			<SelectField {...form.field("activityId")} options={kinds.choices} />
			{occasion !== null && occasion !== "CHILD_SICK" && (
				<LazyPart code={occasionPart} props={{ form, occasion }} fallback={null} />
			)}
			<DateRangeField {...form.field("days")} />
			<PartFields form={form} kind={kind} />
			{asksSubstitute && (
				<SelectField {...form.field("substituteUserId")} options={asksSubstitute} />
			)}
			{state}
			<div data-wide>
				<TextAreaField {...form.field("reason")} help={help} />
			</div>
		</FormSection>
	);
}

interface PartsGiven extends Pick<Given, "form"> {
	readonly kind: AbsenceKind | undefined;
}

/** Hours or a part of a single day; of several days parts of the first and the last. */
function PartFields({ form, kind }: PartsGiven) {
	const t = useTexts(texts);
	const { values } = form;
	if (kind === undefined || kind.bookingUnit === "DAYS" || values.days === null) return null;
	if (isOneDay(values)) {
		const takesHours = mayTakeHours(values, kind);
		return (
			<>
				{takesHours && <TimeRangeField {...form.field("hours")} passesMidnight />}
				{(!takesHours || values.hours === null) && (
					<PartField form={form} name="fromPart" label={t.onlyDay} parts={ofOneDay} />
				)}
			</>
		);
	}
	return (
		<>
			<PartField form={form} name="fromPart" label={t.firstDay} parts={ofFirstDay} />
			<PartField form={form} name="toPart" label={t.lastDay} parts={ofLastDay} />
		</>
	);
}

const ofOneDay = ["WHOLE", "FIRST_HALF", "SECOND_HALF"] as const;
const ofFirstDay = ["WHOLE", "SECOND_HALF"] as const;
const ofLastDay = ["WHOLE", "FIRST_HALF"] as const;

interface PartGiven extends Pick<Given, "form"> {
	readonly name: "fromPart" | "toPart";
	readonly label: string;
	readonly parts: readonly DayPart[];
}

/** A part that this day cannot have shows as the whole of it: so it is sent. */
function PartField({ form, name, label, parts }: PartGiven) {
	const words = useTexts(webTexts).parts;
	const field = form.field(name);
	const value = parts.includes(field.value) ? field.value : "WHOLE";
	const options = parts.map((part) => ({ value: part, label: words[part] }));
	return <SegmentedField {...field} label={label} value={value} options={options} />;
}
