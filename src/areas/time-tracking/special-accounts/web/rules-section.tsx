import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { specialAccountsRuleCreate, specialAccountsRuleSelect } from "./panels.ts";
import { RuleList } from "./rule-list.tsx";
import { useMayWriteRules } from "./use-may-write-rules.ts";

interface Given {
	readonly item: { readonly id: string };
}

/** What an account counts, in its detail. */
export function RulesSection({ item }: Given) {
	const t = useTexts(texts).rules;
	const mayWrite = useMayWriteRules();
	const operation = contract.listSpecialAccountRules;
	const accountId = item.id;
	const { data, isPending, refetch } = useApi(operation, { accountId });
	useLiveTopic(specialAccounts.topic, () => void renew(operation));
	const hasRules = data !== undefined && data.items.length > 0;
	return (
		<section className="master-section" aria-label={t.title}>
			<h3>{t.title}</h3>
			{data !== undefined ? (
				<RuleList rules={data} />
			) : isPending ? (
				<LoadingState />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
			{mayWrite && (
				<Button
					size="xs"
					variant="default"
					onClick={() =>
						openPanel(
							hasRules ? specialAccountsRuleSelect : specialAccountsRuleCreate,
							{ accountId },
							{ stack: "sub" },
						)
					}
				>
					{hasRules ? t.choose : t.create}
				</Button>
			)}
		</section>
	);
}
