import { Button } from "@mantine/core";
import { NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import type { noParams } from "#kit/contract/master-data/master-params.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { ToggleField } from "#kit/ui/field/choice/toggle-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { texts as calendarNames } from "#kit/web/calendar-names/text.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { KindFields, ReasonChoice, StateField } from "../form/entry-fields.tsx";
import { useEntryChoices } from "../form/use-entry-choices.ts";
import { PeopleInput } from "../list/people-filter.tsx";
import { SeriesPreviewList } from "./series-preview.tsx";
import { useSeriesForm } from "./use-series-form.ts";
import { type SeriesValues, useSeriesPreview, weekdays } from "./use-series-preview.ts";

/** Enters time for several people and days: what would be created is shown before, line by line. */
export default function TimeTrackingsBulkInsertPanel({ close }: PanelProps<typeof noParams>) {
	const t = useTexts(texts).series;
	const preview = useSeriesPreview();
	const { form, custom } = useSeriesForm(preview);
	const { values } = form;
	const shown = preview.of(values);
	return (
		<FormPanel
			form={form}
			close={close}
			saveLabel={t.create}
			buttons={
				<Button
					variant="default"
					disabled={!isWhole(values)}
					loading={preview.isLoading}
					onClick={() => void preview.load(values)}
				>
					{t.preview}
				</Button>
			}
		>
			<SeriesFields form={form} />
			<NewCustomInputs form={form} custom={custom} />
			{shown !== undefined && (
				<SeriesPreviewList
					lines={shown.lines}
					skipped={shown.skipped}
					createdAtOnce={shown.createdAtOnce}
					onToggle={preview.toggle}
				/>
			)}
		</FormPanel>
	);
}

/** Whether everything is filled in that the preview needs. */
function isWhole(values: SeriesValues): boolean {
	const { people, unitIds, days, timesFrom, times, activityId } = values;
	return (
		people.length + unitIds.length > 0 &&
		days !== null &&
		values.weekdays.length > 0 &&
		(timesFrom === "WORKSHEET" || times !== null) &&
		activityId !== null
	);
}

interface Given {
	readonly form: Form<SeriesValues>;
}

/** Whose, when and what. */
function SeriesFields({ form }: Given) {
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
			<ToggleField
				{...form.field("weekdays")}
				options={weekdays.map((value) => {
					const name = names[Number(value) - 1] ?? value;
					return { value, label: name.slice(0, 2), spoken: name };
				})}
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
