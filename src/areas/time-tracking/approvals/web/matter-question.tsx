import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ApprovalQuestion } from "../contract.ts";
import { texts } from "./text.ts";
import "./matter-question.css";

interface Given {
	readonly questions: readonly ApprovalQuestion[];
	/** Still to be decided: what was asked before another decision stands in the history alone. */
	readonly isUndecided: boolean;
}

/** What was asked last, and what was answered: to be known by who decides, and to be answered by who is asked. */
export function MatterQuestion({ questions, isUndecided }: Given) {
	const t = useTexts(texts);
	const { system } = t.history;
	const format = useFormat();
	const last = questions.at(-1);
	if (last === undefined || !isUndecided) return null;
	const { by, at, question, answer, isOpen } = last;
	if (answer === null && !isOpen) return null;
	return (
		<section className="matter-question" data-waits={isOpen || undefined}>
			<h3>{t.askedBy(by ?? system)}</h3>
			<time>{format.instant(at)}</time>
			<q>{question}</q>
			{answer === null ? (
				<p>{t.waits}</p>
			) : (
				<>
					<h3>{t.answeredBy(answer.by ?? system)}</h3>
					<time>{format.instant(answer.at)}</time>
					<q>{answer.text}</q>
				</>
			)}
		</section>
	);
}
