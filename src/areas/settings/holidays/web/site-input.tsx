import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { useHolidayPlaces } from "./use-holiday-places.ts";

/** One site; emptied it is all of them. */
export function SiteInput({ values: _, isNew: __, ...given }: MasterInputProps<string | null>) {
	const t = useTexts(texts);
	const { options } = useHolidayPlaces();
	return <SelectField {...given} options={options} placeholder={t.everywhere} />;
}
