import { UnitChoice, useUnits } from "#areas/staff/units/web/public.ts";
import type { noParams } from "#kit/contract/master-data/master-params.ts";
import { SegmentedField } from "#kit/ui/field/segmented-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { texts } from "../text.ts";
import { AddressFields } from "./address-fields.tsx";
import { sitesCreate } from "./panels.ts";
import { RegionFields } from "./region-fields.tsx";

import { siteKinds, useSiteForm } from "./use-site-form.ts";

/** A new site: a unit of its own, or one that is there already. */
export default function SitesCreatePanel({ close }: PanelProps<typeof noParams>) {
	const t = useTexts(texts).form;
	const create = useTitle(sitesCreate);
	const form = useSiteForm();
	const taken = useUnits()
		.items.filter(({ kind }) => kind !== "UNIT")
		.map(({ id }) => id);
	return (
		<FormPanel form={form} title={create} close={close}>
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
