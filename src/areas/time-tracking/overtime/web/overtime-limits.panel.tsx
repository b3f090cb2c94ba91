import { limitsFault, type OvertimeLimits } from "#domain/overtime/overtime-limits.ts";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { mostMinutes, type OvertimeAccount } from "../contract/fields.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { AccountPanel, type ShownAccount } from "./account-panel.tsx";
import type { ofUser } from "./panels.ts";
import { overtimeAnswers } from "./renew-overtime.ts";

type Given = PanelProps<typeof ofUser>;

const range = { least: -mostMinutes, most: mostMinutes };

/** How far an account may go, and from where on there is a notice. */
export default function OvertimeLimitsPanel({ userId, close }: Given) {
	return (
		<AccountPanel userId={userId}>{(shown) => <Editor {...shown} close={close} />}</AccountPanel>
	);
}

function Editor({ userId, account, name, close }: ShownAccount & Pick<Given, "close">) {
	const t = useTexts(texts).form;
	const form = useLimitsForm(userId, account);
	return (
		<FormPanel form={form} sub={name} close={close}>
			<FormSection id="upper" title={t.upperSection}>
				<DurationField {...form.field("upper")} {...range} />
				<DurationField {...form.field("upperNotice")} {...range} />
				<div data-wide>
					<DurationField {...form.field("cap")} most={mostMinutes} help={t.capHelp} />
				</div>
			</FormSection>
			<FormSection id="lower" title={t.lowerSection}>
				<DurationField {...form.field("lower")} {...range} />
				<DurationField {...form.field("lowerNotice")} {...range} />
			</FormSection>
		</FormPanel>
	);
}

function useLimitsForm(userId: string, { limits, version }: OvertimeAccount) {
	const { form: t, errors } = useTexts(texts);
	const agrees =
		(field: ReturnType<typeof limitsFault>) => (_: number | null, values: OvertimeLimits) =>
			limitsFault(values) === field ? errors.OVERTIME_LIMITS_CONTRADICT : undefined;
	return useApiForm<OvertimeLimits, typeof contract.setOvertimeLimits>({
		draftKey: `overtime.limits:${userId}`,
		initial: limits,
		version,
		fields: {
			upper: { label: t.upper, check: agrees("upper") },
			upperNotice: { label: t.upperNotice, check: agrees("upperNotice") },
			lower: { label: t.lower },
			lowerNotice: { label: t.lowerNotice, check: agrees("lowerNotice") },
			cap: { label: t.cap },
		},
		endpoint: contract.setOvertimeLimits,
		input: (values, based = version) => ({ userId, ...values, version: based }),
		context: t.savingLimits,
		renews: overtimeAnswers,
		reload: () => renew(contract.getOvertimeAccount, { userId }),
	});
}
