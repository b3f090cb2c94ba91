import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useMemo } from "react";
import { fieldNamesOf } from "#domain/wage-file/fields-of-line.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { WageFileFinding } from "../contract.ts";
import { texts } from "../text.ts";
import type { ReadWageFile } from "./read-wage-file.ts";

interface Given {
	readonly file: ReadWageFile;
	readonly findings: readonly WageFileFinding[];
}

/** More than somebody reads; they come back once the first are mended. */
const mostShown = 200;

/** Everything that was found in a file, each with its line and field. */
export function WageFindings({ file, findings }: Given) {
	const t = useTexts(texts).check;
	const lines = useMemo(() => file.text.split(/\r\n|\r|\n/), [file.text]);
	const nameOf = useMemo(() => fieldNamesOf(file.format, lines), [file.format, lines]);
	const critical = findings.filter(({ severity }) => severity === "ERROR").length;
	const counts = [
		...(critical > 0 ? [t.errors(critical)] : []),
		...(findings.length > critical ? [t.notes(findings.length - critical)] : []),
	];
	const shown = findings.slice(0, mostShown);
	return (
		<>
			<p className="wage-check-sum" role="status" data-clean={findings.length === 0 || undefined}>
				{findings.length === 0 && <IconCircleCheck size={18} stroke={1.8} aria-hidden />}
				{findings.length === 0 ? t.clean : counts.join(", ")}
			</p>
			<ul className="wage-findings">
				{shown.map((one, at) => (
					<Finding
						// biome-ignore lint/suspicious/noArrayIndexKey: findings have no names of their own and never move
						key={at}
						finding={one}
						text={lines[(one.line ?? 0) - 1] ?? ""}
						name={one.field === null ? undefined : nameOf(one.line ?? 0, one.field)}
					/>
				))}
			</ul>
			{findings.length > shown.length && <p>{t.more(findings.length - shown.length)}</p>}
		</>
	);
}

interface FindingGiven {
	readonly finding: WageFileFinding;
	/** Of its line. */
	readonly text: string;
	readonly name: ReturnType<ReturnType<typeof fieldNamesOf>>;
}

function Finding({ finding, text, name }: FindingGiven) {
	const t = useTexts(texts);
	const { severity, line, field } = finding;
	const Shape = severity === "ERROR" ? IconAlertCircle : IconAlertTriangle;
	const place = [
		...(line === null ? [] : [t.check.line(line)]),
		...(field === null ? [] : [t.check.field(field)]),
		...(name === undefined ? [] : [t.fields[name].name]),
	];
	return (
		<li data-severity={severity}>
			<Shape size={18} stroke={1.8} aria-hidden />
			<div>
				<b>{finding.text}</b>
				<small>{place.join(" · ")}</small>
				{text !== "" && <Excerpt text={text} field={field} />}
				{name !== undefined && <small>{t.fields[name].meaning}</small>}
			</div>
			<span>{t.check.severities[severity]}</span>
		</li>
	);
}

/** The line as it stands there, with the field that is meant. */
function Excerpt({ text, field }: { readonly text: string; readonly field: number | null }) {
	const parts = text.split(";");
	const at = (field ?? 0) - 1;
	const meant = parts[at];
	if (meant === undefined) return <code>{text}</code>;
	const before = parts.slice(0, at).map((part) => `${part};`);
	const after = parts.slice(at + 1).map((part) => `;${part}`);
	return (
		<code>
			{before.join("")}
			<mark>{meant === "" ? "\u00A0" : meant}</mark>
			{after.join("")}
		</code>
	);
}
