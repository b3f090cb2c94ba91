import { IconCheck, IconEye, IconTrash } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { sampleColumns } from "./sample-columns.tsx";
import { sampleFilters } from "./sample-filters.tsx";
import { type SampleRow, sampleRows } from "./sample-rows.ts";

const none: readonly SampleRow[] = [];

/** A list with columns and filters of every kind, views, selection, sums and print; beside it one that holds nothing. */
export function GridSamples() {
	const { grid: t, samples } = useTexts(texts);
	const columns = useMemo(() => sampleColumns(t), [t]);
	const filters = useMemo(() => sampleFilters(t), [t]);
	const rows = useMemo(() => sampleRows(samples), [samples]);
	const [told, setTold] = useState("");
	const tell = (label: string, count: number) => setTold(t.told(label, `${count}`));
	return (
		<>
			<div className="gallery-grid">
				<DataGrid
					id="developer.kit"
					label={t.title}
					rows={rows}
					columns={columns}
					filters={filters}
					search={t.search}
					height="fill"
					onOpen={() => tell(t.open, 1)}
					rowActions={() => [
						{ id: "open", label: t.open, icon: IconEye, run: () => tell(t.open, 1) },
						{
							id: "remove",
							label: t.remove,
							icon: IconTrash,
							isDanger: true,
							run: () => tell(t.remove, 1),
						},
					]}
					bulkActions={[
						{
							id: "approve",
							label: t.approve,
							icon: IconCheck,
							isPrimary: true,
							run: (chosen, clear) => {
								tell(t.approve, chosen.length);
								clear();
							},
						},
					]}
				/>
			</div>
			<p role="status">{told}</p>
			<DataGrid
				id="developer.kit-empty"
				label={t.emptyTitle}
				rows={none}
				columns={columns.slice(0, 4)}
				empty={{ text: t.empty }}
			/>
		</>
	);
}
