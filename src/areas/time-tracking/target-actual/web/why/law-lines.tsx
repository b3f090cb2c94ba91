import { IconAlertTriangle, IconShieldCheck, IconShieldX } from "@tabler/icons-react";
import { violationText } from "#areas/time-tracking/time-rules/web/public.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import type { DayTrace } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

/** Said by what was measured. */
const measured: ReadonlySet<string> = new Set(["BREAK_MISSING", "REST_TOO_SHORT", "MINOR_REST"]);

type Law = NonNullable<DayTrace["explanation"]["law"]>;

/** What the law asks beside what was measured, and everything that is wrong with the day in words. */
export function LawLines({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().law;
	const { law } = day.explanation;
	return (
		<Section title={law === null ? t.hints : t[law.law]}>
			{law !== null && <Checks law={law} />}
			<Hints day={day} />
		</Section>
	);
}

function Checks({ law: { law, checks } }: { readonly law: Law }) {
	const t = useWhyWords().law;
	const format = useFormat();
	return (
		<dl className="why-lines">
			{checks.map(({ kind, limitMinutes, measuredMinutes, isKept }) => {
				const Shape = isKept ? IconShieldCheck : IconShieldX;
				const rule = t[kind](`${format.hours(limitMinutes)} h`);
				return (
					<div key={kind} data-kept={isKept}>
						<dt>
							<Shape
								className="why-kept-icon"
								size={15}
								stroke={1.8}
								role="img"
								aria-label={isKept ? t.kept : t.broken}
							/>
							{`${rule} (${t.paragraphs[law][kind]})`}
						</dt>
						<dd>{`${format.hours(measuredMinutes)} h`}</dd>
					</div>
				);
			})}
		</dl>
	);
}

function Hints({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().law;
	const format = useFormat();
	const language = useLanguage();
	const { law } = day.explanation;
	const hints = day.violations.filter(({ code }) => law === null || !measured.has(code));
	if (hints.length === 0) return law === null ? <p>{t.none}</p> : null;
	return (
		<ul className="why-hints">
			{hints.map((violation) => (
				<li key={violation.code}>
					<IconAlertTriangle className="why-hint-icon" size={15} stroke={1.8} aria-hidden />
					{violationText(violation, language, format)}
				</li>
			))}
		</ul>
	);
}
