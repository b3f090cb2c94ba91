import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { permissionScopes } from "#domain/access/permission-map.ts";
import type { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DecimalField } from "#kit/ui/field/decimal-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useMasterForm } from "#kit/web/master-data/form/use-master-form.ts";
import { useEntryActions } from "#kit/web/master-data/use-entry-actions.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, degreeDecimals, type Geolocation, radiusLimits } from "../contract.ts";
import { texts } from "../text.ts";
import { screens } from "./geolocation-screens.tsx";
import { LocateButton } from "./locate-button.tsx";

interface Values extends Pick<Geolocation, "name" | "scope" | "siteId" | "unitId"> {
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly radius: number | null;
}

/** One place: where it is, how far around it counts, and for whom. */
export default function GeolocationsEditPanel({ id, close }: PanelProps<typeof masterEditParams>) {
	const { form } = useTexts(texts);
	if (id === undefined) return <GeolocationForm place={undefined} close={close} />;
	return (
		<AnswerPanel endpoint={contract.getGeolocation} input={{ id }} words={form}>
			{(place) => <GeolocationForm place={place} close={close} />}
		</AnswerPanel>
	);
}

function GeolocationForm({ place, close }: { place: Geolocation | undefined; close: () => void }) {
	const { master, form: t } = useTexts(texts);
	const form = useMasterForm<Values>(screens, {
		item: place && { ...place },
		checks: {
			siteId: (id, { scope }) => (scope === "SITE" && id === null ? t.siteMissing : undefined),
			unitId: (id, { scope }) => (scope === "UNIT" && id === null ? t.unitMissing : undefined),
		},
	});
	return (
		<FormPanel
			form={form}
			title={place === undefined ? master.create : undefined}
			sub={place?.name}
			ends={place && <RemoveButton place={place} close={close} />}
			close={close}
		>
			<FormSection id="base" title={t.base}>
				<div data-wide>
					<TextField {...form.field("name")} maxLength={100} />
				</div>
			</FormSection>
			<PositionFields form={form} />
			<FormSection id="counts" title={t.counts}>
				<SegmentedField
					{...form.field("scope")}
					options={permissionScopes.map((value) => ({ value, label: master.options.scope[value] }))}
				/>
				<PlaceChoice form={form} />
			</FormSection>
		</FormPanel>
	);
}

function PositionFields({ form }: { readonly form: Form<Values> }) {
	const t = useTexts(texts).form;
	const take = (latitude: number, longitude: number) => {
		form.set("latitude", latitude);
		form.set("longitude", longitude);
	};
	return (
		<FormSection id="position" title={t.position}>
			<div data-wide>
				<LocateButton
					latitude={form.values.latitude}
					longitude={form.values.longitude}
					onTake={take}
				/>
			</div>
			<DecimalField
				{...form.field("latitude")}
				decimals={degreeDecimals}
				least={-90}
				most={90}
				step={0.001}
			/>
			<DecimalField
				{...form.field("longitude")}
				decimals={degreeDecimals}
				least={-180}
				most={180}
				step={0.001}
			/>
			<NumberField
				{...form.field("radius")}
				least={radiusLimits.min}
				most={radiusLimits.max}
				step={10}
				unit={t.metres}
				unitWidth={30}
			/>
		</FormSection>
	);
}

function RemoveButton({ place, close }: { place: Geolocation; close: () => void }) {
	const t = useTexts(texts).form;
	const mayDelete = useMay("settings.manage", "FULL");
	const { remove } = useEntryActions(screens);
	if (!mayDelete) return null;
	const removeAndClose = async () => {
		if (await remove({ ...place })) close();
	};
	return <DangerButton onClick={() => void removeAndClose()}>{t.remove}</DangerButton>;
}

/** The site or the unit that a place counts for, where it is one of them. */
function PlaceChoice({ form }: { readonly form: Form<Values> }) {
	const { availableSites } = useSession();
	const { scope } = form.values;
	if (scope === "UNIT") return <UnitChoice {...form.field("unitId")} required />;
	if (scope !== "SITE") return null;
	return (
		<SelectField
			{...form.field("siteId")}
			required
			options={availableSites.map(({ siteId, name }) => ({ value: siteId, label: name }))}
		/>
	);
}
