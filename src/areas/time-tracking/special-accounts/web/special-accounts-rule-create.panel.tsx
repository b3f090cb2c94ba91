import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofAccount } from "./panels.ts";
import { RuleFields } from "./rule-fields.tsx";
import { usePanelTitles } from "./use-panel-titles.ts";
import { useRuleForm } from "./use-rule-form.ts";

const empty = { name: "", validFrom: null, validTo: null };

/** A new rule; its conditions follow where rules are chosen. */
export default function SpecialAccountsRuleCreatePanel({
	accountId,
	close,
}: PanelProps<typeof ofAccount>) {
	const t = useTexts(texts).rules;
	const titles = usePanelTitles();
	const form = useRuleForm({
		draftKey: `special-accounts.rule-create:${accountId}`,
		initial: empty,
		save: (rule) => api(contract.createSpecialAccountRule, { accountId, ...rule }),
	});
	return (
		<FormPanel form={form} title={titles.ruleCreate} saveLabel={t.save} close={close}>
			<RuleFields form={form} />
		</FormPanel>
	);
}
