import type { Form } from "#kit/ui/form/form-given.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type AddressValues, addressOf, noAddress, useAddressRules } from "./address-fields.tsx";
import { type RegionValues, useRegionRules } from "./region-fields.tsx";
import { renewedBySites } from "./renew-sites.ts";
import { zoneOfCountry } from "./zone-of-country.ts";

/** Whether a site gets a unit of its own or is one that is there. */
export const siteKinds = ["NEW", "EXISTING"] as const;

interface Values extends RegionValues, AddressValues {
	readonly name: string;
	readonly kind: (typeof siteKinds)[number];
	readonly parentUnitId: string | null;
	readonly unitId: string | null;
}

const initial: Values = {
	...noAddress,
	name: "",
	country: "DE",
	region: null,
	timeZone: zoneOfCountry.DE,
	kind: "NEW",
	parentUnitId: null,
	unitId: null,
};

/** What is typed about a new site. */
export function useSiteForm(): Form<Values> {
	const { form: t, doing, done } = useTexts(texts);
	const section = "place";
	return useApiForm<Values, typeof contract.createSite>({
		draftKey: "sites.create",
		initial,
		fields: {
			...useRegionRules(),
			...useAddressRules(),
			name: { label: t.name, required: true, section: "base" },
			kind: { label: t.kind, section },
			parentUnitId: { label: t.parent, help: t.parentHelp, section },
			unitId: {
				label: t.unit,
				section,
				check: (unitId, { kind }) =>
					kind === "EXISTING" && unitId === null ? t.unitMissing : undefined,
			},
		},
		endpoint: contract.createSite,
		input: (values) => ({
			name: values.name,
			country: values.country ?? "DE",
			region: values.region,
			timeZone: values.timeZone ?? "",
			address: addressOf(values),
			parentUnitId: values.kind === "NEW" ? values.parentUnitId : null,
			unitId: values.kind === "EXISTING" ? values.unitId : null,
		}),
		context: doing.create,
		renews: renewedBySites,
		onSaved: () => toast({ type: "positive", title: done.created }),
	});
}
