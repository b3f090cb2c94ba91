import { IconAlertCircle, IconAlertTriangle } from "@tabler/icons-react";
import { payrollDetail } from "#areas/payroll/payrolls/web/panels.ts";
import { usersEdit } from "#areas/staff/users/web/panels.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { FileFinding } from "../../contract/files.ts";
import { texts } from "../../text.ts";
import { wageExportConfig } from "../panels.ts";
import type { ExportPreview, FilePlace } from "./file-view.tsx";
import { useColumnNames } from "./use-column-names.ts";

interface Given {
	readonly file: ExportPreview;
	readonly configId: string;
	readonly place: FilePlace | null;
	readonly onPlace: (place: FilePlace) => void;
	readonly onMonth: (month: string) => void;
}

/** What is wrong, what leaves lines out first; each leads to its field and to where it is mended. */
export function FileFindings({ file, configId, place, onPlace, onMonth }: Given) {
	const { findings: t } = useTexts(texts);
	const format = useFormat();
	const { findings, errors, notes, waiting, unconfigured } = file;
	const counts = [
		...(errors > 0 ? [t.errors(errors)] : []),
		...(notes > 0 ? [t.notes(notes)] : []),
	];
	const left = errors + notes - findings.length;
	return (
		<Section title={t.title}>
			<p className="wage-counts">{counts.length === 0 ? t.none : counts.join(", ")}</p>
			<ul className="wage-side-findings">
				{findings.map((one, nth) => (
					<Finding
						// biome-ignore lint/suspicious/noArrayIndexKey: findings have no names of their own
						key={nth}
						{...{ file, configId, onPlace, finding: one }}
						isLooked={one.at !== null && one.at === place?.at && one.field === place.field}
					/>
				))}
				{unconfigured > 0 && <li data-severity="NOTE">{t.unconfigured(unconfigured)}</li>}
				{waiting.map(({ month, lines }) => (
					<li key={month} data-severity="NOTE">
						{t.waiting(format.month(`${month}-01`), lines)}
						<button type="button" className="wage-link" onClick={() => onMonth(month)}>
							{t.showMonth}
						</button>
					</li>
				))}
			</ul>
			{left > 0 && <p>{t.more(left)}</p>}
		</Section>
	);
}

interface FindingGiven extends Pick<Given, "file" | "configId" | "onPlace"> {
	readonly finding: FileFinding;
	readonly isLooked: boolean;
}

function Finding({ file, configId, finding, isLooked, onPlace }: FindingGiven) {
	const { findings: t, file: words, lines } = useTexts(texts);
	const names = useColumnNames(file);
	const { severity, code, text, at, field, userId, accountId, count } = finding;
	const Shape = severity === "ERROR" ? IconAlertCircle : IconAlertTriangle;
	const person = file.people.find(({ id }) => id === userId);
	const account = file.accounts.find(({ id }) => id === accountId);
	const about = [
		...(person === undefined ? [] : [person.name]),
		...(account === undefined ? [] : [account.code]),
		...(field === null ? [] : [words.field(field + 1, names[field]?.name ?? "")]),
		...(at === null && count > 0 ? [lines(count)] : []),
	];
	const isOfMapping = person === undefined || names[field ?? -1]?.name !== names[0]?.name;
	return (
		<li data-severity={severity} data-looked={isLooked || undefined}>
			<Shape size={18} stroke={1.8} aria-hidden />
			<div>
				{at === null ? (
					<b>{text}</b>
				) : (
					<button
						type="button"
						className="wage-link"
						onClick={() => onPlace({ at, field: field ?? 0 })}
					>
						<b>{text}</b>
					</button>
				)}
				<small>{about.join(" · ")}</small>
				<Ways
					{...{ configId, code, userId, payrollId: person?.payrollId ?? null }}
					isOfMapping={isOfMapping && account !== undefined}
				/>
			</div>
			<em>{t.severities[severity]}</em>
		</li>
	);
}

interface WaysGiven extends Pick<FileFinding, "code" | "userId"> {
	readonly configId: string;
	readonly payrollId: string | null;
	readonly isOfMapping: boolean;
}

/** To where it is mended. */
function Ways({ configId, code, userId, payrollId, isOfMapping }: WaysGiven) {
	const t = useTexts(texts).findings;
	const isOfNumber = code === "PERSONNEL_NO" || code === "SAME_PERSONNEL_NO";
	const ways = [
		...(isOfNumber && userId !== null && isOpenable(usersEdit)
			? [{ label: t.openPerson, open: () => openPanel(usersEdit, { userId, part: "base" }) }]
			: []),
		...(isOfMapping
			? [{ label: t.openMapping, open: () => openPanel(wageExportConfig, { id: configId }) }]
			: []),
		...(payrollId === null
			? []
			: [{ label: t.openPayroll, open: () => openPanel(payrollDetail, { id: payrollId }) }]),
	];
	return (
		<span>
			{ways.map(({ label, open }) => (
				<button key={label} type="button" className="wage-link" onClick={open}>
					{label}
				</button>
			))}
		</span>
	);
}
