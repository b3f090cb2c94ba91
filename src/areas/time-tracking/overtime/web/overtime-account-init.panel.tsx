import { useUserName } from "#areas/staff/users/web/public.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { mostMinutes } from "../contract/fields.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofUser } from "./panels.ts";
import { overtimeAnswers } from "./renew-overtime.ts";

const initial = { openedOn: null as string | null, minutes: 0 as number | null, reason: "" };

/** Opens a person's account with what she brings along. */
export default function OvertimeAccountInitPanel({ userId, close }: PanelProps<typeof ofUser>) {
	const { form: t, list } = useTexts(texts);
	const form = useApiForm<typeof initial, typeof contract.initOvertimeAccount>({
		draftKey: `overtime.account-init:${userId}`,
		initial,
		fields: {
			openedOn: { label: list.openedOn, required: true },
			minutes: { label: t.opening, required: true },
			reason: { label: t.reason },
		},
		endpoint: contract.initOvertimeAccount,
		input: ({ openedOn, minutes, reason }) => ({
			userId,
			openedOn: openedOn ?? "",
			minutes: minutes ?? 0,
			reason: reason.trim() === "" ? null : reason,
		}),
		context: t.savingAccount,
		renews: overtimeAnswers,
	});
	return (
		<FormPanel form={form} sub={useUserName(userId)} close={close}>
			<FormSection id="account" title={t.begin}>
				<DateField {...form.field("openedOn")} />
				<DurationField
					{...form.field("minutes")}
					least={-mostMinutes}
					most={mostMinutes}
					help={t.openingHelp}
				/>
				<div data-wide>
					<TextAreaField {...form.field("reason")} />
				</div>
			</FormSection>
		</FormPanel>
	);
}
