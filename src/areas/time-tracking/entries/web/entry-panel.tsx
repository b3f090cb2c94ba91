import type { ComponentType } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofEntry } from "./panels.ts";

export interface EntryPanelGiven {
	readonly entry: TimeTrackingDetail;
	/** Which day and whose entry it is. */
	readonly sub: string;
	readonly close: () => void;
}

export type EntryPanel = ComponentType<PanelProps<typeof ofEntry>>;

/** A panel about one entry, which is fetched first. */
export function entryPanel(Content: ComponentType<EntryPanelGiven>): EntryPanel {
	return function EntryPanel({ id, close }) {
		const { detail } = useTexts(texts);
		const format = useFormat();
		return (
			<AnswerPanel endpoint={contract.getTimeTracking} input={{ id }} words={detail}>
				{(entry) => {
					const sub = `${format.dayWithYear(entry.day)} · ${entry.user.lastName}, ${entry.user.firstName}`;
					return <Content entry={entry} sub={sub} close={close} />;
				}}
			</AnswerPanel>
		);
	};
}
