import type { ReactNode } from "react";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { type Customer, contract, customers } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly id: string;
	/** Until the customer is there. */
	readonly title: string;
	readonly children: (customer: Customer) => ReactNode;
}

/** A panel about one customer: waits for it, and says so when it is gone or cannot be loaded. */
export function CustomerPanel({ id, title, children }: Given) {
	const { detail } = useTexts(texts);
	useLiveTopic(customers.topic, () => void renew(contract.getCustomer));
	return (
		<AnswerPanel title={title} endpoint={contract.getCustomer} input={{ id }} words={detail}>
			{children}
		</AnswerPanel>
	);
}
