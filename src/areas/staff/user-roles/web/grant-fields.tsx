import { DateField } from "../../../../kit/ui/field/date-field.tsx";
import { SelectField } from "../../../../kit/ui/field/select-field.tsx";
import type { FormField } from "../../../../kit/ui/form/form-given.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { UnitChoice } from "../../units/web/public.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import type { PlaceChoice } from "./place-choice.ts";

interface PlaceGiven {
	readonly place: FormField<PlaceChoice | null>;
	readonly unit: FormField<string | null>;
}

/** Where a grant is to reach. */
export function PlaceFields({ place, unit }: PlaceGiven) {
	const t = useTexts(german, english);
	return (
		<>
			<SelectField<PlaceChoice>
				{...place}
				options={[
					{ value: "OWN_UNIT", label: t.place.ownUnit },
					{ value: "OWN_SITE", label: t.place.ownSite },
					{ value: "UNIT", label: t.place.chosenUnit },
					{ value: "GLOBAL", label: t.scopes.GLOBAL },
				]}
			/>
			{place.value === "UNIT" && <UnitChoice {...unit} required />}
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
