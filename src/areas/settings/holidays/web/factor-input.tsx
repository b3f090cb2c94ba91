import type { FreeFactor } from "#domain/holidays/holiday-facts.ts";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { factorOptions } from "./factor-options.ts";

/** 0, 0.5 or 1: nothing between. */
export function FactorInput({ values: _, isNew: __, ...given }: MasterInputProps<FreeFactor>) {
	const { factors } = useTexts(texts);
	return (
		<SelectField
			{...given}
			value={String(given.value)}
			options={factorOptions(factors)}
			onChange={(next) => given.onChange(Number(next) as FreeFactor)}
		/>
	);
}
