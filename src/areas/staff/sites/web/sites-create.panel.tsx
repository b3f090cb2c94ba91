import { UnitChoice, useUnits } from "#areas/staff/units/web/public.ts";
import { type Address, emptyAddress } from "#kit/contract/master-data/group-field.ts";
import type { noParams } from "#kit/contract/master-data/master-params.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { AddressFields, addressOf, addressRules } from "#kit/web/records/address-fields.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { sitesCreate } from "./panels.ts";
import {
	initialRegion,
	RegionFields,
	type RegionValues,
	regionOf,
	useRegionRules,
} from "./region-fields.tsx";
import { renewedBySites } from "./site-panel.tsx";

/** Whether a site gets a unit of its own or is one that is there. */
const siteKinds = ["NEW", "EXISTING"] as const;

interface Values extends RegionValues, Address {
	readonly name: string;
	readonly kind: (typeof siteKinds)[number];
	readonly parentUnitId: string | null;
	readonly unitId: string | null;
}

const initial: Values = {
	...emptyAddress,
	...initialRegion,
	name: "",
	kind: "NEW",
	parentUnitId: null,
	unitId: null,
};

/** A new site: a unit of its own, or one that is there already. */
export default function SitesCreatePanel({ close }: PanelProps<typeof noParams>) {
	const t = useTexts(texts).form;
	const form = useSiteForm();
	const taken = useUnits()
		.items.filter(({ kind }) => kind !== "UNIT")
		.map(({ id }) => id);
	return (
		<FormPanel form={form} close={close}>
			<FormSection id="base" title={t.base}>
				<TextField {...form.field("name")} maxLength={200} />
			</FormSection>
			<FormSection id="region" title={t.region}>
				<RegionFields form={form} />
			</FormSection>
			<FormSection id="place" title={t.place}>
				<SegmentedField
					{...form.field("kind")}
					options={siteKinds.map((value) => ({ value, label: t[value] }))}
				/>
				{form.values.kind === "NEW" ? (
					<UnitChoice {...form.field("parentUnitId")} />
				) : (
					<UnitChoice {...form.field("unitId")} disabledIds={taken} />
				)}
			</FormSection>
			<FormSection id="address" title={t.address}>
				<AddressFields form={form} />
			</FormSection>
		</FormPanel>
	);
}

/** What is typed about a new site. */
function useSiteForm(): Form<Values> {
	const { form: t, done } = useTexts(texts);
	const section = "place";
	return useApiForm<Values, typeof contract.createSite>({
		draftKey: "sites.create",
		initial,
		fields: {
			...useRegionRules(),
			...addressRules(t.lines),
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
			...regionOf(values),
			address: addressOf(values),
			parentUnitId: values.kind === "NEW" ? values.parentUnitId : null,
			unitId: values.kind === "EXISTING" ? values.unitId : null,
		}),
		context: useTitle(sitesCreate),
		renews: renewedBySites,
		onSaved: () => toast({ type: "positive", title: done.created }),
	});
}
