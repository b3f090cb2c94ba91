import type { ComponentType } from "react";
import type { Panel, PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofEntry } from "./panels.ts";

export interface EntryPanelGiven {
	readonly entry: TimeTrackingDetail;
	readonly title: string;
	/** Whose entry it is. */
	readonly sub: string;
	readonly close: () => void;
}

export type EntryPanel = ComponentType<PanelProps<typeof ofEntry>>;

/** A panel about one entry, which is fetched first. */
export function entryPanel(
	panel: Panel<typeof ofEntry>,
	Content: ComponentType<EntryPanelGiven>,
): EntryPanel {
	return function EntryPanel({ id, close }) {
		const title = useTitle(panel);
		const { detail } = useTexts(texts);
		return (
			<AnswerPanel title={title} endpoint={contract.getTimeTracking} input={{ id }} words={detail}>
				{(entry) => {
					const sub = `${entry.user.lastName}, ${entry.user.firstName}`;
					return <Content entry={entry} title={title} sub={sub} close={close} />;
				}}
			</AnswerPanel>
		);
	};
}
