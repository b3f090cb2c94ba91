import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofAccount } from "./panels.ts";
import { specialAccountsRuleCreate } from "./panels.ts";
import { RuleFields } from "./rule-fields.tsx";

import { useRuleForm } from "./use-rule-form.ts";

const empty = { name: "", validFrom: null, validTo: null };

/** A new rule; its conditions follow where rules are chosen. */
export default function SpecialAccountsRuleCreatePanel({
	accountId,
	close,
}: PanelProps<typeof ofAccount>) {
	const t = useTexts(texts).rules;
	const title = useTitle(specialAccountsRuleCreate);
	const form = useRuleForm({
		draftKey: `special-accounts.rule-create:${accountId}`,
		initial: empty,
		save: (rule) => api(contract.createSpecialAccountRule, { accountId, ...rule }),
	});
	return (
		<FormPanel form={form} title={title} saveLabel={t.save} close={close}>
			<RuleFields form={form} />
		</FormPanel>
	);
}
