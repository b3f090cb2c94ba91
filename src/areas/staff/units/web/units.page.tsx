import { SegmentedControl } from "@mantine/core";
import { IconBuilding, IconUpload } from "@tabler/icons-react";
import { usersImport } from "#areas/staff/import/web/panels.ts";
import { sitesOverview } from "#areas/staff/sites/web/panels.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import type { GridTool } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useSavedChoice } from "#kit/web/grid/use-saved-choice.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { UnitGrid } from "./grid/unit-grid.tsx";
import { unitsCreate } from "./panels.ts";
import { useUnits } from "./use-units.ts";
import "./units.css";

const views = ["TREE", "LIST"] as const;

/** The company as a tree, or as a plain list, as it was looked at last. */
export default function UnitsPage() {
	const t = useTexts(texts).page;
	const view = useSavedChoice("staff.units", views);
	const { items, state, refetch } = useUnits();
	const mayCreate = useMay("units.manage", "WRITE");
	const sideTools = useSideTools(mayCreate);
	if (state === "loading" || !view.isReady) return <LoadingState />;
	if (state === "failed") return <ErrorState text={t.notLoaded} onRetry={refetch} />;
	if (items.length === 0) return <EmptyState text={t.empty} />;
	const tools = (
		<>
			<SegmentedControl
				aria-label={t.view}
				size="xs"
				value={view.chosen}
				data={views.map((value) => ({ value, label: t.views[value] }))}
				onChange={view.choose}
			/>
			{mayCreate && <AddButton label={t.create} onClick={() => openPanel(unitsCreate, {})} />}
		</>
	);
	return (
		<div className="units-page">
			<UnitGrid key={view.chosen} {...{ items, sideTools, tools }} view={view.chosen} />
		</div>
	);
}

function useSideTools(mayCreate: boolean): readonly GridTool[] {
	const t = useTexts(texts).page;
	const sites: GridTool = {
		id: "sites",
		label: t.sites,
		icon: IconBuilding,
		run: () => openPanel(sitesOverview, {}),
	};
	const table: GridTool = {
		id: "import",
		label: t.import,
		icon: IconUpload,
		run: () => openPanel(usersImport, { kind: "UNITS" }),
	};
	const maySites = useMay("sites.manage", "LIST");
	return [...(maySites ? [sites] : []), ...(mayCreate ? [table] : [])];
}
