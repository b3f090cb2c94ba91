import { type ReactNode, useState } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SearchField } from "#kit/ui/field/search-field.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { DifferenceSums } from "./difference-sums.tsx";
import { DifferenceTable } from "./difference-table.tsx";
import { FileFacts } from "./file-facts.tsx";
import { FileFindings } from "./file-findings.tsx";
import { FileFoot } from "./file-foot.tsx";
import { FileGrid } from "./file-grid.tsx";
import { MadeFiles } from "./made-files.tsx";
import { PeopleInside } from "./people-inside.tsx";
import { useRows } from "./use-rows.ts";

export type ExportPreview = AnswerOf<typeof contract.previewPayrollExport>;

/** A field of the file: a row by its place, and which of its fields. */
export interface FilePlace {
	readonly at: number;
	readonly field: number;
}

interface Given {
	readonly file: ExportPreview;
	readonly configId: string;
	readonly month: string;
	/** What chooses configuration and month. */
	readonly bar: ReactNode;
	readonly onMonth: (month: string) => void;
	readonly onSearch: (search: string) => void;
}

const tabs = ["FILE", "PEOPLE", "DIFFERENCE"] as const;
type Tab = (typeof tabs)[number];

/** Two columns: the file, and beside it what there is to say of it. */
export function FileView(given: Given) {
	const { file, configId, month, bar, onMonth, onSearch } = given;
	const { file: t, master, people, lines } = useTexts(texts);
	const format = useFormat();
	const [tab, setTab] = useState<Tab>("FILE");
	const [place, setPlace] = useState<FilePlace | null>(null);
	const rows = useRows(file, { configId, month });
	const goTo = async (wanted: FilePlace) => {
		setTab("FILE");
		await rows.fetch(wanted.at);
		setPlace(wanted);
	};
	const sub = [
		format.month(`${month}-01`),
		people(file.counts.people),
		master.options.type[file.type],
	];
	return (
		<PanelFrame
			title={`${t.title} ${file.configName}`}
			sub={sub.join(" · ")}
			footer={<FileFoot {...{ file, configId, month }} />}
		>
			<div className="wage-file">
				<div className="wage-file-main">
					{bar}
					<div className="wage-file-tools">
						<SegmentedField<Tab>
							label={t.view}
							value={tab}
							onChange={setTab}
							options={tabs.map((value) => ({ value, label: t.tabs[value] }))}
						/>
						{tab === "FILE" && <SearchField label={t.search} onSearch={onSearch} />}
						<p>
							<b>{lines(file.counts.lines)}</b>
							{file.counts.omitted > 0 && `, ${t.omitted(file.counts.omitted)}`}
						</p>
					</div>
					{tab === "DIFFERENCE" && <DifferenceTable file={file} />}
					{tab === "FILE" && file.rowCount === 0 && <NoRows {...{ file, month }} />}
					{tab === "PEOPLE" && <PeopleInside {...{ configId, month }} />}
					{tab === "FILE" && file.rowCount > 0 && (
						<FileGrid {...{ file, place, rows }} onPlace={setPlace} />
					)}
				</div>
				<aside className="wage-file-side">
					<FileFindings {...{ file, configId, place, onMonth }} onPlace={(at) => void goTo(at)} />
					<DifferenceSums {...{ file, month }} onAll={() => setTab("DIFFERENCE")} />
					<FileFacts file={file} />
					<MadeFiles {...{ configId, month }} type={file.type} />
				</aside>
			</div>
		</PanelFrame>
	);
}

/** Why there is nothing to hand over. */
function NoRows({ file, month }: Pick<Given, "file" | "month">) {
	const t = useTexts(texts).file;
	const format = useFormat();
	if (file.counts.settled > 0) return <EmptyState text={t.onlySettled} />;
	if (file.closing.closed > 0) return <EmptyState text={t.nothing} />;
	return <EmptyState text={t.monthOpen(format.month(`${month}-01`))} more={t.monthOpenMore} />;
}
