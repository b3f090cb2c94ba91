import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { FigurePreviewSection } from "#kit/web/preview/figure-preview-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay } from "../contract/days.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofDay } from "./panels.ts";
import { renewWorksheets } from "./renew-worksheets.ts";
import { DayFields } from "./templates/day-fields.tsx";
import { dayValuesOf, type TypedDay, typedDay, useFaultText } from "./templates/typed-day.ts";

type Given = PanelProps<typeof ofDay>;

/** Lets a day of a person differ from what is planned; it begins with what holds. */
export default function WorksheetAddExceptionPanel({ userId, day, close }: Given) {
	const { plans } = useTexts(texts);
	return (
		<AnswerPanel
			endpoint={contract.listUserWorksheetDays}
			input={{ userId, from: day, to: day }}
			words={plans}
		>
			{({ firstName, lastName, days: [planned] }) =>
				planned && (
					<ExceptionForm
						key={planned.exception?.id ?? day}
						userId={userId}
						name={`${lastName}, ${firstName}`}
						planned={planned}
						close={close}
					/>
				)
			}
		</AnswerPanel>
	);
}

interface ExceptionFormGiven {
	readonly userId: string;
	readonly name: string;
	/** The day so far; what it differs by is corrected. */
	readonly planned: PlannedDay;
	readonly close: () => void;
}

function ExceptionForm({ userId, name, planned, close }: ExceptionFormGiven) {
	const { exceptions: t } = useTexts(texts);
	const faultText = useFaultText();
	const form = useExceptionForm(userId, planned);
	const times = form.field("times");
	return (
		<FormPanel
			form={form}
			title={planned.exception === null ? t.create : t.edit}
			sub={name}
			close={close}
		>
			<FormSection id="day" title={t.about}>
				<DateField {...form.field("day")} />
				<TextField {...form.field("reason")} maxLength={200} />
			</FormSection>
			<section className="form-section">
				<div className="form-section-head">
					<h3>{t.times}</h3>
				</div>
				<div id={times.id}>
					<DayFields value={times.value} onChange={times.onChange} fault={faultText(times.value)} />
				</div>
			</section>
			<FigurePreviewSection
				call={() => (form.dirtyCount > 0 ? exceptionCall(userId, planned, form.values) : undefined)}
			/>
		</FormPanel>
	);
}

/** The operation that saves what was typed, with what it is sent. */
function exceptionCall(
	userId: string,
	{ exception }: PlannedDay,
	{ day, times, reason }: ExceptionValues,
	version = exception?.version ?? 0,
) {
	const values = { ...dayValuesOf(times), reason };
	return exception === null
		? {
				endpoint: contract.createWorksheetException,
				input: { userId, day: day ?? "", ...values },
			}
		: {
				endpoint: contract.updateWorksheetException,
				input: { exceptionId: exception.id, ...values, version },
			};
}

interface ExceptionValues {
	readonly day: string | null;
	readonly times: TypedDay;
	readonly reason: string;
}

/** What is typed about a day that differs. */
function useExceptionForm(userId: string, planned: PlannedDay): Form<ExceptionValues> {
	const { exceptions: t, plans } = useTexts(texts);
	const faultText = useFaultText();
	const { exception } = planned;
	return useRenewingForm<ExceptionValues>({
		draftKey: `worksheets.add-exception:${userId} ${planned.day}`,
		initial: { day: planned.day, times: typedDay(planned), reason: exception?.reason ?? "" },
		version: exception?.version,
		fields: {
			day: { label: t.day, required: true, disabled: exception !== null },
			times: { label: plans.one, check: faultText },
			reason: { label: t.reason, required: true },
		},
		context: t.saving,
		renew: renewWorksheets,
		save: (values, version = 0) => {
			const { endpoint, input } = exceptionCall(userId, planned, values, version);
			return api<typeof endpoint>(endpoint, input);
		},
	});
}
