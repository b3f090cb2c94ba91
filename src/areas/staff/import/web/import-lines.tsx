import { useMemo, useState } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type ImportRun, type LineAction, lineActions } from "../contract.ts";
import { texts } from "../text.ts";

type Line = AnswerOf<typeof contract.listImportLines>["items"][number];
type ImportWords = ReturnType<typeof useWords>;

const useWords = () => useTexts(texts);

/** What becomes of each line; faulty ones first to be seen when there are any. */
export function ImportLines({ run }: { readonly run: ImportRun }) {
	const words = useWords();
	const t = words.panel;
	const [shown, setShown] = useState<LineAction | "ALL">(
		(run.counts?.FAULTY ?? 0) > 0 && run.ranAt === null ? "FAULTY" : "ALL",
	);
	const columns = useMemo(() => lineColumns(words, run.head), [words, run.head]);
	const fixed = useMemo(
		() => ({ importId: run.id, ...(shown === "ALL" ? {} : { action: shown }) }),
		[run.id, shown],
	);
	return (
		<>
			<SegmentedField<LineAction | "ALL">
				label={t.action}
				value={shown}
				onChange={setShown}
				options={(["ALL", ...lineActions] as const).map((value) => ({
					value,
					label: value === "ALL" ? t.all : t.actions[value],
				}))}
			/>
			<ServerGrid
				// columns differ from file to file: widths are kept by kind, not by file
				id={`staff.import-lines.${run.kind}`}
				label={t.result}
				endpoint={contract.listImportLines}
				onExport={(request) => exportList({ ...request, list: "staff.import-lines" })}
				fixed={fixed}
				columns={columns}
				rowId={({ line }) => String(line)}
				height="content"
				empty={{ text: t.noLines }}
			/>
		</>
	);
}

function lineColumns(words: ImportWords, head: readonly string[]): readonly GridColumn<Line>[] {
	const t = words.panel;
	return [
		column.number({
			id: "line",
			title: t.line,
			value: ({ line }) => line,
			width: 70,
			sortable: false,
			hideable: false,
		}),
		column.slot({
			id: "action",
			title: t.action,
			width: 130,
			sortable: false,
			text: (line) => effectOf(line, t),
			render: (line) => (
				<span className="import-action" data-kind={line.action}>
					{effectOf(line, t)}
				</span>
			),
		}),
		column.slot({
			id: "faults",
			title: t.faults,
			width: 380,
			sortable: false,
			text: (line) => faultsOf(line, words),
			render: (line) => <Faults text={faultsOf(line, words)} />,
		}),
		...head.map((title, at) =>
			column.string<Line>({
				id: `cell-${at}`,
				title: title || t.unnamed(at + 1),
				value: ({ cells }) => cells[at] ?? "",
				width: 140,
				sortable: false,
			}),
		),
	];
}

function effectOf({ action, undo }: Line, t: ImportWords["panel"]): string {
	return undo === null ? t.actions[action] : t.undone[undo];
}

function Faults({ text }: { readonly text: string }) {
	return <span title={text}>{text}</span>;
}

/** By the file's own column where it has one. */
function faultsOf({ faults }: Line, { fields }: ImportWords): string {
	const names: Readonly<Record<string, string>> = fields;
	return faults
		.map(({ column: title, field, text }) => `${title || names[field]}: ${text}`)
		.join(" ");
}
