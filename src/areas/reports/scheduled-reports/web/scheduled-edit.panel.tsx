import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type ScheduledReport } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofSchedule } from "./panels.ts";
import {
	ScheduleFields,
	type ScheduleValues,
	sentValues,
	useScheduleRules,
} from "./schedule-fields.tsx";

export default function ScheduledEditPanel({ id, close }: PanelProps<typeof ofSchedule>) {
	const { list: t } = useTexts(texts);
	return (
		<AnswerPanel
			endpoint={contract.listScheduledReports}
			input={{}}
			words={{ gone: t.empty, notLoaded: t.notLoaded }}
		>
			{({ items }) => {
				const saved = items.find((one) => one.id === id);
				return saved && <Editor saved={saved} close={close} />;
			}}
		</AnswerPanel>
	);
}

interface EditorGiven {
	readonly saved: ScheduledReport;
	readonly close: () => void;
}

function Editor({ saved, close }: EditorGiven) {
	const { edit: t } = useTexts(texts);
	const { id, name, months, dayOfMonth, delivery, isPaused } = saved;
	const isOfMonths = months !== null;
	const form = useApiForm<ScheduleValues, typeof contract.updateScheduledReport>({
		draftKey: `reports.scheduled-edit:${id}`,
		initial: { name, months, dayOfMonth, delivery },
		version: saved.version,
		fields: useScheduleRules(isOfMonths),
		endpoint: contract.updateScheduledReport,
		input: (values, version = saved.version) => ({
			...{ id, version, isPaused },
			...sentValues(values),
		}),
		context: t.context,
		renews: [contract.listScheduledReports],
		reload: () => renew(contract.listScheduledReports),
	});
	return (
		<FormPanel form={form} sub={name} close={close}>
			<ScheduleFields form={form} isOfMonths={isOfMonths} />
		</FormPanel>
	);
}
