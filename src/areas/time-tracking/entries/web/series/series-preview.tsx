import { Checkbox } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { lineKey, type PlannedLine } from "../../contract/series.ts";
import { faultOf, texts } from "../../text.ts";
import { useEntryWords } from "../entry-marks.tsx";
import "./series.css";

interface Given {
	readonly lines: readonly PlannedLine[];
	readonly skipped: ReadonlySet<string>;
	readonly createdAtOnce: number;
	readonly onToggle: (line: PlannedLine) => void;
}

/** So many lines are shown; those with something to be known first. */
const most = 200;

/** What would be created, line by line: faults first, then warnings; each can be left out. */
export function SeriesPreviewList(given: Given) {
	const { lines, skipped, createdAtOnce, onToggle } = given;
	const t = useTexts(texts).series;
	const titleId = useId();
	const sorted = lines.toSorted((one, other) => weightOf(one) - weightOf(other));
	const faulty = lines.filter(({ fault }) => fault !== null).length;
	const kept = lines.filter((line) => line.fault === null && !skipped.has(lineKey(line))).length;
	return (
		<section className="series-preview" aria-labelledby={titleId}>
			<h3 id={titleId}>{t.preview}</h3>
			<p role="status">
				{[
					t.counts(kept, faulty),
					...(kept > createdAtOnce ? [t.byJob] : []),
					...(lines.length > most ? [t.more(lines.length - most)] : []),
				].join(" ")}
			</p>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.create}</th>
						<th scope="col">{t.person}</th>
						<th scope="col">{t.day}</th>
						<th scope="col">{t.notes}</th>
					</tr>
				</thead>
				<tbody>
					{sorted.slice(0, most).map((line) => (
						<Line
							key={lineKey(line)}
							line={line}
							isSkipped={skipped.has(lineKey(line))}
							onToggle={() => onToggle(line)}
						/>
					))}
				</tbody>
			</table>
		</section>
	);
}

function weightOf({ fault, violations }: PlannedLine): number {
	if (fault !== null) return 0;
	return violations.length > 0 ? 1 : 2;
}

interface LineGiven {
	readonly line: PlannedLine;
	readonly isSkipped: boolean;
	readonly onToggle: () => void;
}

function Line({ line, isSkipped, onToggle }: LineGiven) {
	const t = useTexts(texts).series;
	const { span } = useEntryWords();
	const format = useFormat();
	const name = `${line.user.lastName}, ${line.user.firstName}`;
	return (
		<tr data-fault={line.fault !== null || undefined}>
			<td>
				<Checkbox
					aria-label={t.createLine(name, format.day(line.day))}
					checked={!isSkipped}
					onChange={onToggle}
				/>
			</td>
			<td>{name}</td>
			<td>{`${format.day(line.day)} ${span(line)}`}</td>
			<td>
				<Notes line={line} />
			</td>
		</tr>
	);
}

function Notes({ line }: Pick<LineGiven, "line">) {
	const t = useTexts(texts);
	const words = useViolationWords(line.violations.length > 0);
	if (line.fault !== null) return <b className="series-fault">{faultOf(t, line.fault)}</b>;
	if (words === undefined || line.violations.length === 0) return null;
	return (
		<ul>
			{line.violations.map((one) => (
				<li key={`${one.code} ${one.day}`}>{words.entryViolation(one)}</li>
			))}
		</ul>
	);
}

type ViolationWords = typeof import("../violation-words.ts");

/** The words of all rules are many: they come when they are needed. */
function useViolationWords(isNeeded: boolean): ViolationWords | undefined {
	const [words, setWords] = useState<ViolationWords>();
	useEffect(() => {
		if (!isNeeded) return;
		let isThere = true;
		void import("../violation-words.ts").then((found) => {
			if (isThere) setWords(found);
		});
		return () => {
			isThere = false;
		};
	}, [isNeeded]);
	return words;
}
