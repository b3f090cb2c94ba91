import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type Geolocation } from "../contract.ts";
import { texts } from "../text.ts";

type Scope = Geolocation["scope"];

export interface GeolocationValues {
	readonly name: string;
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly radius: number | null;
	readonly scope: Scope;
	readonly siteId: string | null;
	readonly unitId: string | null;
}

const empty: GeolocationValues = {
	name: "",
	latitude: null,
	longitude: null,
	radius: 100,
	scope: "GLOBAL",
	siteId: null,
	unitId: null,
};

/** Creates a place, or changes the one that is there. */
export function useGeolocationForm(place: Geolocation | undefined): Form<GeolocationValues> {
	const t = useTexts(texts).form;
	const { id = "", version = 0 } = place ?? {};
	const shared = {
		draftKey: `geolocations.edit:${place?.id ?? "new"}`,
		initial: place === undefined ? empty : valuesOf(place),
		fields: useRules(),
		context: t.saving,
		renews: [contract.listGeolocations, contract.getGeolocation],
		onSaved: () => toast({ type: "positive", title: t.saved }),
	};
	const changing = useApiForm<GeolocationValues, typeof contract.updateGeolocation>({
		...shared,
		version,
		endpoint: contract.updateGeolocation,
		input: (values, based = version) => ({
			id,
			version: based,
			...given(values),
		}),
		reload: () => renew(contract.getGeolocation, { id }),
	});
	const creating = useApiForm<GeolocationValues, typeof contract.createGeolocation>({
		...shared,
		endpoint: contract.createGeolocation,
		input: given,
	});
	return place === undefined ? creating : changing;
}

function valuesOf(place: Geolocation): GeolocationValues {
	const { name, latitude, longitude, radius, scope, siteId, unitId } = place;
	return { name, latitude, longitude, radius, scope, siteId, unitId };
}

/** As it is sent: only the place that is meant. Empty numbers were refused before. */
function given(values: GeolocationValues) {
	const { latitude, longitude, radius, scope, siteId, unitId } = values;
	return {
		...values,
		latitude: latitude ?? Number.NaN,
		longitude: longitude ?? Number.NaN,
		radius: radius ?? Number.NaN,
		siteId: scope === "SITE" ? siteId : null,
		unitId: scope === "UNIT" ? unitId : null,
	};
}

function useRules(): FormRules<GeolocationValues> {
	const { form: t, master } = useTexts(texts);
	const { fields, options } = master;
	const missing =
		(at: Scope, text: string) =>
		(id: string | null, { scope }: GeolocationValues) =>
			scope === at && id === null ? text : undefined;
	return {
		name: { label: fields.name, required: true },
		latitude: { label: fields.latitude, required: true, help: t.latitudeHelp },
		longitude: {
			label: fields.longitude,
			required: true,
			help: t.longitudeHelp,
		},
		radius: { label: fields.radius, required: true, help: t.radiusHelp },
		scope: { label: fields.scope, print: (scope) => options.scope[scope] },
		siteId: { label: fields.siteId, check: missing("SITE", t.siteMissing) },
		unitId: { label: fields.unitId, check: missing("UNIT", t.unitMissing) },
	};
}
