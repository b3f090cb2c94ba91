import { NumberField } from "#kit/ui/field/number-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useWhose } from "../detail/use-whose.ts";
import { OfKind, type ShownOfKind } from "../of-kind.tsx";
import type { ofAccount } from "../panels.ts";
import { accountAnswers } from "../renew-accounts.ts";
import { sentDays, typedDays } from "../typed-days.ts";

type Given = PanelProps<typeof ofAccount>;

/** How far leave may go below zero, and from how much open leave on there is a notice; over the years. */
export default function LeaveAccountsLimitsPanel({ close, ...asked }: Given) {
	return <OfKind {...asked}>{(shown) => <Editor {...shown} close={close} />}</OfKind>;
}

const range = { decimals: 4, step: 0.5, least: 0, most: 366 };

function Editor({ close, ...given }: ShownOfKind & Pick<Given, "close">) {
	const t = useTexts(texts).limits;
	const form = useLimitsForm(given);
	return (
		<FormPanel form={form} sub={useWhose(given.shown)} close={close}>
			<FormSection id="limits" title={t.title}>
				<NumberField {...form.field("advance")} {...range} help={t.advanceHelp} />
				<NumberField {...form.field("notice")} {...range} help={t.noticeHelp} />
			</FormSection>
		</FormPanel>
	);
}

interface Values {
	readonly advance: number | null;
	readonly notice: number | null;
}

function useLimitsForm({ shown, activityId }: ShownOfKind) {
	const t = useTexts(texts).limits;
	const { user, limits } = shown;
	const { advance, notice, version } = limits;
	return useApiForm<Values, typeof contract.setLeaveLimits>({
		draftKey: `leave-accounts.limits:${user.id}:${activityId}`,
		initial: { advance: typedDays(advance), notice: notice === null ? null : typedDays(notice) },
		...(version !== null && { version }),
		fields: { advance: { label: t.advance, required: true }, notice: { label: t.notice } },
		endpoint: contract.setLeaveLimits,
		input: (values, based) => ({
			...{ userId: user.id, activityId },
			advance: sentDays(values.advance ?? 0),
			notice: values.notice === null ? null : sentDays(values.notice),
			version: based ?? version,
		}),
		context: t.saving,
		renews: accountAnswers,
		reload: () => renew(contract.getLeaveAccount),
	});
}
