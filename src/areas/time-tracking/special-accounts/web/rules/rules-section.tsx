import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { specialAccounts } from "../../contract/accounts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { specialAccountsRuleCreate, specialAccountsRuleSelect } from "../panels.ts";
import { RuleList } from "./rule-list.tsx";

/** What an account counts, in its detail. */
export function RulesSection({ item }: { readonly item: { readonly id: string } }) {
	const t = useTexts(texts).rules;
	const mayWrite = useMayGlobally(specialAccounts.permission, "WRITE");
	const accountId = item.id;
	const { data } = useApi(contract.listSpecialAccountRules, { accountId });
	const [label, panel] =
		data?.items.length === 0
			? [t.create, specialAccountsRuleCreate]
			: [t.choose, specialAccountsRuleSelect];
	return (
		<Section
			title={t.title}
			edit={mayWrite && data !== undefined ? label : undefined}
			onEdit={() => openPanel(panel, { accountId }, { stack: "sub" })}
		>
			<Answer
				endpoint={contract.listSpecialAccountRules}
				input={{ accountId }}
				topic={specialAccounts.topic}
				notLoaded={t.notLoaded}
			>
				{(rules) => <RuleList rules={rules} />}
			</Answer>
		</Section>
	);
}
