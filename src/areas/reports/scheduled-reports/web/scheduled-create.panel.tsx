import type { ListExportRequest } from "#kit/contract/list-export.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type ofView, scheduledReports } from "./panels.ts";
import {
	ScheduleFields,
	type ScheduleValues,
	sentValues,
	useScheduleRules,
} from "./schedule-fields.tsx";

/** The view of a list as it stands, to be made into a file every month. */
export default function ScheduledCreatePanel({
	name,
	request,
	months,
	close,
}: PanelProps<typeof ofView>) {
	const { edit: t } = useTexts(texts);
	const isOfMonths = months !== null;
	const form = useApiForm<ScheduleValues, typeof contract.createScheduledReport>({
		draftKey: `reports.scheduled-create:${request.list}`,
		initial: { name, months, dayOfMonth: 1, delivery: "MAIL" },
		fields: useScheduleRules(isOfMonths),
		endpoint: contract.createScheduledReport,
		input: (values) => ({
			...sentValues(values),
			request: request as unknown as ListExportRequest,
		}),
		context: t.context,
		renews: [contract.listScheduledReports],
	});
	return (
		<FormPanel
			form={form}
			close={close}
			onSaved={() => {
				close();
				openPanel(scheduledReports, {});
			}}
		>
			<ScheduleFields form={form} isOfMonths={isOfMonths} />
		</FormPanel>
	);
}
