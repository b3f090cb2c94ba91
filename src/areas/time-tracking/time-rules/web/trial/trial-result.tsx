import { actualMinutesOf } from "#domain/working-time/day-minutes.ts";
import type { ExampleFigures } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { SimulationAnswer } from "#domain/working-time/simulation/simulation-answer.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { FigureStrip, type StripFigure } from "#kit/ui/facts/figure-strip.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { ChainDay } from "../chain/chain-day.ts";
import { ChainTable } from "../chain/chain-table.tsx";
import { type ToldStep, traceText } from "../trace-text.ts";
import { violationText } from "../violation-text.ts";
import "../time-rules.css";

interface Given {
	readonly answer: SimulationAnswer;
	readonly figures: ExampleFigures;
	/** Of the tried day. */
	readonly pauses: ChainDay["pauses"];
	readonly ruleName: string;
	readonly ruleType: TimeRule["type"];
}

/** Rules whose whole effect is a step of the day; what others do is posted, or done to the account. */
const stepTypes: ReadonlySet<TimeRule["type"]> = new Set([
	"NORMALIZE2WORKTIME",
	"ROUNDING",
	"AUTOPAUSE",
	"EXTRATIME",
]);

/** What the day came to, why, and what the law says about it: as "Warum?" tells a stored day. */
export function TrialResult({ answer, figures, pauses, ruleName, ruleType }: Given) {
	const { trial: t } = useTexts(texts);
	const day = answer.days[0];
	if (day === undefined) return null;
	const told: ChainDay = {
		chain: day.chain.map((step) => ({
			...step,
			timeRule: step.ruleIndex === null ? null : { name: ruleName },
		})),
		zone: "Europe/Berlin",
		targetMinutes: day.targetMinutes,
		actualMinutes: actualMinutesOf(day),
		balanceMinutes: day.balanceMinutes,
		pauses,
	};
	return (
		<div className="rule-result">
			<Figures day={told} figures={figures} />
			<ChainTable day={told} />
			{stepTypes.has(ruleType) && day.chain.every(({ ruleIndex }) => ruleIndex === null) && (
				<p className="rule-note">{t.changesNothing(ruleName)}</p>
			)}
			<Posted figures={figures} trace={day.trace} />
			<Hints violations={day.violations} />
		</div>
	);
}

/** Target, actual, balance, and what the account comes to. */
function Figures({ day, figures }: { readonly day: ChainDay; readonly figures: ExampleFigures }) {
	const { trial: t, figures: words } = useTexts(texts);
	const format = useFormat();
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	const { balanceMinutes } = day;
	const tone = balanceMinutes > 0 ? "plus" : balanceMinutes < 0 ? "minus" : undefined;
	const strip: StripFigure[] = [
		{ label: t.target, value: format.hours(day.targetMinutes), note: null },
		{ label: t.actualTime, value: format.hours(day.actualMinutes), note: null },
		{ label: words.balanceMinutes, value: signed(balanceMinutes), note: null, isMain: true, tone },
		{ label: words.carriedMinutes, value: signed(figures.carriedMinutes), note: null },
	];
	return <FigureStrip label={t.result} figures={strip} />;
}

const apart = ["overtimeMinutes", "pendingMinutes"] as const;

/** What comes of the day beside its balance, with its reason. */
function Posted({ figures, trace }: { figures: ExampleFigures; trace: readonly ToldStep[] }) {
	const { trial: t, figures: words, trace: sentences } = useTexts(texts);
	const format = useFormat();
	const shown = apart.filter((one) => figures[one] !== 0);
	if (shown.length === 0) return null;
	const reasons = trace
		.filter(({ rule }) => rule === "OVERTIME")
		.map((step) => traceText(step, sentences, format));
	return (
		<Section title={t.posted}>
			<Facts>
				{shown.map((one) => (
					<Fact key={one} label={words[one]}>
						{format.hours(figures[one])}
					</Fact>
				))}
			</Facts>
			{reasons.map((reason) => (
				<p key={reason} className="rule-note">
					{reason}
				</p>
			))}
		</Section>
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
