import { DateField } from "#kit/ui/field/date-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { usePeriod } from "#kit/web/person-record/use-period.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { type TemplateVersion, templates } from "../../contract/templates.ts";
import type { TemplateDay } from "../../contract/worksheet-day.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ofTimes } from "../panels.ts";
import { renewWorksheets } from "../renew-worksheets.ts";
import { dayValuesOf, emptyDay, faultOfTyped, isFree, typedDay } from "./typed-day.ts";
import type { TypedWeeks } from "./week-copies.ts";
import { WeekEditor } from "./week-editor.tsx";

type Given = PanelProps<typeof ofTimes>;

/** The weeks of a version; a new one begins like the last. */
export default function TemplateTimesPanel({ id, versionId, close }: Given) {
	const t = useTexts(texts).versions;
	const title = versionId === undefined ? t.create : t.edit;
	const words = { gone: t.none, notLoaded: t.notLoaded };
	const input = { templateId: id };
	// asked for together with the template
	useApi(contract.listWorksheetTemplateVersions, input);
	const ofVersions = { title, words, endpoint: contract.listWorksheetTemplateVersions, input };
	return (
		<AnswerPanel title={title} words={words} endpoint={templates.operations.get} input={{ id }}>
			{(template) => (
				<AnswerPanel {...ofVersions}>
					{({ items }) => {
						const version = items.find((one) => one.id === versionId);
						if (versionId !== undefined && version === undefined) return undefined;
						return <TimesForm key={versionId} {...{ template, version, like: items[0], close }} />;
					}}
				</AnswerPanel>
			)}
		</AnswerPanel>
	);
}

interface FormGiven {
	readonly template: { readonly id: string; readonly name: string; readonly weeks: number };
	/** What is corrected; a new one without. */
	readonly version: TemplateVersion | undefined;
	/** What a new one begins with. */
	readonly like: TemplateVersion | undefined;
	readonly close: () => void;
}

function TimesForm({ template, version, like, close }: FormGiven) {
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
				<FormSection id="period" title={t.begin}>
					<DateField {...form.field("validFrom")} />
				</FormSection>
			) : (
				<p className="worksheet-note">{t.past}</p>
			)}
			<WeekEditor {...form.field("days")} />
		</FormPanel>
	);
}

interface TimesValues {
	readonly validFrom: string | null;
	readonly days: TypedWeeks;
}

/** What is typed about the times of a template. */
function useTimesForm(
	{ id: templateId, weeks }: { readonly id: string; readonly weeks: number },
	version: TemplateVersion | undefined,
	like: TemplateVersion | undefined,
): Form<TimesValues> {
	const t = useTexts(texts).versions;
	return useRenewingForm<TimesValues>({
		draftKey: `worksheets.template-times:${version?.id ?? templateId}`,
		initial: {
			validFrom: version?.validFrom ?? null,
			days: typedWeeks((version ?? like)?.days ?? [], weeks),
		},
		version: version?.version,
		fields: useRules(like !== undefined),
		context: t.saving,
		renew: renewWorksheets,
		save: (typed, at = 0) => {
			const days = templateDays(typed.days);
			if (version === undefined) {
				const made = { templateId, validFrom: typed.validFrom ?? "", days };
				return api(contract.createWorksheetTemplateVersion, made);
			}
			const change = { versionId: version.id, days, version: at };
			return api(contract.updateWorksheetTemplateVersion, change);
		},
	});
}

function useRules(endsPrevious: boolean): FormRules<TimesValues> {
	const { versions: t, faults } = useTexts(texts);
	return {
		validFrom: {
			label: t.validFrom,
			required: true,
			help: endsPrevious ? t.validFromHelp : undefined,
		},
		days: {
			label: t.title,
			section: "days",
			check: (days) => (days.some((day) => faultOfTyped(day) !== null) ? faults.UNREAD : undefined),
		},
	};
}

function typedWeeks(days: readonly TemplateDay[], weeks: number): TypedWeeks {
	return Array.from({ length: weeks * 7 }, (_, place) => {
		const week = Math.floor(place / 7) + 1;
		const weekday = (place % 7) + 1;
		const day = days.find((one) => one.week === week && one.weekday === weekday);
		return day === undefined ? emptyDay : typedDay(day);
	});
}

function templateDays(days: TypedWeeks): TemplateDay[] {
	return days.flatMap((day, place) =>
		isFree(day)
			? []
			: [{ week: Math.floor(place / 7) + 1, weekday: (place % 7) + 1, ...dayValuesOf(day) }],
	);
}
