import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { type ToldStep, traceText } from "./trace-text.ts";
import "./time-rules.css";

interface Given {
	readonly trace: readonly ToldStep[];
	/** Whose clock shows times of day. */
	readonly timeZone: string;
}

/** How a day came to its figures, step by step in words. */
export function TraceSteps({ trace, timeZone }: Given) {
	const { trace: t, trial } = useTexts(texts);
	const format = useFormat();
	if (trace.length === 0) return <p>{trial.noSteps}</p>;
	return (
		<ol className="trace-steps">
			{trace.map((step, index) => {
				const { rule, reason, minutes, after } = step;
				const isEdge = rule === "ROUNDING" && (reason === "BEGIN" || reason === "END");
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: steps are what their order makes them
					<li key={index}>
						<span>{traceText(step, t, format, timeZone)}</span>
						<b>{format.hours(minutes, { sign: true })}</b>
						<small>{isEdge ? "" : t.result(format.hours(after))}</small>
					</li>
				);
			})}
		</ol>
	);
}
