import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import type { FileFinding, FileRow } from "../../contract/files.ts";
import { texts } from "../../text.ts";
import { FieldCard } from "./field-card.tsx";
import type { ExportPreview, FilePlace } from "./file-view.tsx";
import { useColumnNames } from "./use-column-names.ts";
import type { Rows } from "./use-rows.ts";
import "./wage-grid.css";

interface Given {
	readonly file: ExportPreview;
	readonly rows: Rows;
	/** The field that is looked at. */
	readonly place: FilePlace | null;
	readonly onPlace: (place: FilePlace | null) => void;
}

const steps: Partial<Record<string, readonly [row: number, field: number]>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

/** The file field by field: arrow keys go through it, and a card says what a field means. */
export function FileGrid({ file, rows, place, onPlace }: Given) {
	const { file: t } = useTexts(texts);
	const names = useColumnNames(file);
	const body = useRef<HTMLTableElement>(null);
	const [hovered, setHovered] = useState<FilePlace | null>(null);
	const [isHidden, setHidden] = useState(false);
	const { shown } = rows;
	useEffect(() => {
		if (place === null) return;
		setHidden(false);
		cellOf(body.current, place)?.focus();
	}, [place]);
	const move = (event: KeyboardEvent) => {
		// who goes on by keys has left the mouse where it was
		setHovered(null);
		if (event.key === "Escape" && place !== null && !isHidden) {
			// the panel would close by it
			event.preventDefault();
			setHidden(true);
		}
		const step = steps[event.key];
		if (step === undefined || place === null) return;
		event.preventDefault();
		const row = shown.findIndex(({ at }) => at === place.at) + step[0];
		const field = Math.min(Math.max(place.field + step[1], 0), file.columns.length - 1);
		const next = shown[row];
		if (next !== undefined) onPlace({ at: next.at, field });
	};
	const looked = hovered ?? (isHidden ? null : place);
	const first = place ?? { at: shown[0]?.at ?? 0, field: 0 };
	return (
		<div className="wage-grid-frame">
			<section className="wage-grid" aria-label={t.grid}>
				<table
					ref={body}
					// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its fields are gone through by arrow keys, as those of a grid
					role="grid"
					aria-label={t.grid}
					aria-rowcount={file.rowCount}
					onKeyDown={move}
					onMouseLeave={() => setHovered(null)}
				>
					<thead>
						<tr>
							<th scope="col">
								<span className="visually-hidden">{t.keysRow}</span>
							</th>
							{names.map(({ short, name }, nth) => (
								<th key={name} scope="col" title={name} data-end={isNumber(file, nth) || undefined}>
									<small>{nth + 1}</small>
									{short}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{file.head.map((text, nth) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
							<tr key={`head ${nth}`} className="wage-head">
								<th scope="row">{nth + 1}</th>
								<td colSpan={file.columns.length}>{text}</td>
							</tr>
						))}
						{shown.map((row, nth) => (
							<Row
								key={row.at}
								{...{ file, row, place, first }}
								before={shown[nth - 1]}
								findings={file.findings.filter(({ at }) => at === row.at)}
								onPlace={onPlace}
								onHover={setHovered}
								onUnfold={(at) => void rows.fetch(at)}
							/>
						))}
					</tbody>
				</table>
				<EndFold {...{ file, shown }} onUnfold={(at) => void rows.fetch(at)} />
			</section>
			{looked !== null && (
				<FieldCard
					file={file}
					row={shown.find(({ at }) => at === looked.at)}
					place={looked}
					grid={body}
					isHeld={hovered === null}
				/>
			)}
		</div>
	);
}

function cellOf(table: HTMLTableElement | null, { at, field }: FilePlace) {
	return table?.querySelector<HTMLElement>(`[data-place="${at} ${field}"]`);
}

const words = ["note", "lastName", "firstName", "accountName", "accountCode"];

function isNumber({ columns }: ExportPreview, nth: number): boolean {
	return !words.includes(columns[nth]?.name ?? "");
}

interface RowGiven {
	readonly file: ExportPreview;
	readonly row: FileRow;
	readonly before: FileRow | undefined;
	readonly findings: readonly FileFinding[];
	readonly place: FilePlace | null;
	/** The field that Tab leads to. */
	readonly first: FilePlace;
	readonly onPlace: (place: FilePlace) => void;
	readonly onHover: (place: FilePlace) => void;
	readonly onUnfold: (at: number) => void;
}

function Row({ file, row, before, findings, place, first, ...on }: RowGiven) {
	const t = useTexts(texts).file;
	const { at, line, fields } = row;
	const skipped = at - (before?.at ?? -1) - 1;
	return (
		<>
			{skipped > 0 && (
				<tr className="wage-fold">
					<th scope="row" />
					<td colSpan={fields.length}>
						{`… ${t.fold((before?.at ?? -1) + 2, at)} `}
						<button
							type="button"
							className="wage-link"
							onClick={() => on.onUnfold((before?.at ?? -1) + 1)}
						>
							{t.unfold}
						</button>
					</td>
				</tr>
			)}
			<tr
				data-left-out={line === null || undefined}
				data-looked={place?.at === at || undefined}
				data-person={before !== undefined && before.userId !== row.userId ? true : undefined}
			>
				<th scope="row" aria-label={line === null ? t.leftOut : t.row(line)}>
					{line ?? "×"}
				</th>
				{fields.map((text, field) => {
					const found = findings.find((one) => one.field === field);
					return (
						<td
							// biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
							key={field}
							// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a field of the grid
							role="gridcell"
							tabIndex={first.at === at && first.field === field ? 0 : -1}
							data-place={`${at} ${field}`}
							data-end={isNumber(file, field) || undefined}
							data-severity={found?.severity}
							onFocus={() => on.onPlace({ at, field })}
							onMouseEnter={() => on.onHover({ at, field })}
						>
							<span className="wage-text">{text}</span>
							<i aria-hidden>;</i>
						</td>
					);
				})}
			</tr>
		</>
	);
}

interface EndGiven {
	readonly file: ExportPreview;
	readonly shown: readonly FileRow[];
	readonly onUnfold: (at: number) => void;
}

/** What follows the last row that is shown. */
function EndFold({ file, shown, onUnfold }: EndGiven) {
	const t = useTexts(texts).file;
	const next = (shown.at(-1)?.at ?? -1) + 1;
	if (shown.length === 0) return <p className="wage-no-match">{t.noMatch}</p>;
	if (next >= file.rowCount) return null;
	return (
		<p className="wage-no-match">
			{`… ${t.fold(next + 1, file.rowCount)} `}
			<button type="button" className="wage-link" onClick={() => onUnfold(next)}>
				{t.unfold}
			</button>
		</p>
	);
}
