import type { ReactNode } from "react";
import { contract as units } from "#areas/staff/units/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

export type Site = AnswerOf<typeof contract.getSite>;
/** What a panel about one site is given. */
export interface SiteProps {
	readonly siteId: string;
	readonly close: () => void;
}

/** What is out of date once a site has changed: it is a unit, too. */
export const renewedBySites = [
	contract.listSites,
	contract.getSite,
	units.listUnits,
	units.getUnit,
] as const;

interface Given {
	readonly panel: Pick<Panel, "title">;
	readonly siteId: string;
	readonly children: (site: Site) => ReactNode;
}

/** A panel about one site: waits for it, and says so when it is gone or cannot be loaded. */
export function SitePanel({ panel, siteId, children }: Given) {
	const { detail } = useTexts(texts);
	const title = useTitle(panel);
	useLiveTopic("SITES", () => void renew(contract.getSite));
	return (
		<AnswerPanel title={title} endpoint={contract.getSite} input={{ siteId }} words={detail}>
			{children}
		</AnswerPanel>
	);
}
