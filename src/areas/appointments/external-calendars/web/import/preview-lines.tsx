import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract, ImportLine } from "../../contract.ts";
import { texts } from "../../text.ts";

type Preview = AnswerOf<typeof contract.previewCalendarFile>;

/** What reading a file comes to, in words: "3 neue, 1 ausgelassen". */
export function useCounts() {
	const { counts } = useTexts(texts);
	return ({ added, changed, unchanged, skipped }: Omit<Preview, "lines" | "unknownZones">) =>
		[
			counts.added(added),
			...(changed > 0 ? [counts.changed(changed)] : []),
			...(unchanged > 0 ? [counts.unchanged(unchanged)] : []),
			...(skipped > 0 ? [counts.skipped(skipped)] : []),
		].join(", ");
}

/** What a file holds, before it is read into a calendar. */
export function PreviewLines({ preview }: { readonly preview: Preview | undefined }) {
	const t = useTexts(texts);
	const say = useCounts();
	if (preview === undefined) return <LoadingState />;
	const { lines, unknownZones, added, changed, unchanged, skipped } = preview;
	const more = added + changed + unchanged + skipped - lines.length;
	return (
		<Section title={t.sections.preview}>
			<p className="calendars-counts" role="status">
				{say(preview)}
			</p>
			{unknownZones.length > 0 && (
				<p className="calendars-counts">{t.unknownZones(unknownZones.join(", "))}</p>
			)}
			<ul className="calendars-list">
				{lines.map((line, nth) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own and never move
					<Line key={nth} line={line} />
				))}
			</ul>
			{more > 0 && <p className="calendars-counts">{t.more(String(more))}</p>}
		</Section>
	);
}

function Line({ line }: { readonly line: ImportLine }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { title, move, reason, begin, allDay, isRepeated } = line;
	const when =
		begin === null ? [] : [allDay ? format.day(begin.slice(0, 10)) : format.instant(begin)];
	const facts = [
		...when,
		...(isRepeated ? [t.repeated] : []),
		...(reason ? [t.reasons[reason]] : []),
	];
	return (
		<li>
			<div>
				<b>{title}</b>
				<small>{facts.join(" · ")}</small>
			</div>
			<span>{t.moves[move]}</span>
		</li>
	);
}
