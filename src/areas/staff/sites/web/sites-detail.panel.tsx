import { IconPencil } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { EntryFoot } from "#kit/web/master-data/entry-foot.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { sitesDetail } from "./panels.ts";
import { SiteFacts } from "./site-facts.tsx";
import { type Site, SitePanel } from "./site-panel.tsx";
import type { siteParams } from "./site-params.ts";
import { useSiteActions } from "./use-site-actions.ts";
import "#kit/web/master-data/master-data.css";

const sub = { stack: "sub" } as const;
const place = { section: "sites.detail" };

/** One site: where it is, whose holidays and hours it keeps, and what other features know about it. */
export default function SitesDetailPanel({ siteId, close }: PanelProps<typeof siteParams>) {
	const detail = useTitle(sitesDetail);
	return (
		<SitePanel siteId={siteId} title={detail}>
			{(site) => (
				<PanelFrame
					title={site.name}
					sub={detail}
					state={!site.isEnabled && <ArchivedMark />}
					actions={<Actions site={site} />}
					footer={<SiteFoot site={site} close={close} />}
				>
					<SiteFacts site={site} />
					<Slot place={place} props={{ siteId }} />
				</PanelFrame>
			)}
		</SitePanel>
	);
}

function Actions({ site }: { readonly site: Site }) {
	const t = useTexts(texts).actions;
	const mayWrite = useMay("sites.manage", "WRITE");
	const { rename } = useSiteActions();
	return (
		<>
			<ListWalk
				id={site.id}
				endpoint={contract.getSite}
				input={(siteId) => ({ siteId })}
				open={(siteId) => openPanel(sitesDetail, { siteId }, sub)}
			/>
			<HistoryButton entity="site" entityId={site.id} />
			{mayWrite && (
				<IconButton icon={IconPencil} label={t.rename} onClick={() => void rename(site)} />
			)}
		</>
	);
}

interface Given {
	readonly site: Site;
	readonly close: () => void;
}

/** What ends or brings back a site. */
function SiteFoot({ site, close }: Given) {
	const mayWrite = useMay("sites.manage", "WRITE");
	const mayDelete = useMay("sites.manage", "FULL");
	const { switchState, remove } = useSiteActions();
	if (!mayWrite) return null;
	return (
		<EntryFoot
			isEnabled={site.isEnabled}
			onRemove={mayDelete && (() => remove(site))}
			onSwitch={() => switchState(site)}
			close={close}
		/>
	);
}
