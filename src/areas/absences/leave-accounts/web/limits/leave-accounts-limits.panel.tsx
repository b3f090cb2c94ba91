import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { sentAmount, typedAmount, unitOf } from "../amounts/amount.ts";
import { AmountField } from "../amounts/amount-field.tsx";
import { useWhose } from "../detail/use-whose.ts";
import { OfKind, type ShownOfKind } from "../of-kind.tsx";
import type { ofAccount } from "../panels.ts";
import { accountAnswers } from "../renew-accounts.ts";

type Given = PanelProps<typeof ofAccount>;

/** How far leave may go below zero, and from how much open leave on there is a notice; over the years. */
export default function LeaveAccountsLimitsPanel({ close, ...asked }: Given) {
	return <OfKind {...asked}>{(shown) => <Editor {...shown} close={close} />}</OfKind>;
}

function Editor({ close, ...given }: ShownOfKind & Pick<Given, "close">) {
	const t = useTexts(texts).limits;
	const form = useLimitsForm(given);
	const unit = unitOf(given.shown);
	return (
		<FormPanel form={form} sub={useWhose(given.shown)} close={close}>
			<FormSection id="limits" title={t.title}>
				<AmountField {...form.field("advance")} unit={unit} help={t.advanceHelp} />
				<AmountField {...form.field("notice")} unit={unit} help={t.noticeHelp} />
			</FormSection>
		</FormPanel>
	);
}

/** Days, or minutes. */
interface Values {
	readonly advance: number | null;
	readonly notice: number | null;
}

function useLimitsForm({ shown, activityId }: ShownOfKind) {
	const t = useTexts(texts).limits;
	const { user, limits } = shown;
	const { advance, notice, version } = limits;
	const unit = unitOf(shown);
	return useApiForm<Values, typeof contract.setLeaveLimits>({
		draftKey: `leave-accounts.limits:${user.id}:${activityId}`,
		initial: {
			advance: typedAmount(advance),
			notice: notice === null ? null : typedAmount(notice),
		},
		...(version !== null && { version }),
		fields: { advance: { label: t.advance, required: true }, notice: { label: t.notice } },
		endpoint: contract.setLeaveLimits,
		input: (values, based) => ({
			...{ userId: user.id, activityId },
			advance: sentAmount(values.advance ?? 0, unit),
			notice: values.notice === null ? null : sentAmount(values.notice, unit),
			version: based ?? version,
		}),
		context: t.saving,
		renews: accountAnswers,
		reload: () => renew(contract.getLeaveAccount),
	});
}
