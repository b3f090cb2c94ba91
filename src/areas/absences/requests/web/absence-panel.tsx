import type { ComponentType } from "react";
import type * as z from "zod/mini";
import { type DayPart, dayParts } from "#domain/working-time/layout/absence-span.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { useRangeWords } from "./absence-marks.tsx";
import { texts } from "./detail/text.ts";
import type { ofAbsence, ofChangedAbsence } from "./panels.ts";

export type AbsenceDetail = AnswerOf<typeof contract.getAbsence>;

export interface AbsencePanelGiven {
	readonly absence: AbsenceDetail;
	/** Whose absence it is, and when. */
	readonly sub: string;
	/** Where it is to lie, if that was said on opening. */
	readonly moved: Moved | undefined;
	readonly close: () => void;
}

export type Moved = Pick<AbsenceDetail, "from" | "to" | "fromPart" | "toPart">;

export type AbsencePanel = ComponentType<PanelProps<typeof ofAbsence>>;
export type ChangedAbsencePanel = ComponentType<PanelProps<typeof ofChangedAbsence>>;

/** A panel about one absence, which is fetched first. */
export function absencePanel(Content: ComponentType<AbsencePanelGiven>): AbsencePanel {
	return changedAbsencePanel(Content);
}

/** The same of one that may have been moved. */
export function changedAbsencePanel(
	Content: ComponentType<AbsencePanelGiven>,
): ChangedAbsencePanel {
	return function AbsencePanel({ id, close, ...to }) {
		const t = useTexts(texts);
		const { range } = useRangeWords();
		return (
			<AnswerPanel endpoint={contract.getAbsence} input={{ id }} words={t}>
				{(absence) => {
					const { user } = absence;
					const sub = `${user.lastName}, ${user.firstName} · ${range(absence)}`;
					return <Content absence={absence} sub={sub} moved={movedTo(to)} close={close} />;
				}}
			</AnswerPanel>
		);
	};
}

function movedTo(given: Omit<z.output<typeof ofChangedAbsence>, "id">): Moved | undefined {
	const { from, to, fromPart, toPart } = given;
	if (from === undefined || to === undefined) return undefined;
	return { from, to, fromPart: partOf(fromPart), toPart: partOf(toPart) };
}

/** Addresses are written by anybody. */
function partOf(text: string | undefined): DayPart {
	return dayParts.find((part) => part === text) ?? "WHOLE";
}
