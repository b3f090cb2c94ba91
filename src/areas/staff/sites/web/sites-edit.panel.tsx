import type { Address } from "#kit/contract/master-data/group-field.ts";
import { emptyAddress } from "#kit/contract/master-data/group-field.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { AddressFields, addressRules } from "#kit/web/records/address-fields.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { sitesEditAddress, sitesEditRegion } from "./panels.ts";
import {
	RegionFields,
	type RegionValues,
	regionOf,
	regionValuesOf,
	useRegionRules,
} from "./region-fields.tsx";
import { renewedBySites, type Site, SitePanel, type SiteProps } from "./site-panel.tsx";

/** Where a site is: whose holidays and hours it keeps. */
export function EditRegion({ siteId, close }: SiteProps) {
	return (
		<SitePanel panel={sitesEditRegion} siteId={siteId}>
			{(site) => <RegionForm site={site} close={close} />}
		</SitePanel>
	);
}

interface Given {
	readonly site: Site;
	readonly close: () => void;
}

function RegionForm({ site, close }: Given) {
	const t = useTexts(texts).form;
	const form = useApiForm<RegionValues, typeof contract.updateSiteRegion>({
		...useShared(site),
		draftKey: `sites.edit-region:${site.id}`,
		initial: regionValuesOf(site),
		fields: useRegionRules(),
		endpoint: contract.updateSiteRegion,
		input: (values, version = site.version) => ({ siteId: site.id, version, ...regionOf(values) }),
	});
	return (
		<FormPanel form={form} title={useTitle(sitesEditRegion)} sub={site.name} close={close}>
			<FormSection id="region" title={t.region}>
				<RegionFields form={form} />
			</FormSection>
		</FormPanel>
	);
}

/** A site's postal address. */
export function EditAddress({ siteId, close }: SiteProps) {
	return (
		<SitePanel panel={sitesEditAddress} siteId={siteId}>
			{(site) => <AddressForm site={site} close={close} />}
		</SitePanel>
	);
}

function AddressForm({ site, close }: Given) {
	const t = useTexts(texts).form;
	const form = useApiForm<Address, typeof contract.updateSiteAddress>({
		...useShared(site),
		draftKey: `sites.edit-address:${site.id}`,
		initial: site.address ?? emptyAddress,
		fields: addressRules(t.lines),
		endpoint: contract.updateSiteAddress,
		input: (address, version = site.version) => ({ siteId: site.id, version, address }),
	});
	return (
		<FormPanel form={form} title={useTitle(sitesEditAddress)} sub={site.name} close={close}>
			<FormSection id="address" title={t.address}>
				<AddressFields form={form} />
			</FormSection>
		</FormPanel>
	);
}

/** What both forms have in common. */
function useShared({ id: siteId, version }: Site) {
	const { doing, done } = useTexts(texts);
	return {
		version,
		context: doing.save,
		renews: renewedBySites,
		onSaved: () => toast({ type: "positive", title: done.saved }),
		reload: () => renew(contract.getSite, { siteId }),
	};
}
