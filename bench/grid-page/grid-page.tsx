import { useState } from "react";
import { createRoot } from "react-dom/client";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { registerPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { commonGridColumns } from "#kit/ui/panels.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { PlainTable } from "./plain-table.tsx";
import { sampleColumns } from "./sample-columns.ts";
import { type SamplePerson, samplePeople } from "./sample-people.ts";

/** `?rows=10000&show=grid|floor&theme=dark`; mounts when asked to, so that the time can be taken. */
const query = new URLSearchParams(location.search);
const rows = samplePeople(Number(query.get("rows") ?? 10_000));
const columns = sampleColumns.slice(0, Number(query.get("columns") ?? 20));
const theme = query.get("theme") === "dark" ? "dark" : "light";

const filters = [
	filter.dateRange<SamplePerson>({
		id: "day",
		label: "Zeitraum",
		test: (row, days) => row.day >= days.from && row.day <= days.to,
	}),
	filter.options<SamplePerson>({
		id: "state",
		label: "Status",
		options: [
			{ value: "PLANNED", label: "Geplant" },
			{ value: "REQUESTED", label: "Beantragt" },
		],
		test: (row, states) => states.includes(row.state),
	}),
	filter.monthRange<SamplePerson>({ id: "months", label: "Monate" }),
	filter.seriesRange<SamplePerson>({ id: "series", label: "Serie" }),
	filter.numberRange<SamplePerson>({ id: "no", label: "Nummer" }),
	filter.enabledState<SamplePerson>({ id: "enabled", label: "Zustand" }),
	filter.disabledUsers<SamplePerson>({ id: "disabled", label: "Deaktivierte" }),
];
const words = { list: "Zeiteinträge", search: "Name, Projekt, Bemerkung" };
const defaultFilters = { day: { from: "2026-11-01", to: "2026-11-21" } };

function Stage() {
	const [isShown, setShown] = useState(false);
	Object.assign(globalThis, { mountNow: () => setShown(true) });
	if (!isShown) return null;
	if (query.get("show") === "floor") {
		return <PlainTable rows={rows} />;
	}
	return (
		<DataGrid
			id="bench.people"
			label={words.list}
			rows={rows}
			columns={columns}
			height="fill"
			filters={filters}
			defaultFilters={defaultFilters}
			search={words.search}
			rowActions={() => [
				{ id: "open", label: "Öffnen", run: () => undefined },
				{ id: "delete", label: "Löschen", run: () => undefined, isDanger: true },
			]}
			bulkActions={[
				{ id: "approve", label: "Genehmigen", run: () => undefined, isPrimary: true },
				{ id: "reject", label: "Ablehnen", run: () => undefined },
			]}
			onOpen={() => undefined}
			openId="p7"
		/>
	);
}

registerPanels([commonGridColumns]);
createRoot(document.getElementById("root") as HTMLElement).render(
	<UiProvider colorScheme={theme}>
		<main style={{ height: "100vh", padding: 16, boxSizing: "border-box" }}>
			<Stage />
		</main>
		<PanelHost />
	</UiProvider>,
);
