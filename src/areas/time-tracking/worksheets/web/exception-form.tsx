import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay } from "../contract/days.ts";
import { texts } from "../text.ts";
import { DayFields } from "./day-fields.tsx";
import { useExceptionForm } from "./use-exception-form.ts";
import { useFaultText } from "./use-fault-text.ts";

interface Given {
	readonly userId: string;
	readonly name: string;
	/** The day so far; what it differs by is corrected. */
	readonly planned: PlannedDay;
	readonly close: () => void;
}

export function ExceptionForm({ userId, name, planned, close }: Given) {
	const { exceptions: t, plans } = useTexts(texts);
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
			<FormSection id="day" title={t.day}>
				<DateField {...form.field("day")} />
				<TextField {...form.field("reason")} maxLength={200} />
			</FormSection>
			<section className="form-section" aria-label={plans.one}>
				<div id={times.id}>
					<DayFields value={times.value} onChange={times.onChange} fault={faultText(times.value)} />
				</div>
			</section>
		</FormPanel>
	);
}
