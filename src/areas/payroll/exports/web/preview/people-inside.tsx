import { useState } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { CompactSelect } from "#kit/ui/field/choice/compact-select.tsx";
import { SearchField } from "#kit/ui/field/search-field.tsx";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { ExportPerson } from "../../contract/files.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";

interface Given {
	readonly configId: string;
	readonly month: string;
}

/** The choice that is no file. */
const waiting = "";

/** Who is in a file that was made, or would be in the next one, each with her closed lines. */
export function PeopleInside({ configId, month }: Given) {
	const t = useTexts(texts).inside;
	const [exportId, setExport] = useState(waiting);
	const [search, setSearch] = useState("");
	const made = useApi(contract.listPayrollExports, { configId, month }).data?.items ?? [];
	const input = {
		...{ configId, month },
		...(exportId !== waiting && { exportId }),
		...(search !== "" && { search }),
	};
	const options = [
		{ value: waiting, label: t.waiting },
		...made.map(({ id, fileName }) => ({ value: id, label: fileName })),
	];
	return (
		<>
			<div className="wage-file-tools">
				<CompactSelect label={t.which} value={exportId} options={options} onChange={setExport} />
				<SearchField label={t.search} onSearch={setSearch} />
			</div>
			<Answer endpoint={contract.getPayrollExportPeople} input={input} notLoaded={t.failed} keep>
				{(answer) => <People answer={answer} />}
			</Answer>
		</>
	);
}

type People = AnswerOf<typeof contract.getPayrollExportPeople>;

function People({ answer: { items, total } }: { readonly answer: People }) {
	const t = useTexts(texts).inside;
	const format = useFormat();
	if (items.length === 0) return <EmptyState text={t.none} />;
	const heads = (["account", "centre", "amount", "money", "state"] as const).map((id) => ({
		id,
		title: t[id],
		look: id === "amount" || id === "money" ? undefined : "figure-text",
	}));
	return (
		<>
			<FigureTable label={t.title} className="wage-people" heads={heads}>
				{items.map((one) => (
					<PersonRows key={one.userId} person={one} />
				))}
			</FigureTable>
			{total > items.length && (
				<p>{t.first(format.number(items.length, 0), format.number(total, 0))}</p>
			)}
		</>
	);
}

function PersonRows({ person: { name, personnelNo, lines } }: { readonly person: ExportPerson }) {
	const { inside: t, file } = useTexts(texts);
	const format = useFormat();
	const stateOf = { true: t.written, false: t.left, null: "–" } as const;
	return (
		<tbody>
			<tr className="wage-person">
				<th scope="rowgroup" colSpan={5} className="figure-text">
					<b>{name}</b>
					{personnelNo !== null && ` · ${file.personnelNo(personnelNo)}`}
				</th>
			</tr>
			{lines.map((line) => (
				<tr key={line.id}>
					<th scope="row" className="figure-text">
						{`${line.code} ${line.name}`}
					</th>
					<td className="figure-text">{line.costCentre ?? "–"}</td>
					<td>{amountOf(line)}</td>
					<td>{line.cents === 0 ? "–" : format.number(line.cents / 100, 2)}</td>
					<td className="figure-text">{stateOf[`${line.isWritten}`]}</td>
				</tr>
			))}
		</tbody>
	);
	function amountOf({ minutes, days }: ExportPerson["lines"][number]): string {
		return minutes === 0 && days !== 0 ? format.amount(days / 10_000) : format.hours(minutes);
	}
}
