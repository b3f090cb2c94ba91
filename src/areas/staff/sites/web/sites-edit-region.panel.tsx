import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { type Country, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { sitesEditRegion } from "./panels.ts";
import { RegionFields, type RegionValues, useRegionRules } from "./region-fields.tsx";
import { renewedBySites } from "./renew-sites.ts";
import { type Site, SitePanel } from "./site-panel.tsx";
import type { siteParams } from "./site-params.ts";

export default function SitesEditRegionPanel({ siteId, close }: PanelProps<typeof siteParams>) {
	const editRegion = useTitle(sitesEditRegion);
	return (
		<SitePanel siteId={siteId} title={editRegion}>
			{(site) => <Editor site={site} close={close} />}
		</SitePanel>
	);
}

interface Given {
	readonly site: Site;
	readonly close: () => void;
}

function Editor({ site, close }: Given) {
	const { form: t, doing, done } = useTexts(texts);
	const editRegion = useTitle(sitesEditRegion);
	const siteId = site.id;
	const { region, timeZone } = site;
	const form = useApiForm<RegionValues, typeof contract.updateSiteRegion>({
		draftKey: `sites.edit-region:${siteId}`,
		initial: { country: site.country as Country, region, timeZone },
		version: site.version,
		fields: useRegionRules(),
		endpoint: contract.updateSiteRegion,
		input: (values, version = site.version) => ({
			siteId,
			version,
			country: values.country ?? "DE",
			region: values.region,
			timeZone: values.timeZone ?? "",
		}),
		context: doing.save,
		renews: renewedBySites,
		onSaved: () => toast({ type: "positive", title: done.saved }),
		reload: () => renew(contract.getSite, { siteId }),
	});
	return (
		<FormPanel form={form} title={editRegion} sub={site.name} close={close}>
			<FormSection id="region" title={t.region}>
				<RegionFields form={form} />
			</FormSection>
		</FormPanel>
	);
}
