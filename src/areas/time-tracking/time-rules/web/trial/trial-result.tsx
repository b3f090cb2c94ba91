import { type ExampleFigures, exampleFigures } from "#domain/working-time/examples/rule-example.ts";
import type { SimulationAnswer } from "#domain/working-time/simulation/simulation-answer.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { type ToldStep, traceText } from "../trace-text.ts";
import { violationText } from "../violation-text.ts";
import "../time-rules.css";

interface Given {
	readonly answer: SimulationAnswer;
	readonly figures: ExampleFigures;
}

const signed: ReadonlySet<string> = new Set(["balanceMinutes", "carriedMinutes"]);

/** What the day came to, why, and what the law says about it. */
export function TrialResult({ answer, figures }: Given) {
	const { trial: t, figures: words } = useTexts(texts);
	const format = useFormat();
	const day = answer.days[0];
	if (day === undefined) return null;
	const shown = exampleFigures.filter(
		(one) => figures[one] !== 0 || one === "workedMinutes" || signed.has(one),
	);
	return (
		<>
			<Section title={t.result}>
				<Facts>
					<Fact label={t.target}>{format.hours(day.targetMinutes)}</Fact>
					{shown.map((one) => (
						<Fact key={one} label={words[one]}>
							{format.hours(figures[one], { sign: signed.has(one) })}
						</Fact>
					))}
				</Facts>
			</Section>
			<Section title={t.why}>
				<TraceSteps trace={day.trace} timeZone="Europe/Berlin" />
			</Section>
			<Hints violations={day.violations} />
		</>
	);
}

interface TraceStepsGiven {
	readonly trace: readonly ToldStep[];
	/** Whose clock shows times of day. */
	readonly timeZone: string;
}

/** How a day came to its figures, step by step in words. */
function TraceSteps({ trace, timeZone }: TraceStepsGiven) {
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
						<small>{isEdge ? "" : trial.comesTo(format.hours(after))}</small>
					</li>
				);
			})}
		</ol>
	);
}

type Day = SimulationAnswer["days"][number];

function Hints({ violations }: Pick<Day, "violations">) {
	const t = useTexts(texts);
	const language = useLanguage();
	const format = useFormat();
	if (violations.length === 0) return null;
	return (
		<Section title={t.trial.hints}>
			<ul className="rule-list">
				{violations.map((one) => (
					<li key={one.code}>{violationText(one, language, format)}</li>
				))}
			</ul>
		</Section>
	);
}
