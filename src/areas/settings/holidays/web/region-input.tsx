import { SelectField } from "#kit/ui/field/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { useRegions } from "./use-regions.ts";

/** A state or canton; emptied it is all of them. */
export function RegionInput({ values: _, isNew: __, ...given }: MasterInputProps<string | null>) {
	const t = useTexts(texts);
	const { wholeOptions } = useRegions();
	return <SelectField {...given} options={wholeOptions()} placeholder={t.everyRegion} />;
}
