import type { HolidayCountry } from "#domain/holidays/holiday-facts.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useRegions } from "../regions.tsx";
import { yearNow, yearOptions } from "../years.ts";
import type { ImportChoice } from "./use-import-choice.ts";

/** Country, region, years and sites of an import. */
export function ImportFields({ choice }: { readonly choice: ImportChoice }) {
	const t = useTexts(texts).import;
	const { countryOptions, optionsOf } = useRegions();
	const { place, fromYear, toYear, places } = choice;
	return (
		<FieldGrid>
			<SelectField<HolidayCountry>
				label={t.country}
				value={place.country}
				required
				options={countryOptions}
				onChange={(country) => choice.setPlace({ country: country ?? "DE", region: null })}
			/>
			<SelectField
				label={t.region}
				value={place.region}
				options={optionsOf(place.country)}
				placeholder={t.wholeCountry}
				onChange={(region) => choice.setPlace({ ...place, region })}
			/>
			<SelectField
				label={t.fromYear}
				value={String(fromYear)}
				required
				options={yearOptions(yearNow() - 3, yearNow() + 10)}
				onChange={(year) => choice.setFromYear(Number(year))}
			/>
			<SelectField
				label={t.toYear}
				value={String(toYear)}
				required
				options={yearOptions(fromYear, choice.lastYear)}
				onChange={(year) => choice.setToYear(Number(year))}
			/>
			<div data-wide>
				<MultiSelectField
					label={t.sites}
					help={t.sitesHelp}
					value={choice.siteIds}
					options={places.options}
					onChange={choice.setSiteIds}
				/>
			</div>
		</FieldGrid>
	);
}
