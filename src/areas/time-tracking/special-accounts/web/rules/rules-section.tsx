import { Button } from "@mantine/core";
import { holdsGlobally } from "#domain/access/may.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { permissionsOf, useSessionOrNull } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { specialAccounts } from "../../contract/accounts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { specialAccountsRuleCreate, specialAccountsRuleSelect } from "../panels.ts";
import { RuleList } from "./rule-list.tsx";

/** Whether the person may change rules, which belong to the whole company. */
export function useMayWriteRules(): boolean {
	const permissions = permissionsOf(useSessionOrNull());
	return holdsGlobally(permissions, specialAccounts.permission, "WRITE");
}

/** What an account counts, in its detail. */
export function RulesSection({ item }: { readonly item: { readonly id: string } }) {
	const t = useTexts(texts).rules;
	const mayWrite = useMayWriteRules();
	const accountId = item.id;
	return (
		<Section title={t.title}>
			<Answer
				endpoint={contract.listSpecialAccountRules}
				input={{ accountId }}
				topic={specialAccounts.topic}
				notLoaded={t.notLoaded}
			>
				{(rules) => (
					<>
						<RuleList rules={rules} />
						{mayWrite && <Change accountId={accountId} hasRules={rules.items.length > 0} />}
					</>
				)}
			</Answer>
		</Section>
	);
}

function Change({
	accountId,
	hasRules,
}: {
	readonly accountId: string;
	readonly hasRules: boolean;
}) {
	const t = useTexts(texts).rules;
	const panel = hasRules ? specialAccountsRuleSelect : specialAccountsRuleCreate;
	const open = () => openPanel(panel, { accountId }, { stack: "sub" });
	return (
		<Button size="xs" variant="default" onClick={open}>
			{hasRules ? t.choose : t.create}
		</Button>
	);
}
