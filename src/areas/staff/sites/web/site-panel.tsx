import type { ReactNode } from "react";
import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import { PanelFrame } from "../../../../kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { isApiError } from "../../../../kit/web/api-error.ts";
import { useLiveTopic } from "../../../../kit/web/live/use-live.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { renew, useApi } from "../../../../kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

export type Site = AnswerOf<typeof contract.getSite>;

interface Given {
	readonly siteId: string;
	/** Until the site is there. */
	readonly title: string;
	readonly children: (site: Site) => ReactNode;
}

/** A panel about one site: waits for it, and says so when it is gone or cannot be loaded. */
export function SitePanel({ siteId, title, children }: Given) {
	const t = useTexts(german, english).detail;
	const { data, error, isPending, refetch } = useApi(contract.getSite, {
		siteId,
	});
	useLiveTopic("SITES", () => void renew(contract.getSite));
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
