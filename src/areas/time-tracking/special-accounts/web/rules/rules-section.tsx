import { Button } from "@mantine/core";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
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
	const open = (panel: typeof specialAccountsRuleSelect) =>
		openPanel(panel, { accountId }, { stack: "sub" });
	return (
		<Section title={t.title}>
			<Answer
				endpoint={contract.listSpecialAccountRules}
				input={{ accountId }}
				topic={specialAccounts.topic}
				notLoaded={t.notLoaded}
			>
				{(rules) => {
					const [label, panel] =
						rules.items.length > 0
							? [t.choose, specialAccountsRuleSelect]
							: [t.create, specialAccountsRuleCreate];
					return (
						<>
							<RuleList rules={rules} />
							{mayWrite && (
								<Button size="xs" variant="default" onClick={() => open(panel)}>
									{label}
								</Button>
							)}
						</>
					);
				}}
			</Answer>
		</Section>
	);
}
