import { useMemo } from "react";
import { dayOfIso, isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { api } from "#kit/web/api.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTypedPreview } from "#kit/web/use-typed-preview.ts";
import { despiteViolations } from "#kit/web/violations/despite-violations.ts";
import { contract, mostChanges, type ShiftPlan } from "../../contract.ts";
import type { ofWeek } from "../panels.ts";
import { namesOf } from "../planner/plan-actions.ts";
import { type PlannedShift, shiftsOf } from "../planner/plan-items.ts";
import type { Changes } from "../planner/plan-moves.ts";
import { renewPlan } from "../renew-plan.ts";
import { texts } from "../text.ts";
import { loadViolationWords } from "../violations/load-violation-words.ts";
import { shiftViolation } from "../violations/shift-violation.ts";
import { skippedCopies, weekCopies } from "./week-copies.ts";
import "./copy-week.css";

interface Typed {
	readonly source: string | null;
	readonly target: string | null;
}

const mondayOfIso = (day: string) => isoOfDay(mondayOf(dayOfIso(day)));

/** Copies the shifts of a week into another: what would be made and what is left out is said before it is done. */
export default function ShiftsCopyWeekPanel({ day, unitIds, close }: PanelProps<typeof ofWeek>) {
	const { copyWeek: t } = useTexts(texts);
	const monday = mondayOfIso(day);
	const initial: Typed = { source: monday, target: isoDayPlus(monday, 7) };
	const held: { changes: Changes } = { changes: [] };
	const form = useApiForm<Typed, typeof contract.changeShifts>({
		draftKey: "shifts.copy-week",
		initial,
		fields: {
			source: { label: t.source, required: true, section: "weeks" },
			target: { label: t.target, required: true, section: "weeks" },
		},
		endpoint: contract.changeShifts,
		input: () => ({ changes: held.changes }),
		send: (input) =>
			despiteViolations(
				(accepted) => api(contract.changeShifts, { ...input, ...accepted }),
				() => loadViolationWords(t.title),
			),
		onSaved: renewPlan,
	});
	const preview = usePreview(form.values, unitIds);
	held.changes = preview.made;
	return (
		<FormPanel form={form} close={close} saveLabel={t.save(preview.made.length)}>
			<FormSection id="weeks" title={t.weeks}>
				<DateField {...form.field("source")} help={t.weekHelp} />
				<DateField {...form.field("target")} />
			</FormSection>
			<Preview preview={preview} />
		</FormPanel>
	);
}

interface Previewed {
	/** What is copied, once that is known. */
	readonly made: Changes;
	readonly lines: readonly string[];
	readonly said: string | undefined;
	readonly isAsking: boolean;
}

/** What would be made of the week that is typed, and what is left out for which reason. */
function usePreview({ source, target }: Typed, unitIds: string[] | undefined): Previewed {
	const { copyWeek: t } = useTexts(texts);
	const monday = source === null ? undefined : mondayOfIso(source);
	const range = monday === undefined ? undefined : { from: monday, to: isoDayPlus(monday, 6) };
	const { data: plan } = useApi(
		contract.getShiftPlan,
		{ ...(range ?? { from: "", to: "" }), ...(unitIds && { unitIds }) },
		{ keep: true, enabled: range !== undefined },
	);
	const copies = useMemo(() => {
		if (plan === undefined || monday === undefined || target === null) return undefined;
		const weeks = (mondayOf(dayOfIso(target)) - dayOfIso(monday)) / 7;
		return weekCopies(shiftsOf(plan), monday, weeks);
	}, [plan, monday, target]);
	const count = copies?.changes.length ?? 0;
	const isAskable = copies !== undefined && count > 0 && count <= mostChanges;
	const { answer, fault, isAsking } = useTypedPreview(
		contract.checkShifts,
		isAskable ? { changes: copies.changes } : undefined,
	);
	if (count > mostChanges) return { ...nothing, said: t.tooMany(mostChanges) };
	if (copies !== undefined && count === 0) return { ...nothing, said: t.nothing };
	if (answer === undefined || isAsking || copies === undefined)
		return { ...nothing, said: fault, isAsking };
	const skipped = skippedCopies(answer.violations);
	return {
		made: copies.changes.filter((_, nth) => !skipped.has(nth)),
		lines: [...skipped].map(([nth, violation]) =>
			lineOf(copies.shifts[nth], shiftViolation(violation), plan),
		),
		...{ said: undefined, isAsking: false },
	};
}

const nothing: Previewed = { made: [], lines: [], said: undefined, isAsking: false };

function lineOf(shift: PlannedShift | undefined, text: string, plan: ShiftPlan | undefined) {
	const name = plan && namesOf(plan)(shift?.userId ?? "");
	return name === undefined ? text : `${name}, ${text}`;
}

const mostLines = 50;

function Preview({ preview }: { readonly preview: Previewed }) {
	const { copyWeek: t } = useTexts(texts);
	const { made, lines, said, isAsking } = preview;
	return (
		<section className="form-section" aria-label={t.preview} role="status">
			<div className="form-section-head">
				<h3>{t.preview}</h3>
			</div>
			{said !== undefined && <p className="shift-fault">{said}</p>}
			{isAsking && <p>{t.asking}</p>}
			{made.length > 0 && <p>{t.made(made.length)}</p>}
			{lines.length > 0 && <p>{t.skipped(lines.length)}</p>}
			<ul className="shift-skipped">
				{lines.slice(0, mostLines).map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}
