import { Button } from "@mantine/core";
import { NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import type { noParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { SeriesFields } from "./series-fields.tsx";
import { SeriesPreviewList } from "./series-preview.tsx";
import { useSeriesForm } from "./use-series-form.ts";
import { type SeriesValues, useSeriesPreview } from "./use-series-preview.ts";

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

/** There is enough to be looked at. */
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
