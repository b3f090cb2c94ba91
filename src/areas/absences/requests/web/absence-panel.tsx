import type { ComponentType } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { useRangeWords } from "./absence-marks.tsx";
import { texts } from "./detail/text.ts";
import type { ofAbsence } from "./panels.ts";

export type AbsenceDetail = AnswerOf<typeof contract.getAbsence>;

export interface AbsencePanelGiven {
	readonly absence: AbsenceDetail;
	/** Whose absence it is, and when. */
	readonly sub: string;
	readonly close: () => void;
}

export type AbsencePanel = ComponentType<PanelProps<typeof ofAbsence>>;

/** A panel about one absence, which is fetched first. */
export function absencePanel(Content: ComponentType<AbsencePanelGiven>): AbsencePanel {
	return function AbsencePanel({ id, close }) {
		const t = useTexts(texts);
		const { range } = useRangeWords();
		return (
			<AnswerPanel endpoint={contract.getAbsence} input={{ id }} words={t}>
				{(absence) => {
					const { user } = absence;
					const sub = `${user.lastName}, ${user.firstName} · ${range(absence)}`;
					return <Content absence={absence} sub={sub} close={close} />;
				}}
			</AnswerPanel>
		);
	};
}
