import { useMemo } from "react";
import { times } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

const staleTime = times.organisationCache;

/** Sites that holidays may be kept for, and what was imported last. */
export function useHolidayPlaces() {
	const { data } = useApi(contract.listHolidayPlaces, {}, { staleTime });
	const sites = data?.sites ?? [];
	return {
		sites,
		imports: data?.imports ?? [],
		options: sites.map(({ id, name }) => ({ value: id, label: name })),
	};
}

/** What the site of a holiday is called, in lists, print and details; the same from draw to draw. */
export function useSiteNames() {
	const { everywhere, goneSite } = useTexts(texts);
	const { data } = useApi(contract.listHolidayPlaces, {}, { staleTime });
	return useMemo(() => {
		const known = new Map(data?.sites.map(({ id, name }) => [id, name]));
		const nameOf = (id: string) => known.get(id) ?? (data === undefined ? "" : goneSite);
		return {
			siteId: ({ siteId }: Readonly<Record<string, unknown>>) =>
				siteId === null ? everywhere : nameOf(String(siteId)),
		};
	}, [data, everywhere, goneSite]);
}

/** One site; emptied it is all of them. */
export function SiteInput({ values: _, isNew: __, ...given }: MasterInputProps<string | null>) {
	const { everywhere } = useTexts(texts);
	const { options } = useHolidayPlaces();
	return <SelectField {...given} options={options} placeholder={everywhere} />;
}

export function SiteView({ item }: { readonly item: { readonly siteId: string | null } }) {
	return useSiteNames().siteId(item);
}
