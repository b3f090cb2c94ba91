import { Checkbox, SegmentedControl } from "@mantine/core";
import { IconBuilding, IconUpload } from "@tabler/icons-react";
import { usersImport } from "#areas/staff/import/web/panels.ts";
import { sitesOverview } from "#areas/staff/sites/web/panels.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useSavedChoice } from "#kit/web/grid/use-saved-choice.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useShowDisabled } from "#kit/web/settings/use-show-disabled.ts";
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
	const [withDisabled, setWithDisabled] = useShowDisabled();
	const { items, state, refetch } = useUnits();
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
			<Checkbox
				label={t.withArchived}
				checked={withDisabled}
				onChange={(event) => setWithDisabled(event.currentTarget.checked)}
			/>
			<Buttons />
		</>
	);
	return (
		<div className="units-page">
			<UnitGrid items={items} withDisabled={withDisabled} view={view.chosen} tools={tools} />
		</div>
	);
}

function Buttons() {
	const t = useTexts(texts).page;
	const mayCreate = useMay("units.manage", "WRITE");
	const maySites = useMay("sites.manage", "LIST");
	return (
		<>
			{maySites && (
				<PictureButton
					icon={IconBuilding}
					label={t.sites}
					onClick={() => openPanel(sitesOverview, {})}
				/>
			)}
			{mayCreate && (
				<PictureButton
					icon={IconUpload}
					label={t.import}
					onClick={() => openPanel(usersImport, { kind: "UNITS" })}
				/>
			)}
			{mayCreate && <AddButton label={t.create} onClick={() => openPanel(unitsCreate, {})} />}
		</>
	);
}
