import type { ReactNode } from "react";
import { PanelFrame } from "../../../../kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { isApiError } from "../../../../kit/web/api-error.ts";
import { useLiveTopic } from "../../../../kit/web/live/use-live.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { renew, useApi } from "../../../../kit/web/use-api.ts";
import { type Customer, contract, customers } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

interface Given {
	readonly id: string;
	/** Until the customer is there. */
	readonly title: string;
	readonly children: (customer: Customer) => ReactNode;
}

/** A panel about one customer: waits for it, and says so when it is gone or cannot be loaded. */
export function CustomerPanel({ id, title, children }: Given) {
	const t = useTexts(german, english).detail;
	const { data, error, isPending, refetch } = useApi(contract.getCustomer, {
		id,
	});
	useLiveTopic(customers.topic, () => void renew(contract.getCustomer));
	if (data !== undefined) return children(data);
	if (isPending) return <PanelFrame title={title} isLoading />;
	return (
		<PanelFrame title={title}>
			{isApiError(error, "NOT_FOUND") ? (
				<EmptyState text={t.gone} />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
		</PanelFrame>
	);
}
