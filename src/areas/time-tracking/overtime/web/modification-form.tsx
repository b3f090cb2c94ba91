import type { ReactNode } from "react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { type ModificationKind, modificationKinds } from "#domain/overtime/ledger-entry.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { mostMinutes } from "../contract/fields.ts";
import { texts } from "../text.ts";
import type { ModificationValues } from "./use-modification-form.ts";

interface Given {
	readonly form: Form<ModificationValues>;
	readonly title: string;
	readonly userId: string;
	readonly account: Pick<OvertimeAccount, "openedOn" | "takeableMinutes">;
	readonly close: () => void;
	readonly buttons?: ReactNode;
}

/** Kind, day, hours and reason of a modification. */
export function ModificationForm({ form, userId, account, ...given }: Given) {
	const { kinds, form: t } = useTexts(texts);
	const format = useFormat();
	const name = useUserName(userId);
	const isOther = form.values.kind === "OTHER";
	const help = isOther ? t.hoursHelp : t.available(format.hours(account.takeableMinutes));
	return (
		<FormPanel form={form} sub={name} {...given}>
			<FormSection id="modification" title={given.title}>
				<SelectField<ModificationKind>
					{...form.field("kind")}
					options={modificationKinds.map((value) => ({
						value,
						label: kinds[value],
					}))}
				/>
				<DateField {...form.field("effectiveOn")} earliest={account.openedOn} />
				<DurationField
					{...form.field("minutes")}
					least={-mostMinutes}
					most={mostMinutes}
					help={help}
				/>
				<div data-wide>
					<TextAreaField {...form.field("reason")} />
				</div>
			</FormSection>
		</FormPanel>
	);
}
