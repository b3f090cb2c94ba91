import type { ReactNode } from "react";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { Rules } from "../contract/rules.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly accountId: string;
	/** Of the panel, while nothing is there to show. */
	readonly title: string;
	readonly children: (rules: Rules) => ReactNode;
}

/** A panel about rules of an account, which are fetched first. */
export function RulesPanel({ accountId, title, children }: Given) {
	const t = useTexts(texts).rules;
	return (
		<AnswerPanel
			title={title}
			endpoint={contract.listSpecialAccountRules}
			input={{ accountId }}
			words={t}
		>
			{children}
		</AnswerPanel>
	);
}
