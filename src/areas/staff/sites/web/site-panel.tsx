import type { ReactNode } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

export type Site = AnswerOf<typeof contract.getSite>;

interface Given {
	readonly siteId: string;
	/** Until the site is there. */
	readonly title: string;
	readonly children: (site: Site) => ReactNode;
}

/** A panel about one site: waits for it, and says so when it is gone or cannot be loaded. */
export function SitePanel({ siteId, title, children }: Given) {
	const { detail } = useTexts(texts);
	useLiveTopic("SITES", () => void renew(contract.getSite));
	return (
		<AnswerPanel title={title} endpoint={contract.getSite} input={{ siteId }} words={detail}>
			{children}
		</AnswerPanel>
	);
}
