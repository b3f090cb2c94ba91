import { Button, Checkbox } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useShowDisabled } from "#kit/web/settings/use-show-disabled.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { sitesCreate, sitesDetail, sitesOverview } from "./panels.ts";
import { siteColumns } from "./site-columns.tsx";

import { usePlaceNames } from "./use-place-names.ts";

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
		<Button
			leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
			onClick={() => openPanel(sitesCreate, {}, sub)}
		>
			{t.create}
		</Button>
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
