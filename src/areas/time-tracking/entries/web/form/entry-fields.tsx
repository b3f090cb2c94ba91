import type { ReactNode } from "react";
import { ownWords, useMatterWords } from "#areas/time-tracking/approvals/web/public.ts";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { type DayTimes, dayTimesOf, instantsOf } from "../entry-times.ts";
import { texts as formTexts } from "./text.ts";
import type { EntryChoices } from "./use-entry-choices.ts";
import type { SuggestedTimes } from "./use-suggested-times.ts";
import "./entry-fields.css";

/** What is typed about an entry besides its times. */
export interface KindValues {
	readonly activityId: string | null;
	readonly projectNodeId: string | null;
	/** One of the activity's reasons. */
	readonly reasonId: string | null;
	readonly reason: string;
}

/** What is typed about an entry. */
export interface EntryValues extends KindValues {
	readonly day: string | null;
	readonly times: DayTimes | null;
}

export function valuesOf(entry: TimeTracking): EntryValues {
	return {
		...dayTimesOf(entry),
		activityId: entry.activityId,
		projectNodeId: entry.projectNode?.id ?? null,
		reasonId: null,
		reason: "",
	};
}

/**
 * As it is sent; empty fields were refused before.
 *
 * @param saved the entry as it is: a time that stays keeps its seconds, else it would reach into the entry before it
 */
export function entryInput(
	{ day, times, ...values }: EntryValues,
	zone: string,
	saved?: Pick<TimeTracking, "begin" | "end">,
) {
	if (day === null || times === null) return { begin: "", end: "", ...kindInput(values) };
	const { begin, end } = instantsOf(day, times, zone);
	const span = { begin: kept(begin, saved?.begin), end: kept(end, saved?.end) };
	return { ...span, ...kindInput(values) };
}

function kept(typed: string, saved: string | null | undefined): string {
	const minuteOf = (instant: string) => Math.floor(Date.parse(instant) / 60_000);
	return saved && minuteOf(saved) === minuteOf(typed) ? saved : typed;
}

export function kindInput({ activityId, projectNodeId, reason }: Omit<KindValues, "reasonId">) {
	return { activityId: activityId ?? "", projectNodeId, reason: ownWords(reason) };
}

/** What is asked of any entry besides its times. */
export function useKindRules() {
	const { columns } = useTexts(texts).list;
	const { reason } = useMatterWords();
	return {
		activityId: { label: columns.activity, required: true },
		projectNodeId: { label: columns.project },
		reasonId: { label: reason.choice },
		reason: { label: columns.reason },
	};
}

/** What is asked of an entry, new or changed. */
export function useEntryRules(): FormRules<EntryValues> {
	const { form: t, list } = useTexts(texts);
	const { timesHelp } = useTexts(formTexts);
	return {
		day: { label: list.columns.day, required: true },
		times: { label: t.times, required: true, help: timesHelp },
		...useKindRules(),
	};
}

interface Given<Values extends object> {
	readonly form: Form<Values>;
	readonly choices: EntryChoices;
}

interface EntryGiven extends Given<EntryValues> {
	/** In which the times are meant. */
	readonly zone: string;
	/** Offers the activity's reasons too; own words alone otherwise. */
	readonly withReasons?: boolean;
	/** Times that the form holds though nobody has typed them. */
	readonly suggestion?: SuggestedTimes | undefined;
	/** When an entry began that runs: its end is still to be typed. */
	readonly begun?: string | undefined;
	/** After time and activity. */
	readonly state?: ReactNode;
	/** Before the day. */
	readonly children?: ReactNode;
}

/** Day, times, activity, project and reason. */
export function EntryFields(given: EntryGiven) {
	const { form, choices, withReasons, children } = given;
	const t = useTexts(texts);
	const { region } = useSettings();
	const isAway = given.zone !== region.timezone;
	return (
		<FormSection id="base" title={t.form.base} note={isAway && t.timesIn(given.zone)}>
			{children}
			<DateField {...form.field("day")} />
			<TimesField {...form.field("times")} suggestion={given.suggestion} begun={given.begun} />
			<KindFields form={form} choices={choices} />
			{withReasons && <ReasonChoice form={form} choices={choices} />}
			{given.state}
			<div data-wide>
				<TextAreaField {...form.field("reason")} />
			</div>
		</FormSection>
	);
}

/** A suggestion is marked as one until something else is typed. */
function TimesField({
	suggestion,
	begun,
	...given
}: FieldGiven<DayTimes | null> & Pick<EntryGiven, "suggestion" | "begun">) {
	const t = useTexts(formTexts);
	const open = begun !== undefined && { help: t.stillRuns, ...half(given, t.begun(begun)) };
	const help = suggestion === undefined ? given.help : t[suggestion.from];
	return (
		<div className="entry-times" data-suggested={suggestion?.from}>
			<TimeRangeField {...given} help={help} {...open} passesMidnight />
		</div>
	);
}

/** What stands in the field until the end is typed, too. */
function half({ value, unparsed }: FieldGiven<DayTimes | null>, text: string) {
	return value === null && unparsed === undefined && { unparsed: { text, fault: "" } };
}

export function KindFields({ form, choices }: Given<KindValues>) {
	return (
		<>
			<SelectField {...form.field("activityId")} options={choices.activities} />
			{choices.projects.length > 0 && (
				<SelectField {...form.field("projectNodeId")} options={choices.projects} />
			)}
		</>
	);
}

/** What people may say about the chosen activity, where there is something. */
export function ReasonChoice({ form, choices }: Given<KindValues>) {
	const reasons = choices.reasons(form.values.activityId);
	return reasons.length > 0 && <SelectField {...form.field("reasonId")} options={reasons} />;
}

const states = ["PLANNED", "REQUESTED", "APPROVED"] as const;
export type NewState = (typeof states)[number];

/** How a new entry begins. */
export function StateField(given: FieldGiven<NewState>) {
	const t = useTexts(texts).states;
	const options: Choice<NewState>[] = states.map((value) => ({ value, label: t[value] }));
	return <SegmentedField {...given} options={options} />;
}
