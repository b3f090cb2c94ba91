import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import type { FormField } from "#kit/ui/form/form-given.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { type PlaceChoice, placeChoices } from "./place-choice.ts";

interface PlaceGiven {
	readonly place: FormField<PlaceChoice | null>;
	readonly unit: FormField<string | null>;
	readonly site: FormField<string | null>;
}

/** Where a grant is to reach. */
export function PlaceFields({ place, unit, site }: PlaceGiven) {
	const t = useTexts(texts);
	const { availableSites } = useSession();
	const words = {
		OWN_UNIT: t.place.ownUnit,
		OWN_SITE: t.place.ownSite,
		UNIT: t.place.chosenUnit,
		SITE: t.place.chosenSite,
		GLOBAL: t.scopes.GLOBAL,
	};
	return (
		<>
			<SelectField<PlaceChoice>
				{...place}
				options={placeChoices.map((value) => ({ value, label: words[value] }))}
			/>
			{place.value === "UNIT" && <UnitChoice {...unit} required />}
			{place.value === "SITE" && (
				<SelectField
					{...site}
					required
					options={availableSites.map(({ siteId, name }) => ({
						value: siteId,
						label: name,
					}))}
				/>
			)}
		</>
	);
}

interface DaysGiven {
	readonly from: FormField<string | null>;
	readonly to: FormField<string | null>;
}

/** When it holds. */
export function DaysFields({ from, to }: DaysGiven) {
	return (
		<>
			<DateField {...from} />
			<DateField {...to} />
		</>
	);
}
