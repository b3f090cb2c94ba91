import { useMediaQuery } from "@mantine/hooks";
import { sizes } from "#kit/contract/limits.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { narrowerThan } from "#kit/ui/scale-of-type.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useRangeWords } from "../absence-marks.tsx";
import { DayStrip, useCostWords } from "../day-strip.tsx";
import type { AbsenceValues } from "./absence-values.ts";
import { texts } from "./text.ts";
import type { AbsencePreview, PreviewAnswer } from "./use-absence-preview.ts";
import type { PossibleSubstitute } from "./use-substitutes.ts";
import "./absence-form.css";

const notices = lazyCode(() => import("./absence-notices.tsx"));
const accountEffect = lazyCode(() => import("./account-effect.tsx"));
const phoneSum = lazyCode(() => import("./phone-sum.tsx"));
const phone = narrowerThan(sizes.phoneBelow);

interface Given {
	readonly preview: AbsencePreview;
	readonly isByHours: boolean;
	/** Its days are taken from a leave account. */
	readonly isLeave: boolean;
	/** Where what breaks a rule is mended. */
	readonly form: Form<AbsenceValues>;
	/** Who could stand in; nothing where nobody is asked for. */
	readonly substitutes?: readonly PossibleSubstitute[] | undefined;
}

/** What the absence that is typed would cost, break and meet, as the server says it. */
export function AbsencePreviewSection({ preview, form, substitutes = nobody, ...kind }: Given) {
	const t = useTexts(texts).preview;
	const { answer, isAsking, fault } = preview;
	const inHours = answer?.leave?.some(({ unit }) => unit === "MINUTES") ?? false;
	const isByHours = kind.isByHours || (kind.isLeave && inHours);
	const isEmpty = answer === undefined && !isAsking && fault === undefined;
	const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
	const costWords = useCostWords();
	const cost = answer && costWords(answer, { ...kind, isByHours });
	return (
		<>
			<section className="form-section absence-preview" aria-label={t.title}>
				<div className="form-section-head">
					<h3>{t.title}</h3>
					<span role="status">{answer && t.sum(cost ?? "", t.ofDays(answer.calendarDays))}</span>
				</div>
				{isEmpty && <p>{t.comes}</p>}
				{answer === undefined && isAsking && <p>{t.asking}</p>}
				{fault !== undefined && <p className="absence-fault">{fault || t.failed}</p>}
				{answer && (
					<div aria-busy={isAsking}>
						<DayStrip days={answer.days} isByHours={isByHours} coverage={answer.coverage} />
						<LazyPart code={accountEffect} props={{ answer }} fallback={null} />
						<Notices violations={answer.violations} form={form} substitutes={substitutes} />
						<Team answer={answer} />
					</div>
				)}
			</section>
			{isPhone && answer && cost && (
				<LazyPart code={phoneSum} props={{ cost, leave: answer.leave }} fallback={null} />
			)}
		</>
	);
}

const nobody: readonly PossibleSubstitute[] = [];

interface NoticesGiven extends Pick<PreviewAnswer, "violations">, Pick<Given, "form"> {
	readonly substitutes: readonly PossibleSubstitute[];
}

function Notices({ violations, ...mending }: NoticesGiven) {
	const t = useTexts(texts).preview;
	return (
		<section className="violations" aria-label={t.notices}>
			<h4>{t.notices}</h4>
			{violations.length === 0 ? (
				<p>{t.noNotices}</p>
			) : (
				<LazyPart code={notices} props={{ violations, ...mending }} fallback={<p>{t.asking}</p>} />
			)}
		</section>
	);
}

/** Who of the unit is away then, or asks to be. */
function Team({ answer: { team, coverage } }: { readonly answer: PreviewAnswer }) {
	const t = useTexts(texts).preview;
	const range = useRangeWords();
	const isAlone = coverage.every(({ people }) => people <= 1);
	return (
		<section className="absence-team" aria-label={t.team}>
			<h4>{t.team}</h4>
			{team.length === 0 && <p>{isAlone ? t.aloneHere : t.nobody}</p>}
			{team.length > 0 && (
				<ul>
					{team.map(({ userId, firstName, lastName, from, to, state }) => (
						<li key={`${userId} ${from}`}>
							<span>{`${lastName}, ${firstName}`}</span>
							<span>{range.days({ from, to })}</span>
							{state !== "APPROVED" && <StateTag state={state} />}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
