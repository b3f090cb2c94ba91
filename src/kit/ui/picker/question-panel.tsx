import { type ComponentType, useEffect, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { PanelFrame } from "../panel-stack/panel-frame.tsx";
import { EmptyState } from "../state/empty-state.tsx";
import type { PickerProps } from "./define-picker.ts";
import { questionOf } from "./open-picker.ts";
import { texts } from "./text.ts";

/** What a picker's content receives: what was asked, and the ways to answer or close. */
export interface Asked<Given, Answer> extends PickerProps {
	readonly given: Given;
	/** Answers and closes. */
	readonly answer: (value: Answer) => void;
}

/**
 * The component of a picker. Closing it in any other way than by an answer answers null. After a reload nobody waits for
 * the answer any more: it says so until it has closed.
 *
 * Example: `export default questionPanel<RenameGiven, string>(({ given, answer }) => …)`
 */
export function questionPanel<Given, Answer>(Content: ComponentType<Asked<Given, Answer>>) {
	return function QuestionPanel(props: PickerProps) {
		const t = useTexts(texts);
		const { ask, close } = props;
		const [question] = useState(() => questionOf(ask));
		useEffect(() => {
			if (question === undefined) close();
		}, [question, close]);
		useEffect(() => () => questionOf(ask)?.end(null), [ask]);
		if (question === undefined) {
			return (
				<PanelFrame>
					<EmptyState text={t.gone} />
				</PanelFrame>
			);
		}
		const answer = (value: Answer) => {
			question.end(value);
			close();
		};
		return <Content {...props} given={question.given as Given} answer={answer} />;
	};
}
