import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import {
	AddressFields,
	type AddressValues,
	addressOf,
	noAddress,
	useAddressRules,
} from "./address-fields.tsx";
import { sitesEditAddress } from "./panels.ts";
import { renewedBySites } from "./renew-sites.ts";
import { type Site, SitePanel } from "./site-panel.tsx";
import type { siteParams } from "./site-params.ts";

export default function SitesEditAddressPanel({ siteId, close }: PanelProps<typeof siteParams>) {
	const editAddress = useTitle(sitesEditAddress);
	return (
		<SitePanel siteId={siteId} title={editAddress}>
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
	const editAddress = useTitle(sitesEditAddress);
	const siteId = site.id;
	const form = useApiForm<AddressValues, typeof contract.updateSiteAddress>({
		draftKey: `sites.edit-address:${siteId}`,
		initial: valuesOf(site),
		version: site.version,
		fields: useAddressRules(),
		endpoint: contract.updateSiteAddress,
		input: (values, version = site.version) => ({
			siteId,
			version,
			address: addressOf(values),
		}),
		context: doing.save,
		renews: renewedBySites,
		onSaved: () => toast({ type: "positive", title: done.saved }),
		reload: () => renew(contract.getSite, { siteId }),
	});
	return (
		<FormPanel form={form} title={editAddress} sub={site.name} close={close}>
			<FormSection id="address" title={t.address}>
				<AddressFields form={form} />
			</FormSection>
		</FormPanel>
	);
}

function valuesOf({ address }: Site): AddressValues {
	if (address === null) return noAddress;
	const { country, ...rest } = address;
	return { ...rest, addressCountry: country };
}
