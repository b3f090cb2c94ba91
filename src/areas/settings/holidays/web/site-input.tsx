import { SelectField } from "#kit/ui/field/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { useHolidayPlaces } from "./use-holiday-places.ts";

/** One site; emptied it is all of them. */
export function SiteInput({ values: _, isNew: __, ...given }: MasterInputProps<string | null>) {
	const t = useTexts(german, english);
	const { options } = useHolidayPlaces();
	return <SelectField {...given} options={options} placeholder={t.everywhere} />;
}
