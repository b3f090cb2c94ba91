import { IconPencil } from "@tabler/icons-react";
import { unitsDetail } from "#areas/staff/units/web/panels.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { EntryFoot } from "#kit/web/master-data/entry-foot.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { addressLines } from "#kit/web/records/address-lines.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { sitesDetail, sitesEditAddress, sitesEditRegion } from "./panels.ts";
import { type Site, SitePanel, type SiteProps } from "./site-panel.tsx";
import { usePlaceNames } from "./use-place-names.ts";
import { useSiteActions } from "./use-site-actions.ts";
import "#kit/web/master-data/master-data.css";
import "./sites.css";

const sub = { stack: "sub" } as const;

/** One site: where it is, whose holidays and hours it keeps, and what other features know about it. */
export default function SitesDetailPanel({ siteId, close }: SiteProps) {
	const title = useTitle(sitesDetail);
	return (
		<SitePanel panel={sitesDetail} siteId={siteId}>
			{(site) => (
				<PanelFrame
					title={site.name}
					sub={title}
					state={!site.isEnabled && <ArchivedMark />}
					actions={<Actions site={site} />}
					footer={<SiteFoot site={site} close={close} />}
				>
					<SiteFacts site={site} />
					<Slot place={{ section: "sites.detail" }} props={{ siteId }} />
				</PanelFrame>
			)}
		</SitePanel>
	);
}

/** What is known of a site, and the way to change each part of it. */
function SiteFacts({ site }: { readonly site: Site }) {
	const { overview, detail: t } = useTexts(texts);
	const format = useFormat();
	const names = usePlaceNames();
	const mayWrite = useMay("sites.manage", "WRITE");
	const editRegion = useTitle(sitesEditRegion);
	const editAddress = useTitle(sitesEditAddress);
	const { id: siteId, country, region, unitId, unitName, people, address } = site;
	return (
		<>
			<Section title={t.facts}>
				<Facts>
					<Fact label={overview.unit}>
						<button
							type="button"
							className="site-unit"
							aria-label={`${t.openUnit}: ${unitName}`}
							onClick={() => openPanel(unitsDetail, { unitId }, sub)}
						>
							{unitName}
						</button>
					</Fact>
					<Fact label={overview.people}>{people === null ? t.none : format.number(people, 0)}</Fact>
				</Facts>
			</Section>
			<Section
				title={t.regionTitle}
				edit={mayWrite ? editRegion : undefined}
				onEdit={() => openPanel(sitesEditRegion, { siteId }, sub)}
			>
				<Facts>
					<Fact label={overview.country}>{names.country(country)}</Fact>
					<Fact label={overview.region}>
						{region === null ? t.wholeCountry : names.region(country, region)}
					</Fact>
					<Fact label={overview.timeZone}>{site.timeZone}</Fact>
				</Facts>
			</Section>
			<Section
				title={t.address}
				edit={mayWrite ? editAddress : undefined}
				onEdit={() => openPanel(sitesEditAddress, { siteId }, sub)}
			>
				<p className="master-text">{addressLines(address ?? {}).join("\n") || t.none}</p>
			</Section>
		</>
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
