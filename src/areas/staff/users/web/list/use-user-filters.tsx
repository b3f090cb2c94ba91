import { useMemo } from "react";
import * as z from "zod/mini";
import { type DescribedField, useCustomFilters } from "#areas/settings/custom-fields/web/public.ts";
import { UnitsFilterPicker, useUnits } from "#areas/staff/units/web/public.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import { formEditor } from "#kit/ui/data-grid/filter/filter-form.tsx";
import { type GridFilter, makeFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { employmentStates, type UserItem } from "../../contract/people.ts";
import { texts } from "../../text.ts";
import { useSiteOptions } from "../edit/use-site-options.ts";
import {
	type ListOption,
	useEmploymentTypeOptions,
	useQualificationOptions,
	useTagOptions,
} from "./use-list-options.ts";

/** What the list of people can be narrowed by; only what there is to choose from. */
export function useUserFilters(
	customFields: readonly DescribedField[],
): readonly GridFilter<UserItem>[] {
	const t = useTexts(texts);
	const { items: units } = useUnits();
	const tags = useTagOptions();
	const sites = useSiteOptions();
	const qualifications = useQualificationOptions();
	const types = useEmploymentTypeOptions();
	const custom = useCustomFilters<UserItem>(customFields);
	return useMemo(() => {
		const { fields } = t;
		return [
			filter.units<UserItem>({
				id: "units",
				label: fields.unit,
				Picker: UnitsFilterPicker,
				nameOf: (id) => units.find((unit) => unit.id === id)?.name,
				query: ({ unitIds, recursive, includeSecondaryUnits }) => ({
					unitIds,
					recursive,
					includeSecondary: includeSecondaryUnits,
				}),
			}),
			...some("siteIds", fields.site, sites.length > 1 ? sites : []),
			filter.enabledState<UserItem>({
				id: "state",
				label: fields.state,
				query: (state) => stateQuery[state],
			}),
			employmentFilter({ label: fields.employment, words: t.employments }),
			...some("tagIds", fields.tags, tags),
			...some("qualificationIds", fields.qualifications, qualifications),
			...some("employmentTypeIds", fields.employmentType, types),
			...custom,
		];
	}, [t, units, tags, sites, qualifications, types, custom]);
}

/** Only where there is something to choose from. */
function some(id: string, label: string, options: readonly ListOption[]) {
	return options.length > 0 ? [filter.options<UserItem>({ id, label, options })] : [];
}

const stateQuery = {
	ENABLED: { isEnabled: true },
	DISABLED: { isEnabled: false, includeDisabled: true },
	ALL: { includeDisabled: true },
} as const;

type EmploymentState = (typeof employmentStates)[number];
type StateWords = Readonly<Record<EmploymentState, string>>;

/** Employed today, no longer, or not yet; sent as `employment`. */
function employmentFilter(given: { readonly label: string; readonly words: StateWords }) {
	const { label, words } = given;
	return makeFilter<UserItem, EmploymentState>(
		{ id: "employment", label },
		{
			schema: z.enum(employmentStates),
			describe: (state) => words[state],
			query: (employment) => ({ employment }),
			editor: formEditor<EmploymentState, EmploymentState>({
				begin: (state = "CURRENT") => state,
				whole: (state) => (state === "ALL" ? undefined : state),
				fields: ({ draft, set }) => (
					<SelectField<EmploymentState>
						label={label}
						required
						value={draft}
						onChange={(state) => set(state ?? "ALL")}
						options={employmentStates.map((value) => ({ value, label: words[value] }))}
					/>
				),
			}),
		},
	);
}
