import { DateField } from "#kit/ui/field/date-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { usePeriod } from "#kit/web/person-record/use-period.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TemplateVersion } from "../contract/templates.ts";
import { texts } from "../text.ts";
import { useTimesForm } from "./use-times-form.ts";
import { WeekEditor } from "./week-editor.tsx";

interface Given {
	readonly template: {
		readonly id: string;
		readonly name: string;
		readonly weeks: number;
	};
	/** What is corrected; a new one without. */
	readonly version: TemplateVersion | undefined;
	/** What a new one begins with. */
	readonly like: TemplateVersion | undefined;
	readonly close: () => void;
}

export function TimesForm({ template, version, like, close }: Given) {
	const t = useTexts(texts).versions;
	const period = usePeriod();
	const form = useTimesForm(template, version, like);
	return (
		<FormPanel
			form={form}
			title={version === undefined ? t.create : t.edit}
			sub={
				version === undefined
					? template.name
					: `${template.name} · ${period(version.validFrom, version.validTo)}`
			}
			close={close}
		>
			{version === undefined ? (
				<FormSection id="period" title={t.validFrom}>
					<DateField {...form.field("validFrom")} />
				</FormSection>
			) : (
				<p className="worksheet-note">{t.past}</p>
			)}
			<WeekEditor {...form.field("days")} />
		</FormPanel>
	);
}
