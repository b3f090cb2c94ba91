import { Checkbox } from "@mantine/core";
import { useMemo } from "react";
import type { Words } from "#kit/contract/texts.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useShowDisabled } from "#kit/web/settings/use-show-disabled.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { sitesCreate, sitesDetail, sitesOverview } from "./panels.ts";
import type { Site } from "./site-panel.tsx";
import { type PlaceNames, usePlaceNames } from "./use-place-names.ts";

const byName = { by: "name", direction: "ASC" } as const;
const sub = { stack: "sub" } as const;

/** All sites that one may see. */
export default function SitesOverviewPanel() {
	const { overview: t } = useTexts(texts);
	const title = useTitle(sitesOverview);
	const names = usePlaceNames();
	const [includeDisabled, setIncludeDisabled] = useShowDisabled();
	const mayWrite = useMay("sites.manage", "WRITE");
	const columns = useMemo(() => siteColumns(t, names), [t, names]);
	const fixed = useMemo(() => ({ includeDisabled }), [includeDisabled]);
	const create = mayWrite && (
		<AddButton label={t.create} onClick={() => openPanel(sitesCreate, {}, sub)} />
	);
	return (
		<PanelFrame title={title} footer={create}>
			<ServerGrid
				id="staff.sites"
				label={title}
				endpoint={contract.listSites}
				fixed={fixed}
				columns={columns}
				defaultSort={byName}
				search={t.search}
				onExport={exportList}
				topics={["SITES"]}
				organisation={["UNITS"]}
				empty={{ text: t.empty }}
				tools={
					<Checkbox
						label={t.withArchived}
						checked={includeDisabled}
						onChange={(event) => setIncludeDisabled(event.currentTarget.checked)}
					/>
				}
				onOpen={({ id }) => openPanel(sitesDetail, { siteId: id }, sub)}
			/>
		</PanelFrame>
	);
}

function siteColumns(
	t: Words<typeof texts>["overview"],
	names: PlaceNames,
): readonly GridColumn<Site>[] {
	const hidden = { defaultVisible: false };
	const { fill, string, number, unit, slot } = column;
	return [
		fill({ id: "name", title: t.name, value: ({ name }) => name, hideable: false, width: 200 }),
		string({ id: "city", title: t.city, value: ({ address }) => address?.city, width: 130 }),
		string({
			id: "region",
			title: t.region,
			value: ({ country, region }) => (region === null ? null : names.region(country, region)),
			width: 150,
		}),
		string({
			id: "country",
			title: t.country,
			value: ({ country }) => names.country(country),
			width: 120,
			...hidden,
		}),
		number({ id: "people", title: t.people, value: ({ people }) => people, width: 100 }),
		string({
			id: "timeZone",
			title: t.timeZone,
			value: ({ timeZone }) => timeZone,
			width: 140,
			...hidden,
		}),
		unit({ id: "unitName", title: t.unit, value: ({ unitName: name }) => ({ name }), ...hidden }),
		slot({
			id: "isEnabled",
			title: t.state,
			width: 110,
			sortable: true,
			render: ({ isEnabled }) => (isEnabled ? null : <ArchivedMark />),
			text: ({ isEnabled }) => (isEnabled ? t.active : t.archived),
			sortKey: ({ isEnabled }) => (isEnabled ? 0 : 1),
		}),
	];
}
