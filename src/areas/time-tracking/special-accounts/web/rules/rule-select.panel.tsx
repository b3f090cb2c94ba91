import { AddButton } from "#kit/ui/add-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { specialAccounts } from "../../contract/accounts.ts";
import type { Rule } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { type ofAccount, specialAccountsRuleCreate, specialAccountsRuleEdit } from "../panels.ts";
import { RuleList } from "./rule-list.tsx";

/** The rules of an account, to choose one of them. */
export default function SpecialAccountsRuleSelectPanel({
	accountId,
}: PanelProps<typeof ofAccount>) {
	const t = useTexts(texts).rules;
	const mayWrite = useMayGlobally(specialAccounts.permission, "WRITE");
	const account = useApi(contract.getSpecialAccount, { id: accountId });
	const choose = ({ id: ruleId }: Rule) =>
		openPanel(specialAccountsRuleEdit, { accountId, ruleId }, { stack: "sub" });
	const create = () => openPanel(specialAccountsRuleCreate, { accountId }, { stack: "sub" });
	return (
		<AnswerPanel endpoint={contract.listSpecialAccountRules} input={{ accountId }} words={t}>
			{(rules) => (
				<PanelFrame
					sub={account.data?.name}
					footer={mayWrite && <AddButton label={t.create} onClick={create} />}
				>
					<p>{t.any}</p>
					<RuleList rules={rules} onChoose={mayWrite ? choose : undefined} />
				</PanelFrame>
			)}
		</AnswerPanel>
	);
}
