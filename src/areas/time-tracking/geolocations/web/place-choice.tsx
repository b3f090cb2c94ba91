import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import type { GeolocationValues } from "./use-geolocation-form.ts";

/** The site or the unit that a place counts for, where it is one of them. */
export function PlaceChoice({ form }: { readonly form: Form<GeolocationValues> }) {
	const { availableSites } = useSession();
	const { scope } = form.values;
	if (scope === "UNIT") return <UnitChoice {...form.field("unitId")} required />;
	if (scope !== "SITE") return null;
	return (
		<SelectField
			{...form.field("siteId")}
			required
			options={availableSites.map(({ siteId, name }) => ({
				value: siteId,
				label: name,
			}))}
		/>
	);
}
