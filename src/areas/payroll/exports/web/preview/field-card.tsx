import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { payrollDetail } from "#areas/payroll/payrolls/web/panels.ts";
import { printCurrency } from "#kit/ui/data-grid/column/printer.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { FileRow } from "../../contract/files.ts";
import { texts } from "../../text.ts";
import type { ExportPreview, FilePlace } from "./file-view.tsx";
import { useColumnNames } from "./use-column-names.ts";

interface Given {
	readonly file: ExportPreview;
	readonly row: FileRow | undefined;
	readonly place: FilePlace;
	readonly grid: RefObject<HTMLTableElement | null>;
	/** By the field that has the focus, so that Esc hides it before the panel closes. */
	readonly isHeld: boolean;
}

/** What a field means, whose it is and where it comes from; beside the field, never upon it. */
export function FieldCard({ file, row, place, grid, isHeld }: Given) {
	const { file: t } = useTexts(texts);
	const names = useColumnNames(file);
	const card = useRef<HTMLDivElement>(null);
	const [spot, setSpot] = useState<{ top: number; left: number }>();
	const { at, field } = place;
	useLayoutEffect(() => {
		setSpot(spotBeside(grid.current, card.current, `${at} ${field}`));
	}, [grid, at, field]);
	if (row === undefined) return null;
	const { userId, line } = row;
	const name = names[field];
	const text = row.fields[field] ?? "";
	const person = file.people.find(({ id }) => id === userId);
	return (
		<div
			ref={card}
			role="status"
			data-floating={isHeld || undefined}
			className="wage-card"
			style={spot === undefined ? { visibility: "hidden" } : spot}
		>
			<header>
				<b>{t.field(field + 1, name?.name ?? "")}</b>
				<span className="wage-card-side">{line === null ? t.leftOut : t.row(line)}</span>
			</header>
			<p>
				<code>{text === "" ? t.empty : text}</code> {name?.meaning}
			</p>
			<dl>
				<dt>{t.person}</dt>
				<dd>
					{person?.name}
					{person?.personnelNo != null && `, ${t.personnelNo(person.personnelNo)}`}
				</dd>
				<Origin file={file} row={row} />
			</dl>
			<footer>
				{person?.payrollId != null && (
					<button
						type="button"
						className="wage-link"
						onClick={() => openPanel(payrollDetail, { id: person.payrollId as string })}
					>
						{t.why}
					</button>
				)}
				<span className="wage-card-side" aria-hidden>
					<kbd>←</kbd> <kbd>→</kbd> {t.keysField} <kbd>↑</kbd> <kbd>↓</kbd> {t.keysRow}
				</span>
			</footer>
		</div>
	);
}

/** The account it comes from, and how its amount was reckoned. */
function Origin({ file, row }: Pick<Given, "file"> & { readonly row: FileRow }) {
	const { file: t, difference } = useTexts(texts);
	const format = useFormat();
	const account = file.accounts.find(({ id }) => id === row.accountId);
	const { minutes, days, cents } = row;
	const sums = [
		...(minutes === null
			? []
			: [t.minutesAs(format.hours(minutes), format.number(minutes / 60, 2))]),
		...(days === null ? [] : [difference.days(format.number(days / 10_000, 4))]),
		...(cents === null ? [] : [printCurrency(cents, { format })]),
	];
	return (
		<>
			<dt>{t.origin}</dt>
			<dd>{`${account?.code ?? ""} ${account?.name ?? ""}, ${format.month(`${row.month}-01`)}`}</dd>
			{sums.length > 0 && <dt>{t.reckoning}</dt>}
			{sums.length > 0 && <dd>{sums.join(", ")}</dd>}
		</>
	);
}

/** Below its field where there is room, else above; within the grid. */
function spotBeside(table: HTMLElement | null, card: HTMLElement | null, place: string) {
	const cell = table?.querySelector<HTMLElement>(`[data-place="${place}"]`);
	const frame = card?.offsetParent;
	if (cell == null || card == null || frame == null) return undefined;
	const [field, around] = [cell.getBoundingClientRect(), frame.getBoundingClientRect()];
	const gap = 6;
	const isBelow =
		field.bottom + gap + card.offsetHeight <= Math.max(around.bottom, window.innerHeight - 80);
	const top = isBelow ? field.bottom + gap : field.top - gap - card.offsetHeight;
	const left = Math.min(field.left - around.left, around.width - card.offsetWidth - 8);
	return { top: top - around.top, left: Math.max(left, 0) };
}
